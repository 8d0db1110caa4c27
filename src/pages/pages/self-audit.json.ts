import type { APIRoute } from 'astro';
import { earlJson } from '~/model/site/self-audit';

/** The self-audit for programs, in both languages. */
export const GET: APIRoute = async () =>
  new Response(await earlJson(), { headers: { 'Content-Type': 'application/ld+json; charset=utf-8' } });
