import { dayInIndia } from '~/i18n/dates';
import { typeForSearch } from '~/i18n/file-words';
import { texts } from '~/i18n/texts';
import { JOB_CATEGORIES, type JobCategory, paths } from '~/routes';
import type { Kind } from '~/search/kinds';
import { hasBegun } from '../clock';
import { latestChange } from '../dated';
import { download } from '../files';
import { type Album, getAlbumCaptions, getAlbums } from '../kinds/albums';
import { getEvents, getPastEvents, getUpcomingEvents } from '../kinds/events';
import { getListingEntries, getListings, type ListingEntry } from '../kinds/listings';
import { getAllNews, getPressReleases, hasOwnPage, type NewsEntry, newsRowId } from '../kinds/news';
import { getContentPage, getPages } from '../kinds/pages';
import { getPenalActions, type PenalAction } from '../kinds/penal-actions';
import { getJobs, getOpenJobs, type Job, jobPath } from '../kinds/recruitments';
import { getSongList, type SongEntry } from '../kinds/songs';
import { tenderPath } from '../kinds/tender-periods';
import { getVideos, type Video } from '../kinds/videos';
import { wordsOf } from '../prose/words';
import { type ContentKind, kindOf, type List, listAt } from './kind';
import { jobPapers, tenderPapers } from './papers';
import { body, facts } from './search-entries';
import { closingOf, lastDay, stopped, tenderFacts, tenderFileDay } from './tender-facts';
import { tenderLists } from './tender-lists';
import { getUnits } from './tender-units';

const newsFound = (one: NewsEntry) => ({
  kind: one.kind,
  title: one.title,
  date: one.publishedOn,
  body: hasOwnPage(one) ? body(one.summary, wordsOf(one, one.body)) : one.summary,
});
const newsPage = (path: string, { title, publishedOn }: NewsEntry) => ({ path, title, datedOn: publishedOn });

