import { LANGS, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { derived } from '~/lib/queries';
import { JOB_CATEGORIES, paths } from '~/routes';
import type { Entry } from '~/search/entry';
import { getEveryPage } from './every-page';
import { getListings } from '../kinds/listings';
import { getContentPage, getPages } from '../kinds/pages';
import { body, entryOf, written } from './search-entries';
import { wordsOf } from '../prose/words';

/** Content pages from the API. */
export const getContentEntries = derived(async () =>
  Promise.all(
    (await written(getPages)).map(async (summary) => {
      const page = await getContentPage(summary.lang, summary.id);
      const parts = page?.sections.map((section) => body(section.heading, wordsOf(section, section.body))) ?? [];
      return entryOf(summary, {
        lang: summary.lang,
        kind: 'page',
        path: paths.page(summary.id),
        title: summary.title,
        body: body(
          page?.description ?? summary.description,
          page && wordsOf(page, page.body),
          ...parts,
          ...(page?.keywords ?? []),
        ),
      });
    }),
  ),
);

/** A description for each list and service, by path. */
function purposesIn(lang: Lang): ReadonlyMap<string, string> {
  const t = texts(lang);
  const name = t('website:name');
  return new Map([
    [paths.home, t('seo_friendly:home_description', { name })],
    [paths.tenders, t('seo_friendly:tenders_description', { name })],
    ...JOB_CATEGORIES.map((one) => [paths.jobs(one), t(`seo_friendly:${one}_description`, { name })] as const),
    [paths.penalActions, t('seo_friendly:penal_action_description', { name })],
    [paths.news, t('seo_friendly:news_description', { name })],
    [paths.pressReleases, t('seo_friendly:press_releases_description', { name })],
    [paths.events, t('seo_friendly:events_description', { name })],
    [paths.albums, t('seo_friendly:albums_description', { name })],
    [paths.videos, t('seo_friendly:videos_description', { name })],
    [paths.songs, t('seo_friendly:songs_description', { name })],
    [paths.sitemap, t('seo_friendly:sitemap_description', { name })],
    [paths.packs, t('seo_friendly:packs_description', { name })],
    [paths.feedback, t('seo_friendly:feedback_description', { name })],
  ]);
}

/** Lists and services of the site. The help pages are in `help-entries.ts`. */
export const getScreenEntries = derived(async () => {
  const inLang = async (lang: Lang): Promise<Entry[]> => {
    const purposes = purposesIn(lang);
    return (await getEveryPage(lang)).flatMap((page) => {
      const purpose = page.section === 'screens' && purposes.get(page.path);
      return purpose ? entryOf(page, { lang, kind: 'page', path: page.path, title: page.title, body: purpose }) : [];
    });
  };
  return (await Promise.all(LANGS.map(inLang))).flat();
});

/** Listings from the API: circulars, forms, reports. */
export const getListingEntries = derived(async () =>
  (await written(getListings)).map((one) =>
    entryOf(one, {
      lang: one.lang,
      kind: 'page',
      path: paths.listing(one.id, one.layout),
      title: one.title,
      body: wordsOf(one, one.intro),
    }),
  ),
);
