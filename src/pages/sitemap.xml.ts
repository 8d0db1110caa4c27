import type { APIRoute } from 'astro';
import { getSitemapFiles, sitemapIndexXml } from '~/model/xml-sitemap';

export const GET: APIRoute = async () =>
  new Response(sitemapIndexXml(await getSitemapFiles()), { headers: { 'Content-Type': 'application/xml' } });
