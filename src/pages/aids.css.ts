import type { APIRoute } from 'astro';
import { aidsSheet } from '~/layouts/aids';

export const GET: APIRoute = () => new Response(aidsSheet, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
