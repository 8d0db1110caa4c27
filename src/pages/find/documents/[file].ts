import type { APIRoute } from 'astro';
import { getDocumentIndex } from '~/model/documents/document-index';

/** The index files for the words in PDFs. The manifest has a fixed name, like the manifest of the site's index. */
export const getStaticPaths = async () =>
  [...(await getDocumentIndex()).files].map(([file, bytes]) => ({ params: { file }, props: { bytes } }));

export const GET: APIRoute<{ bytes: Uint8Array<ArrayBuffer> }> = ({ props }) => new Response(props.bytes);
