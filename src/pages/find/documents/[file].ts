import type { APIRoute } from 'astro';
import { getDocumentIndex } from '~/model/documents/document-index';

/** The files of the index of the words in PDFs. The manifest has a fixed name, like that of the index of the site. */
export const getStaticPaths = async () =>
  [...(await getDocumentIndex()).files].map(([file, bytes]) => ({ params: { file }, props: { bytes } }));

export const GET: APIRoute<{ bytes: Uint8Array<ArrayBuffer> }> = ({ props }) => new Response(props.bytes);
