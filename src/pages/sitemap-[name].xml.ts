import type { APIRoute } from 'astro';
import { getSitemapFiles, type SitemapFile, sitemapXml } from '~/model/xml-sitemap';

export const getStaticPaths = async () =>
  (await getSitemapFiles()).map((file) => ({ params: { name: file.name }, props: { file } }));

export const GET: APIRoute<{ file: SitemapFile }> = ({ props }) =>
  new Response(sitemapXml(props.file), { headers: { 'Content-Type': 'application/xml' } });
