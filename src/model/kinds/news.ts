import * as z from 'zod';
import type { Lang } from '~/i18n/lang';
import { href, paths } from '~/routes';
import { hasPassed, newUntil } from '../clock';
import { newestFirst } from '../dated';
import { listsWithEnglish } from '../english-facts';
import { download as downloadOf } from '../files';
import { derivedInBoth, entriesInBoth, type Localised } from '../door/load';
import {
  contract,
  day,
  file,
  id,
  image,
  link,
  listOf,
  moment,
  optional,
  optionalHtml,
  optionalText,
  ourNames,
  text,
} from '../door/shapes';
import { linkTarget, siteTarget } from '../targets';

export const newsEntry = z
  .object({
    id,
    kind: z.enum(['news', 'press-release'], 'news or press-release'),
    title: text,
    published_on: day,
    summary: optionalText,
    body: optionalHtml,
    image: optional(image),
    photos: listOf(image),
    files: listOf(file),
    link: optional(link),
    expires_on: optional(day),
    updated_at: optional(moment),
  })
  .refine((wire) => !wire.expires_on || wire.expires_on >= wire.published_on, {
    path: ['expires_on'],
    message: 'a day on or after published_on',
  })
  .transform(ourNames)
  .register(contract, { id: 'NewsEntry' });

export type NewsEntry = Localised<z.infer<typeof newsEntry>>;

const address = 'news_and_updates/';

/**
 * All news, newest first, including archived entries. The kind is part of the address, so both languages take the kind from the
 * English entry.
 */
export const getAllNews = derivedInBoth(async () =>
  listsWithEnglish(address, 'kind', await entriesInBoth({ path: address, schema: newsEntry }, newestFirst)),
);

export const getPressReleases = async (lang: Lang): Promise<NewsEntry[]> =>
  (await getAllNews(lang)).filter((entry) => entry.kind === 'press-release');

/** The entries of the kind `news` that have a page. */
export const getReadableNews = async (lang: Lang): Promise<NewsEntry[]> =>
  (await getAllNews(lang)).filter((entry) => entry.kind === 'news' && hasOwnPage(entry));

/** Entries that are not archived, newest first. */
export const getCurrentNews = async (lang: Lang): Promise<NewsEntry[]> =>
  (await getAllNews(lang)).filter((entry) => !hasExpired(entry));

export const hasExpired = (entry: NewsEntry): boolean => entry.expiresOn !== undefined && hasPassed(entry.expiresOn);

/** An entry of the kind `news` has a page only if it has a text. A press release always has a page. */
export const hasOwnPage = (entry: NewsEntry): boolean => entry.kind === 'press-release' || entry.body !== undefined;

/** The ID of a row in the HTML, for links to an entry that has no page. */
export const newsRowId = (entry: { id: string }): string => `news-${entry.id}`;

/**
 * An entry in a list. Its title links to the entry's page. If the entry has no page, the title links to the entry's link, or
 * else to the entry's first file, if the entry has one of these.
 */
export async function newsRow(entry: NewsEntry, lang: Lang) {
  const [first] = entry.files;
  const download = hasOwnPage(entry) || entry.link || !first ? undefined : await downloadOf(first);
  return {
    id: entry.id,
    /** The ID of the row in the HTML. It is undefined if the entry has a page. */
    rowId: hasOwnPage(entry) ? undefined : newsRowId(entry),
    kind: entry.kind,
    title: entry.title,
    lang: entry.lang,
    summary: entry.summary,
    publishedOn: entry.publishedOn,
    newUntil: newUntil(entry),
    archivedOn: hasExpired(entry) ? entry.expiresOn : undefined,
    target: hasOwnPage(entry)
      ? siteTarget(href(newsPath(entry), lang))
      : entry.link
        ? linkTarget(entry.link, lang)
        : download && !download.isMissing
          ? download.target
          : undefined,
    download,
  };
}

export type NewsRow = Awaited<ReturnType<typeof newsRow>>;

export const newsPath = (entry: { id: string; kind: NewsEntry['kind'] }): string =>
  entry.kind === 'press-release' ? paths.pressRelease(entry.id) : paths.newsEntry(entry.id);
