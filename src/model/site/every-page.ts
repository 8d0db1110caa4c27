import { monthAndYear, yearOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { derivedBy } from '~/lib/queries';
import { JOB_CATEGORIES, pagePath, paths } from '~/routes';
import { getAlbums, latestAlbumChange } from '../kinds/albums';
import { latestDay } from '../clock';
import { getEvents, latestEventChange } from '../kinds/events';
import { getListChanges } from './list-changes';
import { getListings } from '../kinds/listings';
import type { Localised } from '../door/load';
import { getPressReleases, getReadableNews, latestNewsChange } from '../kinds/news';
import { getPages } from '../kinds/pages';
import { getSongs, latestSongChange } from '../kinds/songs';
import { getPeriods } from '../kinds/tender-periods';

export const SECTIONS = [
  'screens',
  'pages',
  'listings',
  'tenders',
  'events',
  'albums',
  'press',
  'news',
  'further',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A page of the site as a site map names it. */
export interface SitePage {
  section: Section;
  /** Without its language. */
  path: string;
  title: string;
  /** The language of the title. */
  lang: Lang;
  /** The day its content last changed, as far as the content says. */
  updatedAt: string | undefined;
  /** The year or the page it is filed under. */
  year?: number;
  id?: string;
  /** The day of the entry it shows. */
  datedOn?: string;
}

/** The screens that every such site has, whatever its content. */
async function screens(lang: Lang): Promise<SitePage[]> {
  const t = texts(lang);
  const changes = await getListChanges(lang);
  const named: { path: string; title: string; updatedAt?: string | undefined }[] = [
    { path: paths.home, title: t('website:home_page') },
    { path: paths.tenders, title: t('tenders:title') },
    ...JOB_CATEGORIES.map((category) => ({ path: paths.jobs(category), title: t(`recruitment:${category}`) })),
    { path: paths.penalActions, title: t('penal_action:title') },
    { path: paths.news, title: t('news:title') },
    { path: paths.pressReleases, title: t('press_releases:title') },
    { path: paths.events, title: t('latest_events:title') },
    { path: paths.albums, title: t('photo_gallery:title') },
    { path: paths.videos, title: t('videos_documentaries:title') },
    { path: paths.songs, title: t('songs:title'), updatedAt: latestSongChange(await getSongs(lang)) },
    { path: paths.search, title: t('search:title') },
    { path: paths.sitemap, title: t('website:sitemap') },
    { path: paths.aToZ, title: t('sitemap:a_to_z') },
    { path: paths.help, title: t('website:help') },
    { path: paths.packs, title: t('packs:title') },
    { path: paths.screenReaderAccess, title: t('website:screen_reader_access') },
    { path: paths.feedback, title: t('feedback:title') },
  ];
  return named.map((one) => ({ section: 'screens', lang, updatedAt: changes.get(one.path)?.[0], ...one }));
}

/** Page 2 and further of the lists that are paged by address. */
async function furtherPages(lang: Lang, firsts: readonly SitePage[]): Promise<SitePage[]> {
  const changes = await getListChanges(lang);
  return firsts.flatMap((list) =>
    (changes.get(list.path) ?? []).slice(1).map((updatedAt, index) => ({
      ...list,
      section: 'further' as const,
      path: pagePath(list.path, index + 2),
      updatedAt,
    })),
  );
}

/** The page of one entry, under the year it is of. */
const entryPage = (
  section: SitePage['section'],
  path: string,
  { title, lang }: Localised<{ title: string }>,
  datedOn: string,
  updatedAt: string | undefined,
): SitePage => ({ section, path, title, lang, year: yearOf(datedOn), datedOn: datedOn.slice(0, 10), updatedAt });

/** Every page of the site in a language, of each section the latest first; the error pages and the thank-you page left out. */
export const getEveryPage = derivedBy(async (lang: Lang): Promise<SitePage[]> => {
  const [fixed, changes, pages, listings, periods, events, albums, press, news] = await Promise.all([
    screens(lang),
    getListChanges(lang),
    getPages(lang),
    getListings(lang),
    getPeriods(lang),
    getEvents(lang),
    getAlbums(lang),
    getPressReleases(lang),
    getReadableNews(lang),
  ]);
  const firsts: SitePage[] = [
    ...fixed,
    ...pages.map(({ id, title, lang: written, updatedAt }) => ({
      section: 'pages' as const,
      path: paths.page(id),
      id,
      title,
      lang: written,
      updatedAt: latestDay([updatedAt]),
    })),
    ...listings.map(({ id, layout, title, lang: written }) => ({
      section: 'listings' as const,
      path: paths.listing(id, layout),
      title,
      lang: written,
      updatedAt: changes.get(paths.listing(id, layout))?.[0],
    })),
    ...periods.map(({ month, year }) => ({
      section: 'tenders' as const,
      path: paths.tenderPeriod(month, year),
      title: monthAndYear(month, year, lang),
      lang,
      year,
      updatedAt: changes.get(paths.tenderPeriod(month, year))?.[0],
    })),
    ...events
      .toReversed()
      .map((one) => entryPage('events', paths.event(one.id), one, one.startsAt, latestEventChange([one]))),
    ...albums.map((one) => entryPage('albums', paths.album(one.id), one, one.heldOn, latestAlbumChange([one]))),
    ...press.map((one) =>
      entryPage('press', paths.pressRelease(one.id), one, one.publishedOn, latestNewsChange([one])),
    ),
    ...news.map((one) => entryPage('news', paths.newsEntry(one.id), one, one.publishedOn, latestNewsChange([one]))),
  ];
  return [...firsts, ...(await furtherPages(lang, firsts))];
});

/** The addresses of pages that share their title and day with another page of their section. */
export const getNamesakes = derivedBy(async (lang: Lang): Promise<ReadonlySet<string>> => {
  const pages = (await getEveryPage(lang)).filter(({ section }) => section !== 'further');
  const sharing = Map.groupBy(pages, ({ section, title, datedOn = '' }) => [section, datedOn, title].join(' '));
  return new Set([...sharing.values()].flatMap((same) => (same.length > 1 ? same.map(({ path }) => path) : [])));
});
