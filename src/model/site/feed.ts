import { limits } from '~/config';
import { owner } from '~/owner/owner';
import { fullTime, longDate, startOf, yearOf } from '~/i18n/dates';
import { langTag, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { groupBy } from '~/lib/group';
import { xmlDocument, xmlElement, xmlText } from '~/lib/xml';
import { type FeedName, FEEDS, feedPath, href, paths } from '~/routes';
import { hasBegun } from '../clock';
import { newestFirst } from '../dated';
import { getAllNews, getPressReleases, hasOwnPage, newsPath, type NewsEntry } from '../kinds/news';
import { getFollowed } from './followed';
import { siteUrl } from './site-wide';
import { linkTarget } from '../targets';
import { getAllJobs, type Job, jobPath } from '../kinds/recruitments';
import { getAllTenders, tenderPath } from '../kinds/tender-periods';
import type { Tender } from '../kinds/tenders';

interface FeedEntry {
  /** A permanent name for the entry. It stays when the address changes. */
  key: string;
  title: string;
  lang: Lang;
  kind: string;
  publishedOn: string;
  updatedAt: string;
  address: string;
  summary: string;
  /** Unset if the summary is in the language of the feed. */
  summaryLang?: Lang;
}

/** The later one of the change and the publication: editors save entries before their day. */
const updatedAt = ({ publishedOn, updatedAt: at }: { publishedOn: string; updatedAt?: string | undefined }): string =>
  at !== undefined && startOf(at) > startOf(publishedOn) ? at : publishedOn;

const absolute = (address: string): string => new URL(address, siteUrl('/')).href;

function newsItem(entry: NewsEntry, lang: Lang): FeedEntry {
  const t = texts(lang);
  const own = hasOwnPage(entry);
  const elsewhere = entry.link ? linkTarget(entry.link, lang).href : href(paths.news, lang);
  return {
    key: `news/${entry.id}`,
    title: entry.title,
    lang: entry.lang,
    kind: entry.kind === 'news' ? t('news:kind_news') : t('news:kind_press_release'),
    publishedOn: entry.publishedOn,
    updatedAt: updatedAt(entry),
    address: absolute(own ? href(newsPath(entry), lang) : elsewhere),
    summary: entry.summary ?? '',
    summaryLang: entry.lang,
  };
}

function tenderItem(entry: Tender, lang: Lang): FeedEntry {
  const t = texts(lang);
  return {
    key: `tenders/${entry.id}`,
    title: entry.title,
    lang: entry.lang,
    kind: t('tenders:tender'),
    publishedOn: entry.publishedOn,
    updatedAt: updatedAt(entry),
    address: absolute(href(tenderPath(entry), lang)),
    summary: entry.closesAt
      ? t('feed:tender_summary', { number: entry.referenceNo, date: longDate(entry.closesAt, lang) })
      : t('feed:tender_without_date', { number: entry.referenceNo }),
  };
}

/** Something that happened to a tender or job. It is an entry of its own, so that readers see it as new. */
const happened = (of: FeedEntry, part: string, publishedOn: string, title: string): FeedEntry => ({
  ...of,
  key: `${of.key}/${part}`,
  title: `${title}: ${of.title}`,
  publishedOn,
  updatedAt: publishedOn,
});

const withdrawalItem = ({ withdrawnOn }: Tender | Job, item: FeedEntry, lang: Lang): FeedEntry[] =>
  withdrawnOn === undefined
    ? []
    : [happened({ ...item, summary: '' }, 'withdrawal', withdrawnOn, texts(lang)('state:withdrawn'))];

function tenderItems(entry: Tender, lang: Lang): FeedEntry[] {
  const t = texts(lang);
  const item = { ...tenderItem(entry, lang), updatedAt: entry.publishedOn };
  return [
    item,
    ...entry.corrigenda.map(({ id, publishedOn, title, moved }) => {
      const { summary } = item;
      const date = moved && longDate(moved.after, lang);
      const said = { ...item, summary: date ? t('feed:moved', { date }) : summary };
      return happened(said, `corrigenda/${id}`, publishedOn, title);
    }),
    // These do not say until when bids are taken.
    ...withdrawalItem(entry, item, lang),
    ...(entry.award ? [happened({ ...item, summary: '' }, 'award', entry.award.awardedOn, t('state:awarded'))] : []),
    ...(entry.cancelledOn
      ? [happened({ ...item, summary: '' }, 'cancellation', entry.cancelledOn, t('state:cancelled'))]
      : []),
  ];
}

function jobItems(entry: Job, lang: Lang): FeedEntry[] {
  const t = texts(lang);
  const item: FeedEntry = {
    key: `jobs/${entry.id}`,
    title: entry.title,
    lang: entry.lang,
    kind: t(`recruitment:${entry.category}`),
    publishedOn: entry.publishedOn,
    updatedAt: entry.publishedOn,
    address: absolute(href(jobPath(entry), lang)),
    summary: entry.closesAt ? t('feed:job_summary', { date: longDate(entry.closesAt, lang) }) : '',
  };
  // Stages have no ID. By its day, a stage keeps its name when another one comes or goes.
  const ofDays = groupBy(entry.stages, ({ publishedOn }) => publishedOn);
  const stages = ofDays.flatMap(({ key: day, items }) =>
    items.map(({ title }, index) => happened(item, `stages/${day}${index > 0 ? `-${index + 1}` : ''}`, day, title)),
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

/** The day of the last thing that happened to a tender or job. */
function lastStep(entry: Tender | Job): string {
  const isTender = 'corrigenda' in entry;
  const steps = (isTender ? entry.corrigenda : entry.stages).map(({ publishedOn }) => publishedOn);
  const ends = [entry.withdrawnOn, ...(isTender ? [entry.award?.awardedOn, entry.cancelledOn] : [])];
  return [entry.publishedOn, ...steps, ...ends].reduce<string>(
    (last, day) => (day !== undefined && day > last && hasBegun(day) ? day : last),
    '',
  );
}

/** The tenders or jobs to which something happened last. No other can have a step in a feed. */
const lastChanged = (entries: readonly (Tender | Job)[]): (Tender | Job)[] =>
  entries
    .map((entry) => ({ entry, publishedOn: lastStep(entry) }))
    .sort(newestFirst)
    .slice(0, limits.feedEntries)
    .map(({ entry }) => entry);

const stepsIn = (entry: Tender | Job, lang: Lang): FeedEntry[] =>
  latest('corrigenda' in entry ? tenderItems(entry, lang) : jobItems(entry, lang), limits.feedSteps);

/** A feed of one kind of news, or of what can be followed apart. */
export interface Feed {
  /** The part of its address after `/feeds/`, without the ending. */
  name: string;
  title: string;
  of: { news: readonly NewsEntry[] } | { steps: readonly (Tender | Job)[] };
}

/** All feeds but that of the whole site. */
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

/** The ID of an entry: a `tag:` URI (RFC 4151). It stays when the address changes. */
const nameOf = (key: string, year: number): string => `tag:${new URL(siteUrl('/')).hostname},${year}:${key}`;

function entryXml(entry: FeedEntry, lang: Lang): string {
  const marked = (of: Lang): Record<string, string> => (of === lang ? {} : { 'xml:lang': langTag(of) });
  return xmlElement(
    'entry',
    {},
    [
      xmlElement('id', {}, xmlText(nameOf(`${lang}/${entry.key}`, yearOf(entry.publishedOn)))),
      xmlElement('title', marked(entry.lang), xmlText(entry.title)),
      xmlElement('link', { href: entry.address }),
      xmlElement('published', {}, fullTime(entry.publishedOn)),
      xmlElement('updated', {}, fullTime(entry.updatedAt)),
      xmlElement('category', { term: entry.kind }),
      ...(entry.summary ? [xmlElement('summary', marked(entry.summaryLang ?? lang), xmlText(entry.summary))] : []),
    ].join(''),
  );
}

/**
 * An Atom 1.0 feed. `updated` is the time of the latest entry, so that the same content gives the same feed. Without `of`, it
 * is the feed of the whole site.
 */
export function feedXml(entries: readonly FeedEntry[], lang: Lang, of?: Pick<Feed, 'name' | 'title'>): string {
  const t = texts(lang);
  const name = t('website:name');
  const updated =
    entries
      .map((entry) => fullTime(entry.updatedAt))
      .sort()
      .at(-1) ?? fullTime('2000-01-01');
  const home = siteUrl(href(paths.home, lang));
  const self = siteUrl(href(of ? feedPath(of.name) : paths.feed, lang));
  const head = [
    xmlElement('id', {}, xmlText(self)),
    xmlElement('title', {}, xmlText(of ? `${name}: ${of.title}` : t('feed:title', { name }))),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', hreflang: langTag(lang), href: home }),
    xmlElement('updated', {}, updated),
    xmlElement('author', {}, xmlElement('name', {}, xmlText(name)) + xmlElement('email', {}, owner.email)),
    xmlElement('icon', {}, xmlText(siteUrl('/icon.svg'))),
  ];
  const all = [...head, ...entries.map((entry) => entryXml(entry, lang))];
  return xmlDocument(
    xmlElement('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': langTag(lang) }, `\n${all.join('\n')}\n`),
  );
}
