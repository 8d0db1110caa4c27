import { limits } from '~/config';
import { yearOf } from '~/i18n/dates';
import { LANGS, type Lang } from '~/i18n/lang';
import { type Texts, texts } from '~/i18n/texts';
import { type PageOf, pagesOf } from '~/lib/paging';
import { derived, derivedBy } from '~/lib/queries';
import { pagePath, type Section, sectionOf } from '~/routes';
import type { Entry } from '~/search/entry';
import type { File } from '../door/shapes';
import { entryOf } from './search-entries';

type Day = string | undefined;

/** A page of the site as a site map names it. */
export interface SitePage {
  section: Section;
  /** Without its language. */
  path: string;
  title: string;
  /** The language of the title. */
  lang: Lang;
  /** The day its content last changed, as far as the content says. */
  updatedAt?: Day;
  /** Of a list or a service, what it is for: the search finds it by this. */
  purpose?: string | undefined;
  /** The list that it is an entry of. */
  list?: string | undefined;
  id?: string;
  /** The year it is filed under. */
  year?: number;
  /** The day of the entry it shows. */
  datedOn?: string;
}

/** A list at an address of its own. */
export interface List<Of> extends Pick<SitePage, 'path' | 'title' | 'lang' | 'purpose' | 'year' | 'list'> {
  readonly entries: readonly Of[];
  /** Of a site map, if not that of the lists and services. */
  readonly section?: Section;
  /** Each of its entries stands elsewhere too, where it is found. */
  readonly isExtract?: boolean;
  /** It is one page, however long it is. */
  readonly isWhole?: boolean;
  /** The day a page of it last changed, if that is not the day of the entries on it. */
  readonly changed?: (page: PageOf<Of>) => Day;
}

/** A kind of content: all that the site map, the search and the list of files ask of it. */
interface Row<Of> {
  /** The one that leads to all others comes first. */
  readonly lists?: (lang: Lang) => Promise<readonly List<Of>[]>;
  /** The entries, where they have pages of their own and stand in extracts alone. */
  readonly entries?: (lang: Lang) => Promise<readonly Of[]>;
  /** The day something last changed among them. */
  readonly changed: (entries: readonly Of[]) => Day;
  /** The page of an entry; one without it is a row of its list. */
  readonly page?: (entry: Of) => { path: string; title: string; datedOn?: string } | undefined;
  readonly rowId?: (entry: Of) => string;
  /** What the search knows of an entry, in the list of this title; nothing where that is the affair of another kind. */
  readonly found: (entry: Of, list: string) => Promise<Found | undefined> | Found | undefined;
  readonly files?: (entry: Of) => Promise<readonly (File | undefined)[]> | readonly (File | undefined)[];
  /** The day it is found by is not the day its files came. */
  readonly hasUndatedFiles?: boolean;
}

type Found = Omit<Entry, 'url' | 'lang'>;

/** A file, and what offers it. */
export interface Offered extends Pick<Entry, 'lang' | 'title' | 'date'> {
  readonly file: File;
}

export interface ContentKind {
  /** Every page of its lists and entries. */
  readonly pages: (lang: Lang) => Promise<SitePage[]>;
  /** What the search finds, in the language it was written in. */
  readonly found: () => Promise<{ entries: Entry[]; files: Offered[] }>;
}

/** A list of all entries of a kind, among the lists and services of the site. */
export const listAt =
  <Of>(
    path: string,
    say: (t: Texts, name: string) => readonly [title: string, purpose: string],
    entries: (lang: Lang) => Promise<readonly Of[]>,
    more: Partial<List<Of>> = {},
  ) =>
  async (lang: Lang): Promise<List<Of>[]> => {
    const t = texts(lang);
    const [title, purpose] = say(t, t('website:name'));
    return [{ path, title, purpose, lang, entries: await entries(lang), ...more }];
  };

export function kindOf<Of extends { id: string; lang: Lang }>(row: Row<Of>): ContentKind {
  const listsIn = async (lang: Lang) => (await row.lists?.(lang)) ?? [];
  const pagesIn = ({ entries, isWhole }: List<Of>) =>
    isWhole ? pagesOf(entries, Math.max(1, entries.length)) : pagesOf(entries, limits.rowsPerPage);

  /** Each entry with its own path, and the title of its list. */
  const placed = async (lang: Lang) => {
    const ofLists = (await listsIn(lang)).flatMap((list) =>
      (list.isExtract ? [] : pagesIn(list)).flatMap(({ items, number }) =>
        items.map((entry) => ({
          entry,
          list: list.title,
          place: `${pagePath(list.path, number)}#${row.rowId?.(entry) ?? ''}`,
        })),
      ),
    );
    const others = ((await row.entries?.(lang)) ?? []).map((entry) => ({ entry, list: '', place: '' }));
    return [...ofLists, ...others].map((one) => ({ ...one, page: row.page?.(one.entry) }));
  };

  const pagesOfList = (list: List<Of>): SitePage[] =>
    pagesIn(list).map((page) => ({
      ...list,
      section: page.number === 1 ? (list.section ?? 'screens') : 'further',
      path: pagePath(list.path, page.number),
      updatedAt: list.changed ? list.changed(page) : row.changed(page.items),
    }));

  return {
    pages: derivedBy(async (lang: Lang) => {
      const [lists, entries] = await Promise.all([listsIn(lang), placed(lang)]);
      const own = entries.flatMap(({ entry, page }): SitePage[] => {
        if (!page) return [];
        const { path, title, datedOn } = page;
        const filed = datedOn === undefined ? {} : { year: yearOf(datedOn), datedOn: datedOn.slice(0, 10) };
        const of = { id: entry.id, lang: entry.lang, list: lists[0]?.path };
        return [{ section: sectionOf(path), path, title, updatedAt: row.changed([entry]), ...of, ...filed }];
      });
      return [...lists.flatMap(pagesOfList), ...own];
    }),
    found: derived(async () => {
      const inLang = async (lang: Lang) => {
        const own = (await placed(lang)).filter(({ entry }) => entry.lang === lang);
        return Promise.all(
          own.map(async ({ entry, list, place, page }) => {
            const found = await row.found(entry, list);
            if (!found) return { entries: [], files: [] };
            const by = { lang, title: found.title, date: row.hasUndatedFiles ? undefined : found.date };
            const files = (await row.files?.(entry)) ?? [];
            return {
              entries: [entryOf(entry, { ...found, lang, path: page?.path ?? place })],
              files: files.flatMap((file) => (file ? { file, ...by } : [])),
            };
          }),
        );
      };
      const all = (await Promise.all(LANGS.map(inLang))).flat();
      return { entries: all.flatMap(({ entries }) => entries), files: all.flatMap(({ files }) => files) };
    }),
  };
}
