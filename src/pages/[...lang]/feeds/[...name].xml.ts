import type { APIRoute } from 'astro';
import type { Lang } from '~/i18n/lang';
import { inEachLang } from '~/layouts/static-paths';
import { feedXml } from '~/model/site/feed';
import { entriesOf, type Feed, getFeeds } from '~/model/site/feed-entries';
import { langParam } from '~/routes';

export const getStaticPaths = () =>
  inEachLang(async (lang) =>
    (await getFeeds(lang)).map((feed) => ({
      params: { lang: langParam(lang), name: feed.name },
      props: { lang, feed },
    })),
  );

export const GET: APIRoute<{ lang: Lang; feed: Feed }> = ({ props: { lang, feed } }) =>
  new Response(feedXml(entriesOf(feed, lang), lang, feed), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
