import type { APIRoute } from 'astro';
import { allYearsZip } from '~/model/open-data/packages';

export const GET: APIRoute = async () =>
  new Response(Uint8Array.from(await allYearsZip()), { headers: { 'Content-Type': 'application/zip' } });
