import type { APIRoute } from 'astro';
import { version } from '~/model/manifest';

/** Browsers compare it with what they have kept: another version, and they start afresh. */
export const GET: APIRoute = () => Response.json({ version });
