import type { APIRoute } from 'astro';
import { webManifest } from '~/model/manifest';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(webManifest('hi')), { headers: { 'Content-Type': 'application/manifest+json' } });