/** All kinds of content, in the order of the site map. The site maps, the search and the list of files use this table. */
const kinds = {
  page: kindOf({
    entries: getPages,
    page: ({ id, title }) => ({ path: paths.page(id), title }),
    found: async (summary) => {
      const page = await getContentPage(summary.lang, summary.id);
      const parts = page?.sections.map((section) => body(section.heading, wordsOf(section, section.body))) ?? [];
      const described = page?.description ?? summary.description;
      const said = body(described, page && wordsOf(page, page.body), parts);
      return { kind: 'page', title: summary.title, body: said, keywords: body(page?.keywords) };
    },
    files: async ({ id, lang }) => (await getContentPage(lang, id))?.files ?? [],
    prose: async ({ id, lang }) => {
      const page = await getContentPage(lang, id);
      return page ? [page.body, ...page.sections.map((section) => section.body)] : [];
    },
  }),
  notice: kindOf({
    lists: async (lang) =>
      Promise.all(
        (await getListings(lang)).map(async (about): Promise<List<ListingEntry>> => ({
          path: paths.listing(about.id, about.layout),
          title: about.title,
          lang: about.lang,
          purpose: wordsOf(about, about.intro),
          section: 'listings',
          entries: await getListingEntries(about.id, lang),
          changed: ({ items }) => latestChange([about, ...items]),
        })),
      ),
    rowId: ({ id }) => `entry-${id}`,
    found: async (one, list) => {
      const file = one.file && (await download(one.file));
      const [fileType, fileBytes] = [file && typeForSearch(file), file?.bytes];
      const said = body(one.summary, list);
      return { kind: 'notice', title: one.title, date: one.publishedOn, body: said, fileType, fileBytes };
    },
    papers: ({ file }) => [{ file }],
  }),
  tender: kindOf({
    lists: tenderLists,
    page: (one) => ({ path: tenderPath(one), title: one.title, datedOn: one.publishedOn }),
    isFurther: true,
    found: async (one) => ({
      kind: 'tender',
      title: one.title,
      date: one.publishedOn,
      isToCome: hasBegun(one.publishedOn) ? undefined : true,
      closes: closingOf(one),
      words: lastDay(one),
      reference: one.referenceNo,
      unit: (await getUnits()).get(one.id),
      body: facts(stopped(one), ...tenderFacts(one), wordsOf(one, one.description, one.eligibility)),
    }),
    files: (one) => [...one.files, ...one.corrigenda.map(({ file }) => file), one.award?.file],
    dayOfFile: tenderFileDay,
    papers: tenderPapers,
    prose: ({ description, eligibility }) => [description, eligibility],
  }),
  job: kindOf({
    lists: async (lang) => {
      const t = texts(lang);
      const ofCategory = async (category: JobCategory): Promise<List<Job>> => ({
        path: paths.jobs(category),
        title: t(`recruitment:${category}`),
        purpose: t(`seo_friendly:${category}_description`, { name: t('website:name') }),
        lang,
        entries: await getJobs(category, lang),
      });
      const ofOpen = async (): Promise<List<Job>> => ({
        path: paths.openJobs,
        title: t('recruitment:all_open'),
        purpose: t('seo_friendly:all_open_description', { name: t('website:name') }),
        lang,
        entries: await getOpenJobs(lang),
        isExtract: true,
      });
      return Promise.all([ofOpen(), ...JOB_CATEGORIES.map(ofCategory)]);
    },
    page: (one) => ({ path: jobPath(one), title: one.title, datedOn: one.publishedOn }),
    isFurther: true,
    found: (one, list) => ({
      kind: 'job',
      title: one.title,
      date: one.publishedOn,
      isToCome: hasBegun(one.publishedOn) ? undefined : true,
      closes: closingOf(one),
      words: lastDay(one),
      reference: one.referenceNo,
      body: facts(
        stopped(one),
        list,
        one.qualification,
        one.location,
        one.age,
        one.pay,
        one.fee,
        ...one.suitableDisabilities,
        one.physicalRequirements,
        ...one.stages.map(({ title }) => title),
        wordsOf(one, one.description, one.howToApply),
      ),
    }),
    files: (one) => [...one.files, ...one.stages.map(({ file }) => file)],
    dayOfFile: (one, of) => ([...one.stages, ...one.withdrawnFiles].find(({ file }) => file === of) ?? one).publishedOn,
    papers: jobPapers,
    prose: ({ description, howToApply }) => [description, howToApply],
  }),
  'penal-action': kindOf<PenalAction>({
    lists: listAt(paths.penalActions, 'penal_action', getPenalActions),
    rowId: ({ id }) => `order-${id}`,
    found: (one) => ({
      kind: 'penal-action',
      title: one.firmName,
      date: one.referenceDate,
      reference: one.referenceNo,
      body: facts(one.nature, one.period),
    }),
    files: ({ file }) => [file],
    // An order without a last day stays in force.
    papers: ({ file, to = '9999-12-31' }) => [{ file, openUntil: to }],
  }),
  news: kindOf<NewsEntry>({
    lists: listAt(paths.news, 'news', getAllNews),
    page: (one) => (one.kind === 'news' && hasOwnPage(one) ? newsPage(paths.newsEntry(one.id), one) : undefined),
    rowId: newsRowId,
    found: (one) => (one.kind === 'news' ? newsFound(one) : undefined),
    files: ({ files }) => files,
    prose: ({ body: text }) => [text],
  }),
  'press-release': kindOf<NewsEntry>({
    lists: listAt(paths.pressReleases, 'press_releases', getPressReleases),
    page: (one) => newsPage(paths.pressRelease(one.id), one),
    found: newsFound,
    files: ({ files }) => files,
    prose: ({ body: text }) => [text],
  }),
  event: kindOf({
    lists: async (lang) => {
      const upcoming = await getUpcomingEvents(lang);
      return listAt(paths.events, 'latest_events', getPastEvents, {
        isExtract: true,
        changed: ({ number, items }) => latestChange(number === 1 ? [...upcoming, ...items] : items),
      })(lang);
    },
    entries: async (lang) => (await getEvents(lang)).toReversed(),
    page: ({ id, title, startsAt }) => ({ path: paths.event(id), title, datedOn: startsAt }),
    found: (one) => ({
      kind: 'event',
      title: one.title,
      date: dayInIndia(one.startsAt),
      body: body(one.summary, one.venue, wordsOf(one, one.body)),
    }),
    files: ({ files }) => files,
    dayOfFile: () => undefined,
    prose: ({ body: text }) => [text],
  }),
  album: kindOf<Album>({
    lists: listAt(paths.albums, 'photo_gallery', getAlbums),
    page: ({ id, title, heldOn }) => ({ path: paths.album(id), title, datedOn: heldOn }),
    found: async (one) => ({
      kind: 'album',
      title: one.title,
      date: one.heldOn,
      body: body(one.summary, await getAlbumCaptions(one)),
    }),
  }),
  video: kindOf<Video>({
    lists: listAt(paths.videos, 'videos_documentaries', getVideos),
    rowId: ({ id }) => `film-${id}`,
    found: (one) => ({
      kind: 'video',
      title: one.title,
      date: one.publishedOn,
      body: body(one.summary, wordsOf(one, one.transcript)),
    }),
  }),
  song: kindOf<SongEntry>({
    lists: listAt(paths.songs, 'songs', getSongList, { isWhole: true }),
    rowId: ({ id }) => `song-${id}`,
    found: (one) => ({ kind: 'song', title: one.title, date: one.publishedOn, body: wordsOf(one, one.lyrics) }),
  }),
} satisfies Record<Exclude<Kind, 'file' | 'help' | 'list'>, ContentKind>;

export const everyKind: readonly ContentKind[] = Object.values(kinds);
