import type { APIRoute } from 'astro';
import type { Lang } from '~/i18n/lang';
import { feedXml } from '~/model/site/feed';
import { getFeedEntries } from '~/model/site/feed-entries';
import { bothLanguages } from '~/layouts/static-paths';

export const getStaticPaths = bothLanguages;

export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) =>
  new Response(feedXml(await getFeedEntries(lang), lang), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
