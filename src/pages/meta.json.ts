import type { APIRoute } from 'astro';
import { meta } from '~/model/site/manifest';

export const GET: APIRoute = () => Response.json(meta);
