import type { APIRoute } from 'astro';
import { browserColours } from '~/layouts/browser-colours';
import { webManifest } from '~/model/site/manifest';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(webManifest('en', browserColours)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
