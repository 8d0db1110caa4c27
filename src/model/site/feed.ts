import { limits } from '~/config';
import { owner } from '~/owner/owner';
import { fullTime, longDate, yearOf } from '~/i18n/dates';
import { langTag, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { xmlDocument, xmlElement, xmlText } from '~/lib/xml';
import { href, paths } from '~/routes';
import { hasBegun } from '../clock';
import { newestFirst } from '../dated';
import { getAllNews, hasOwnPage, newsPath, type NewsEntry } from '../kinds/news';
import { siteUrl } from './site-wide';
import { linkTarget } from '../targets';
import { getAllTenders, getTenderPath } from '../kinds/tender-periods';
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
}

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
    updatedAt: entry.updatedAt ?? entry.publishedOn,
    address: absolute(own ? href(newsPath(entry), lang) : elsewhere),
    summary: entry.summary ?? '',
  };
}

async function tenderItem(entry: Tender, lang: Lang): Promise<FeedEntry> {
  const t = texts(lang);
  return {
    key: `tenders/${entry.id}`,
    title: entry.title,
    lang: entry.lang,
    kind: t('tenders:tender'),
    publishedOn: entry.publishedOn,
    updatedAt: entry.updatedAt ?? entry.publishedOn,
    address: absolute(href(await getTenderPath(entry, lang), lang)),
    summary: t('feed:tender_summary', { number: entry.referenceNo, date: longDate(entry.closesAt, lang) }),
  };
}

/** The latest news, press releases and tenders, newest first. */
export async function getFeedEntries(lang: Lang): Promise<FeedEntry[]> {
  const [news, tenders] = await Promise.all([getAllNews(lang), getAllTenders(lang)]);
  const latest = [...news, ...tenders]
    .filter((entry) => hasBegun(entry.publishedOn))
    .sort(newestFirst)
    .slice(0, limits.feedEntries);
  return Promise.all(latest.map(async (entry) => ('kind' in entry ? newsItem(entry, lang) : tenderItem(entry, lang))));
}

/** The ID of an entry: a `tag:` URI (RFC 4151). It stays when the address changes. */
const nameOf = (key: string, year: number): string => `tag:${new URL(siteUrl('/')).hostname},${year}:${key}`;

function entryXml(entry: FeedEntry, lang: Lang): string {
  const foreign: Record<string, string> = entry.lang === lang ? {} : { 'xml:lang': langTag(entry.lang) };
  return xmlElement(
    'entry',
    {},
    [
      xmlElement('id', {}, xmlText(nameOf(`${lang}/${entry.key}`, yearOf(entry.publishedOn)))),
      xmlElement('title', foreign, xmlText(entry.title)),
      xmlElement('link', { href: entry.address }),
      xmlElement('published', {}, fullTime(entry.publishedOn)),
      xmlElement('updated', {}, fullTime(entry.updatedAt)),
      xmlElement('category', { term: entry.kind }),
      ...(entry.summary ? [xmlElement('summary', foreign, xmlText(entry.summary))] : []),
    ].join(''),
  );
}

/** An Atom 1.0 feed. `updated` is the time of the latest entry, so that the same content gives the same feed. */
export function feedXml(entries: readonly FeedEntry[], lang: Lang): string {
  const t = texts(lang);
  const updated =
    entries
      .map((entry) => fullTime(entry.updatedAt))
      .sort()
      .at(-1) ?? fullTime('2000-01-01');
  const home = siteUrl(href(paths.home, lang));
  const self = siteUrl(href(paths.feed, lang));
  const head = [
    xmlElement('id', {}, xmlText(self)),
    xmlElement('title', {}, xmlText(t('feed:title', { name: t('website:name') }))),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', hreflang: langTag(lang), href: home }),
    xmlElement('updated', {}, updated),
    xmlElement('author', {}, xmlElement('name', {}, xmlText(t('website:name'))) + xmlElement('email', {}, owner.email)),
    xmlElement('icon', {}, xmlText(siteUrl('/icon.svg'))),
  ];
  const all = [...head, ...entries.map((entry) => entryXml(entry, lang))];
  return xmlDocument(
    xmlElement('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': langTag(lang) }, `\n${all.join('\n')}\n`),
  );
}
