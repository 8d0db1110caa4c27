// The entries of the feeds: news, and each step of a tender or job.
import { limits } from '~/config';
import { longDate, startOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { type FeedName, FEEDS, href, paths } from '~/routes';
import { hasBegun } from '../clock';
import { newestFirst } from '../dated';
import { getAllNews, getPressReleases, hasOwnPage, newsPath, type NewsEntry } from '../kinds/news';
import { getFollowed } from './followed';
import { body } from './search-entries';
import { siteUrl } from '../site-url';
import { stopped } from './tender-facts';
import { linkTarget } from '../targets';
import { getAllJobs, type Job, jobPath } from '../kinds/recruitments';
import { groupBy } from '~/lib/group';
import { checksumOf } from '~/lib/checksum';
import { cutText, wordsOf } from '../prose/words';
import { getAllTenders, tenderPath } from '../kinds/tender-periods';
import type { Tender } from '../kinds/tenders';

export interface FeedEntry {
  /** A permanent name for the entry. The name stays the same when the address changes. */
  key: string;
  id: string;
  /** 0: the publication. 1: a later step. 2: the end. */
  rank: 0 | 1 | 2;
  title: string;
  lang: Lang;
  kind: string;
  publishedOn: string;
  updatedAt: string;
  address: string;
  /** May be empty. */
  summary: string;
  /** Unset if the summary is in the language of the feed. */
  summaryLang?: Lang;
}

/**
 * Returns the later of two days: the last change and the publication. Editors may save an entry before its day of publication.
 * A change in the future is ignored.
 */
const updatedAt = ({ publishedOn, updatedAt: at }: { publishedOn: string; updatedAt?: string | undefined }): string =>
  at !== undefined && hasBegun(at) && startOf(at) > startOf(publishedOn) ? at : publishedOn;

const absolute = (address: string): string => new URL(address, siteUrl('/')).href;

/** The largest number of letters of a summary that comes from the text of an entry. */
const MOST_SUMMARY = 280;

function newsItem(entry: NewsEntry, lang: Lang): FeedEntry {
  const t = texts(lang);
  const own = hasOwnPage(entry);
  const elsewhere = entry.link ? linkTarget(entry.link, lang).href : href(paths.news, lang);
  return {
    key: `news/${entry.id}`,
    id: entry.id,
    rank: 0,
    title: entry.title,
    lang: entry.lang,
    kind: entry.kind === 'news' ? t('news:kind_news') : t('news:kind_press_release'),
    publishedOn: entry.publishedOn,
    updatedAt: updatedAt(entry),
    address: absolute(own ? href(newsPath(entry), lang) : elsewhere),
    summary: entry.summary ?? cutText(body(wordsOf(entry, entry.body)), MOST_SUMMARY),
    summaryLang: entry.lang,
  };
}

function tenderItem(entry: Tender, lang: Lang): FeedEntry {
  const t = texts(lang);
  const closes = entry.closesAt
    ? t('feed:tender_summary', { number: entry.referenceNo, date: longDate(entry.closesAt, lang) })
    : t('feed:tender_without_date', { number: entry.referenceNo });
  const awarded = entry.award && `${t('state:awarded')}, ${longDate(entry.award.awardedOn, lang)}`;
  return {
    key: `tenders/${entry.id}`,
    id: entry.id,
    rank: 0,
    title: entry.title,
    lang: entry.lang,
    kind: t('tenders:tender'),
    publishedOn: entry.publishedOn,
    // The summary names the last step. So the date of the update is the day of this step.
    updatedAt: updatedAt({ ...entry, publishedOn: lastStep(entry) }),
    address: absolute(href(tenderPath(entry), lang)),
    summary: stopped({ ...entry, lang }) ?? awarded ?? closes,
  };
}

/** Returns a step of a tender or job as a separate entry, so that feed readers show it as new. */
const happened = (of: FeedEntry, rank: 1 | 2, part: string, publishedOn: string, title: string): FeedEntry => ({
  ...of,
  rank,
  key: `${of.key}/${part}`,
  title: `${title}: ${of.title}`,
  publishedOn,
  updatedAt: publishedOn,
});

function withdrawalItem({ withdrawnOn, withdrawnReason: summary = '' }: Tender | Job, item: FeedEntry, lang: Lang) {
  if (withdrawnOn === undefined) return [];
  const of = summary ? { ...item, summary, summaryLang: item.lang } : { ...item, summary: '' };
  return [happened(of, 2, 'withdrawal', withdrawnOn, texts(lang)('state:withdrawn'))];
}

function tenderItems(entry: Tender, lang: Lang): FeedEntry[] {
  const t = texts(lang);
  const item = tenderItem(entry, lang);
  // The summary of a step does not state the present state of the tender. Otherwise, when the state changes, feed readers would
  // show an old step as new.
  const step = { ...item, summary: t('feed:tender', { number: entry.referenceNo }) };
  return [
    item,
    ...entry.corrigenda.map(({ id, publishedOn, title, moved, lang: written = item.lang }) => {
      const date = moved?.before && longDate(moved.after, lang);
      const said = { ...step, lang: written, ...(date && { summary: t('feed:moved', { date }) }) };
      return happened(said, 1, `corrigenda/${id}`, publishedOn, title);
    }),
    ...withdrawalItem(entry, item, lang),
    ...(entry.award ? [happened(step, 2, 'award', entry.award.awardedOn, t('state:awarded'))] : []),
    ...(entry.cancelledOn ? [happened(step, 2, 'cancellation', entry.cancelledOn, t('state:cancelled'))] : []),
  ];
}

function jobItems(entry: Job, lang: Lang): FeedEntry[] {
  const t = texts(lang);
  const closes = entry.closesAt ? t('feed:job_summary', { date: longDate(entry.closesAt, lang) }) : '';
  const item: FeedEntry = {
    key: `jobs/${entry.id}`,
    id: entry.id,
    rank: 0,
    title: entry.title,
    lang: entry.lang,
    kind: t(`recruitment:${entry.category}`),
    publishedOn: entry.publishedOn,
    // The summary states a withdrawal, so the entry counts as updated on the day of the withdrawal.
    updatedAt: updatedAt({ ...entry, publishedOn: entry.withdrawnOn ?? entry.publishedOn }),
    address: absolute(href(jobPath(entry), lang)),
    summary: stopped({ ...entry, lang }) ?? closes,
  };
  // Stages have no ID. The key has the day and the title of a stage, so it stays the same when another stage is added or
  // removed.
  const stages = groupBy(entry.stages, ({ publishedOn, title }) => `${publishedOn}-${checksumOf(title)}`).flatMap(
    ({ key, items }) =>
      items.map(({ publishedOn, title }, index) =>
        happened({ ...item, summary: '' }, 1, `stages/${key}${index > 0 ? `-${index + 1}` : ''}`, publishedOn, title),
      ),
  );
  return [item, ...stages, ...withdrawalItem(entry, item, lang)];
}

const latest = <Entry extends { publishedOn: string }>(
  entries: readonly Entry[],
  most: number = limits.feedEntries,
): Entry[] =>
  entries
    .filter((entry) => hasBegun(entry.publishedOn))
    .sort(newestFirst)
    .slice(0, most);

/** Returns the day of the last step of a tender or job. */
function lastStep(entry: Tender | Job): string {
  const isTender = 'corrigenda' in entry;
  const steps = (isTender ? entry.corrigenda : entry.stages).map(({ publishedOn }) => publishedOn);
  const ends = [entry.withdrawnOn, ...(isTender ? [entry.award?.awardedOn, entry.cancelledOn] : [])];
  return [entry.publishedOn, ...steps, ...ends].reduce<string>(
    (last, day) => (day !== undefined && day > last && hasBegun(day) ? day : last),
    '',
  );
}

/** Returns the tenders or jobs with the latest steps. The steps of other entries are too old for a feed. */
const lastChanged = (entries: readonly (Tender | Job)[]): (Tender | Job)[] =>
  entries
    .map((entry) => ({ entry, publishedOn: lastStep(entry) }))
    .sort(newestFirst)
    .slice(0, limits.feedEntries)
    .map(({ entry }) => entry);

const stepsIn = (entry: Tender | Job, lang: Lang): FeedEntry[] =>
  latest('corrigenda' in entry ? tenderItems(entry, lang) : jobItems(entry, lang), limits.feedSteps);

/** A feed of news, or of the steps of tenders or jobs. */
export interface Feed {
  /** The part of the feed's address after `/feeds/`, without the ending. */
  name: string;
  title: string;
  of: { news: readonly NewsEntry[] } | { steps: readonly (Tender | Job)[] };
}

/** Returns all feeds except the feed of the whole site. */
export async function getFeeds(lang: Lang): Promise<Feed[]> {
  const t = texts(lang);
  const contents: Record<FeedName, Feed['of']> = {
    tenders: { steps: lastChanged(await getAllTenders(lang)) },
    jobs: { steps: lastChanged(await getAllJobs(lang)) },
    news: { news: latest(await getAllNews(lang)) },
    'press-releases': { news: latest(await getPressReleases(lang)) },
  };
  return [
    ...FEEDS.map((name) => ({ name, title: t(`feed:${name}`), of: contents[name] })),
    ...(await getFollowed(lang)).map(({ path, title, entries }) => ({
      name: path,
      title,
      of: { steps: lastChanged(entries) },
    })),
  ];
}

/** The latest entries of a feed, newest first. */
export const entriesOf = ({ of }: Feed, lang: Lang): FeedEntry[] =>
  'news' in of
    ? latest(of.news).map((entry) => newsItem(entry, lang))
    : latest(of.steps.flatMap((entry) => stepsIn(entry, lang)));

/** The latest news, press releases and tenders, newest first. */
export async function getFeedEntries(lang: Lang): Promise<FeedEntry[]> {
  const [news, tenders] = await Promise.all([getAllNews(lang), getAllTenders(lang)]);
  return latest([...news, ...tenders]).map((entry) =>
    'kind' in entry ? newsItem(entry, lang) : tenderItem(entry, lang),
  );
}
