import type { APIRoute } from 'astro';
import { securityTxt } from '~/model/site/security-contact';

export const GET: APIRoute = () =>
  new Response(securityTxt(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
