import type { APIRoute } from 'astro';
import { getIndex } from '~/model/site/search-index';

/**
 * The files of the search index. The manifest has a fixed name. The names of the other files change with their content.
 */
export const getStaticPaths = async () =>
  [...(await getIndex()).files].map(([file, bytes]) => ({ params: { file }, props: { bytes } }));

export const GET: APIRoute<{ bytes: Uint8Array<ArrayBuffer> }> = ({ props }) => new Response(props.bytes);
