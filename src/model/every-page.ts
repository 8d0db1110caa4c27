import { limits } from '~/config';
import { dayInIndia, monthAndYear, yearOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { once } from '~/lib/once';
import { JOB_CATEGORIES, pagePath, paths } from '~/routes';
import { getAlbums } from './albums';
import { hasBegun } from './clock';
import { getEvents, getPastEvents } from './events';
import { getListings, listingsAs } from './listings';
import { getAllNews, getPressReleases, getReadableNews } from './news';
import { getPages } from './pages';
import { getPenalActions, latestPenalChange } from './penal-actions';
import { getJobs, latestJobChange } from './recruitments';
import { getOpenTenders, getPeriods } from './tender-periods';
import { latestChange } from './tenders';
import { getSongs } from './songs';
import { getVideos } from './videos';

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
  /** When its content last changed, as far as the content says. */
  updatedAt: string | undefined;
  /** The year or the page it is filed under. */
  year?: number;
  id?: string;
}

const latest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined && hasBegun(date))
    .map((date) => dayInIndia(date ?? ''))
    .sort()
    .at(-1);

/** The screens that every such site has, whatever its content. */
async function screens(lang: Lang): Promise<SitePage[]> {
  const t = texts(lang);
  const [news, press, events, albums, videos, songs, tenders, penal, periods] = await Promise.all([
    getAllNews(lang),
    getPressReleases(lang),
    getEvents(lang),
    getAlbums(lang),
    getVideos(lang),
    getSongs(lang),
    getOpenTenders(lang),
    getPenalActions(lang),
    getPeriods(lang),
  ]);
  const jobs = await Promise.all(
    JOB_CATEGORIES.map(async (category) => ({
      path: paths.jobs(category),
      title: t(`recruitment:${category}`),
      updatedAt: latestJobChange(await getJobs(category, lang)),
    })),
  );
  const named: { path: string; title: string; updatedAt?: string | undefined }[] = [
    { path: paths.home, title: t('website:home_page') },
    {
      path: paths.tenders,
      title: t('tenders:title'),
      updatedAt: latestChange(tenders) ?? latestChange(periods[0]?.tenders ?? []),
    },
    ...jobs,
    { path: paths.penalActions, title: t('penal_action:title'), updatedAt: latestPenalChange(penal) },
    { path: paths.news, title: t('news:title'), updatedAt: latest(news.map((entry) => entry.publishedOn)) },
    {
      path: paths.pressReleases,
      title: t('press_releases:title'),
      updatedAt: latest(press.map((entry) => entry.publishedOn)),
    },
    { path: paths.events, title: t('latest_events:title'), updatedAt: latest(events.map((entry) => entry.updatedAt)) },
    {
      path: paths.albums,
      title: t('photo_gallery:title'),
      updatedAt: latest(albums.map((entry) => entry.updatedAt ?? entry.heldOn)),
    },
    {
      path: paths.videos,
      title: t('videos_documentaries:title'),
      updatedAt: latest(videos.map((entry) => entry.publishedOn)),
    },
    { path: paths.songs, title: t('songs:title'), updatedAt: latest(songs.map((entry) => entry.publishedOn)) },
    { path: paths.search, title: t('search:title') },
    { path: paths.sitemap, title: t('website:sitemap') },
    { path: paths.help, title: t('help:title') },
    { path: paths.screenReaderAccess, title: t('website:screen_reader_access') },
    { path: paths.feedback, title: t('feedback:title') },
  ];
  return named.map((one) => ({ section: 'screens', lang, updatedAt: undefined, ...one }));
}

/** Page 2 and further of the lists that are paged by address. */
async function furtherPages(lang: Lang, all: readonly SitePage[]): Promise<SitePage[]> {
  const lists = [
    ...[...(await listingsAs('table')(lang)), ...(await listingsAs('cards')(lang))].map(({ about, entries }) => ({
      path: paths.listing(about.id, about.layout),
      entries: entries.length,
    })),
    ...(await getPeriods(lang)).map((one) => ({
      path: paths.tenderPeriod(one.month, one.year),
      entries: one.tenders.length,
    })),
    ...(await Promise.all(
      JOB_CATEGORIES.map(async (category) => ({
        path: paths.jobs(category),
        entries: (await getJobs(category, lang)).length,
      })),
    )),
    { path: paths.news, entries: (await getAllNews(lang)).length },
    { path: paths.pressReleases, entries: (await getPressReleases(lang)).length },
    { path: paths.events, entries: (await getPastEvents(lang)).length },
    { path: paths.albums, entries: (await getAlbums(lang)).length },
    { path: paths.videos, entries: (await getVideos(lang)).length },
    { path: paths.tenders, entries: (await getOpenTenders(lang)).length },
    { path: paths.penalActions, entries: (await getPenalActions(lang)).length },
  ];
  const known = new Map(all.map((page) => [page.path, page]));
  return lists.flatMap(({ path, entries }) => {
    const list = known.get(path);
    const last = Math.max(1, Math.ceil(entries / limits.rowsPerPage));
    if (!list) return [];
    return Array.from({ length: last - 1 }, (_, index) => ({
      ...list,
      section: 'further' as const,
      path: pagePath(path, index + 2),
    }));
  });
}

/** Every page of the site in a language, of each section the latest first; the error pages and the thank-you page left out. */
export const getEveryPage = once(async (lang: Lang): Promise<SitePage[]> => {
  const [fixed, pages, listings, periods, events, albums, press, news] = await Promise.all([
    screens(lang),
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
      updatedAt,
    })),
    ...listings.map(({ id, layout, title, lang: written, updatedAt }) => ({
      section: 'listings' as const,
      path: paths.listing(id, layout),
      title,
      lang: written,
      updatedAt,
    })),
    ...periods.map(({ month, year, tenders }) => ({
      section: 'tenders' as const,
      path: paths.tenderPeriod(month, year),
      title: monthAndYear(month, year, lang),
      lang,
      year,
      updatedAt: latestChange(tenders),
    })),
    ...events.toReversed().map(({ id, title, lang: written, startsAt, updatedAt }) => ({
      section: 'events' as const,
      path: paths.event(id),
      title,
      lang: written,
      year: yearOf(startsAt),
      updatedAt,
    })),
    ...albums.map(({ id, title, lang: written, heldOn, updatedAt }) => ({
      section: 'albums' as const,
      path: paths.album(id),
      title,
      lang: written,
      year: yearOf(heldOn),
      updatedAt: updatedAt ?? heldOn,
    })),
    ...press.map(({ id, title, lang: written, publishedOn, updatedAt }) => ({
      section: 'press' as const,
      path: paths.pressRelease(id),
      title,
      lang: written,
      year: yearOf(publishedOn),
      updatedAt: updatedAt ?? publishedOn,
    })),
    ...news.map(({ id, title, lang: written, publishedOn, updatedAt }) => ({
      section: 'news' as const,
      path: paths.newsEntry(id),
      title,
      lang: written,
      year: yearOf(publishedOn),
      updatedAt: updatedAt ?? publishedOn,
    })),
  ];
  return [...firsts, ...(await furtherPages(lang, firsts))];
});
