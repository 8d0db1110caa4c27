import type { APIRoute } from 'astro';
import type { Lang } from '~/i18n/lang';
import { inEachLang } from '~/layouts/static-paths';
import { feedXml, getFeedEntriesOf } from '~/model/site/feed';
import { FEEDS, type FeedName, langParam } from '~/routes';

export const getStaticPaths = () =>
  inEachLang((lang) =>
    Promise.resolve(FEEDS.map((name) => ({ params: { lang: langParam(lang), name }, props: { lang, name } }))),
  );

export const GET: APIRoute<{ lang: Lang; name: FeedName }> = async ({ props: { lang, name } }) =>
  new Response(feedXml(await getFeedEntriesOf(name, lang), lang, name), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
