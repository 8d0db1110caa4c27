import type { APIRoute } from 'astro';
import { getIndex } from '~/model/site/search-index';

/** The search index: a manifest, whose name stands, and the files it names, whose names change with what is in them. */
export const getStaticPaths = async () =>
  [...(await getIndex()).files].map(([file, bytes]) => ({ params: { file }, props: { bytes } }));

export const GET: APIRoute<{ bytes: Uint8Array<ArrayBuffer> }> = ({ props }) => new Response(props.bytes);
