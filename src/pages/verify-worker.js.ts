import type { APIRoute } from 'astro';
import worker from '~/start/verify-worker.ts?script';

/** The service worker of the page that verifies files. Its address never changes: browsers keep a worker by its address. */
export const GET: APIRoute = () =>
  new Response(worker, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
