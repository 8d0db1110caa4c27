import type { APIRoute } from 'astro';
import { getSitemapFiles, sitemapIndexXml } from '~/model/site/xml-sitemap';

export const GET: APIRoute = async () =>
  new Response(sitemapIndexXml(await getSitemapFiles()), { headers: { 'Content-Type': 'application/xml' } });
