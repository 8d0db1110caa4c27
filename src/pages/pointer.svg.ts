import type { APIRoute } from 'astro';
import { largePointer } from '~/layouts/aids';

export const GET: APIRoute = () => new Response(largePointer, { headers: { 'Content-Type': 'image/svg+xml' } });
