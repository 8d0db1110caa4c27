import { limits } from '~/config';
import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { type PageOf, pagesOf } from '~/lib/paging';
import { JOB_CATEGORIES, paths } from '~/routes';
import { getAlbums, latestAlbumChange } from '../kinds/albums';
import { getPastEvents, getUpcomingEvents, latestEventChange } from '../kinds/events';
import { latestListingChange, listingsAs } from '../kinds/listings';
import { getAllNews, getPressReleases, latestNewsChange } from '../kinds/news';
import { getPenalActions, latestPenalChange } from '../kinds/penal-actions';
import { getJobs, latestJobChange } from '../kinds/recruitments';
import { getAllTenders, getOpenTenders, getPeriods } from '../kinds/tender-periods';
import { latestTenderChange } from '../kinds/tenders';
import { getVideos, latestVideoChange } from '../kinds/videos';

type Day = string | undefined;

const perPage = <Entry>(
  path: string,
  entries: readonly Entry[],
  changeOf: (items: readonly Entry[], page: PageOf<Entry>) => Day,
): [string, Day[]] => [path, pagesOf(entries, limits.rowsPerPage).map((page) => changeOf(page.items, page))];

/** For each list with several pages: the days of last change, one for each page in order. */
export const getListChanges = derivedBy(async (lang: Lang): Promise<ReadonlyMap<string, Day[]>> => {
  const [listings, periods, tenders, upcoming, jobs] = await Promise.all([
    Promise.all([listingsAs('table')(lang), listingsAs('cards')(lang)]),
    getPeriods(lang),
    getAllTenders(lang),
    getUpcomingEvents(lang),
    Promise.all(JOB_CATEGORIES.map(async (category) => ({ category, entries: await getJobs(category, lang) }))),
  ]);
  return new Map([
    perPage(paths.news, await getAllNews(lang), latestNewsChange),
    perPage(paths.pressReleases, await getPressReleases(lang), latestNewsChange),
    perPage(paths.events, await getPastEvents(lang), (items, { number }) =>
      latestEventChange(number === 1 ? [...upcoming, ...items] : items),
    ),
    perPage(paths.albums, await getAlbums(lang), latestAlbumChange),
    perPage(paths.videos, await getVideos(lang), latestVideoChange),
    perPage(paths.tenders, await getOpenTenders(lang), () => latestTenderChange(tenders)),
    perPage(paths.penalActions, await getPenalActions(lang), latestPenalChange),
    ...periods.map((period) =>
      perPage(paths.tenderPeriod(period.month, period.year), period.tenders, () => latestTenderChange(period.tenders)),
    ),
    ...jobs.map(({ category, entries }) => perPage(paths.jobs(category), entries, latestJobChange)),
    ...listings
      .flat()
      .map(({ about, entries }) =>
        perPage(paths.listing(about.id, about.layout), entries, (items) => latestListingChange(about, items)),
      ),
  ]);
});
