import type { APIRoute } from 'astro';
import { meta } from '~/model/manifest';

export const GET: APIRoute = () => Response.json(meta);
