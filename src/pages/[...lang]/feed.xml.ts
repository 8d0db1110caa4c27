import type { APIRoute } from 'astro';
import { feedXml } from '~/model/site/feed';
import { getFeedEntries } from '~/model/site/feed-entries';
import { bothLanguages } from '~/layouts/static-paths';
import { langOfParam } from '~/routes';

export const getStaticPaths = bothLanguages;

export const GET: APIRoute = async ({ params }) => {
  const lang = langOfParam(params.lang);
  return new Response(feedXml(await getFeedEntries(lang), lang), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
};
