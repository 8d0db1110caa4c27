import type { APIRoute } from 'astro';
import { files } from 'virtual:islands';
import start, { hash } from '~/start/start.ts?script';

/** Scripts that load after the page. The name of a file changes with its content: see `scriptPath`. */
export const getStaticPaths = () =>
  Object.entries({ ...files, [`start.${hash}.js`]: start }).map(([name, code]) => ({
    params: { script: name.replace(/\.js$/, '') },
    props: { code },
  }));

export const GET: APIRoute = ({ props }) =>
  new Response(String(props.code), { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
