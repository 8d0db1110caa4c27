import type { APIRoute } from 'astro';
import start, { hash } from '~/start/start.ts?script';

/** Scripts that pages load, under names that change with what is in them: see `scriptPath`. */
export const getStaticPaths = () => [{ params: { script: `start.${hash}` }, props: { code: start } }];

export const GET: APIRoute = ({ props }) =>
  new Response(String(props.code), { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
