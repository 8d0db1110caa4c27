import { owner } from '~/owner/owner';
import { exactTime, fullTime, startOf, yearOf } from '~/i18n/dates';
import { langTag, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { checksumOf } from '~/lib/checksum';
import { xmlDocument, xmlElement, xmlText } from '~/lib/xml';
import { feedPath, href, paths } from '~/routes';
import type { Feed, FeedEntry } from './feed-entries';
import { siteUrl } from '../site-url';

/** Returns the ID of an entry: a `tag:` URI (RFC 4151). The ID stays the same when the address changes. */
const nameOf = (key: string, year: number): string => `tag:${new URL(siteUrl('/')).hostname},${year}:${key}`;

const numberOf = (id: string): number => (/^\d+$/.test(id) ? Number(id.slice(-6)) : checksumOf(id));

/**
 * Each entry of a day gets one of this many moments, which are three milliseconds apart. All moments are in the first eight
 * seconds of the day. So after these seconds, no moment of this day is in the future. Feed readers hide entries with a future
 * moment.
 */
const MOMENTS = 2400;

/**
 * Returns the moment of an entry. An entry with only a day gets a moment from its ID and its rank. Other entries do not
 * influence this moment.
 */
function momentOf({ updatedAt, id, rank }: FeedEntry): number {
  const start = startOf(updatedAt);
  return updatedAt.includes('T') ? start : start + (numberOf(id) % MOMENTS) * 3 + rank;
}

/**
 * Returns the moment of the update of each entry. Programs sort entries by this moment, and the feed validator of the W3C
 * requires a different moment for each entry. If several entries would have the same moment, all except one get a moment some
 * milliseconds later. Apart from these, an entry has the same moment in every feed.
 */
function momentsOf(entries: readonly FeedEntry[]): Map<string, string> {
  const taken = new Set<number>();
  const moments = new Map<string, string>();
  for (const entry of entries.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    let moment = momentOf(entry);
    while (taken.has(moment)) moment += 1;
    taken.add(moment);
    moments.set(entry.key, exactTime(new Date(moment).toISOString()));
  }
  return moments;
}

function entryXml(entry: FeedEntry, updated: string, lang: Lang): string {
  const marked = (of: Lang): Record<string, string> => (of === lang ? {} : { 'xml:lang': langTag(of) });
  return xmlElement(
    'entry',
    {},
    [
      xmlElement('id', {}, xmlText(nameOf(`${lang}/${entry.key}`, yearOf(entry.publishedOn)))),
      xmlElement('title', marked(entry.lang), xmlText(entry.title)),
      xmlElement('link', { href: entry.address }),
      xmlElement('published', {}, fullTime(entry.publishedOn)),
      xmlElement('updated', {}, updated),
      xmlElement('category', { term: entry.kind }),
      entry.summary
        ? xmlElement('summary', marked(entry.summaryLang ?? lang), xmlText(entry.summary))
        : xmlElement('summary', {}, xmlText(entry.kind)),
    ].join(''),
  );
}

/**
 * Returns an Atom 1.0 feed. `updated` is the time of the latest entry, so that the same content gives the same feed. Without
 * `of`, returns the feed of the whole site.
 */
export function feedXml(entries: readonly FeedEntry[], lang: Lang, of?: Pick<Feed, 'name' | 'title'>): string {
  const t = texts(lang);
  const name = t('website:name');
  const moments = momentsOf(entries);
  const updated = [...moments.values()].sort().at(-1) ?? fullTime('2000-01-01');
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
  const all = [...head, ...entries.map((entry) => entryXml(entry, moments.get(entry.key) ?? updated, lang))];
  return xmlDocument(
    xmlElement('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': langTag(lang) }, `\n${all.join('\n')}\n`),
  );
}
