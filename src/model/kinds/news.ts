import * as z from 'zod';
import type { Lang } from '~/i18n/lang';
import { derived } from '~/lib/queries';
import { href, paths } from '~/routes';
import { hasPassed, latestDay, newUntil } from '../clock';
import { download as downloadOf, type Download } from '../files';
import { entriesInBoth, type Localised } from '../door/load';
import { day, file, id, image, link, listOf, moment, optional, optionalText, optionalHtml, text } from '../door/shapes';
import { linkTarget, siteTarget, type Target } from '../targets';

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
  .transform(({ published_on, expires_on, updated_at, ...rest }) => ({
    ...rest,
    publishedOn: published_on,
    expiresOn: expires_on,
    updatedAt: updated_at,
  }));

export type NewsEntry = Localised<z.infer<typeof newsEntry>>;

const load = derived(async () => {
  const lists = await entriesInBoth({ path: 'news_and_updates/', schema: newsEntry });
  for (const list of Object.values(lists)) list.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
  return lists;
});

/** All news and updates, newest first, those that have expired included. */
export const getAllNews = async (lang: Lang): Promise<NewsEntry[]> => (await load())[lang];

export const getPressReleases = async (lang: Lang): Promise<NewsEntry[]> =>
  (await getAllNews(lang)).filter((entry) => entry.kind === 'press-release');

/** Entries of kind `news` that have a page of their own. */
export const getReadableNews = async (lang: Lang): Promise<NewsEntry[]> =>
  (await getAllNews(lang)).filter((entry) => entry.kind === 'news' && hasOwnPage(entry));

/** Those that still count today, newest first. */
export const getCurrentNews = async (lang: Lang): Promise<NewsEntry[]> =>
  (await getAllNews(lang)).filter((entry) => !hasExpired(entry));

export const hasExpired = (entry: NewsEntry): boolean => entry.expiresOn !== undefined && hasPassed(entry.expiresOn);

/** An entry of kind `news` has a page of its own when it has something to read there; a press release always has. */
export const hasOwnPage = (entry: NewsEntry): boolean => entry.kind === 'press-release' || entry.body !== undefined;

/** The day something last changed among them. */
export const latestNewsChange = (entries: readonly NewsEntry[]): string | undefined =>
  latestDay(entries.flatMap((entry) => [entry.updatedAt, entry.publishedOn]));

/** What the row of an entry without a page of its own is linked to by. */
export const newsRowId = (entry: { id: string }): string => `news-${entry.id}`;

/** An entry as a list shows it. */
export interface NewsRow {
  id: string;
  /** Nothing where it has a page of its own. */
  rowId: string | undefined;
  kind: NewsEntry['kind'];
  title: string;
  lang: Lang;
  publishedOn: string;
  /** Nothing when it is not new. */
  newUntil: string | undefined;
  /** The day it left the current news, once that has come. */
  archivedOn: string | undefined;
  target: Target | undefined;
  download: Download | undefined;
}

/** To its own page, else to its link, else to its first file; an entry with none of these is a line of text. */
export async function newsRow(entry: NewsEntry, lang: Lang): Promise<NewsRow> {
  const [first] = entry.files;
  const download = hasOwnPage(entry) || entry.link || !first ? undefined : await downloadOf(first);
  return {
    id: entry.id,
    rowId: hasOwnPage(entry) ? undefined : newsRowId(entry),
    kind: entry.kind,
    title: entry.title,
    lang: entry.lang,
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

export const newsPath = (entry: { id: string; kind: NewsEntry['kind'] }): string =>
  entry.kind === 'press-release' ? paths.pressRelease(entry.id) : paths.newsEntry(entry.id);
