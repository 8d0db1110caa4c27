import { limits } from '~/config';
import { yearOf } from '~/i18n/dates';
import { LANGS, type Lang } from '~/i18n/lang';
import { type ListGroup, texts } from '~/i18n/texts';
import { type PageOf, pagesOf } from '~/lib/paging';
import { derived, derivedBy } from '~/lib/queries';
import { pagePath, type Section, sectionOf } from '~/routes';
import type { Entry } from '~/search/entry';
import { type Dated, latestChange } from '../dated';
import type { File } from '../door/shapes';
import { fileLeaves } from '../files';
import { entryOf, facts } from './search-entries';

type Day = string | undefined;

/** A page of the site, for the site maps. */
export interface SitePage {
  section: Section;
  /** Without language. */
  path: string;
  title: string;
  /** The language of the title. */
  lang: Lang;
  /** The day of the last change, if the content states one. */
  updatedAt?: Day;
  /** The use of a list or a service: the search finds it by this text. */
  purpose?: string | undefined;
  /** The path of the list that contains it. */
  list?: string | undefined;
  id?: string;
  /** The year of its group in the site map. */
  year?: number;
  /** The day of its entry. */
  datedOn?: string;
}

/** A list with its own address. */
export interface List<Of> extends Pick<SitePage, 'path' | 'title' | 'lang' | 'purpose' | 'year' | 'list'> {
  readonly entries: readonly Of[];
  /** Its section of the site map. By default that of lists and services. */
  readonly section?: Section;
  /** True if another list or page has its entries too. The search finds them there. */
  readonly isExtract?: boolean;
  /** True if it is always one page, however long. */
  readonly isWhole?: boolean;
  /** The day when one of its pages last changed. By default, its entries decide. */
  readonly changed?: (page: PageOf<Of>) => Day;
}

/** A kind of content, for the site map, the search and the list of files. */
interface Row<Of> {
  /** The main list, which links to the others, comes first. */
  readonly lists?: (lang: Lang) => Promise<readonly List<Of>[]>;
  /** Entries that have their own pages and are in no list except extracts. */
  readonly entries?: (lang: Lang) => Promise<readonly Of[]>;
  /** The page of an entry. An entry without a page is a row of its list. */
  readonly page?: (entry: Of) => { path: string; title: string; datedOn?: string } | undefined;
  readonly rowId?: (entry: Of) => string;
  /** The search entry of an entry. `list` is the title of its list. `undefined` if another kind gives it. */
  readonly found: (entry: Of, list: string) => Promise<Found | undefined> | Found | undefined;
  readonly files?: (entry: Of) => Promise<readonly (File | undefined)[]> | readonly (File | undefined)[];
  /** True if the day of an entry is not the day of its files. */
  readonly hasUndatedFiles?: boolean;
}

type Found = Omit<Entry, 'url' | 'lang'>;

/** A file and its entry. */
export interface Offered extends Pick<Entry, 'lang' | 'title' | 'date'> {
  readonly file: File;
}

export interface ContentKind {
  /** All pages of its lists and entries. */
  readonly pages: (lang: Lang) => Promise<SitePage[]>;
  /** Its search entries and files, each in its original language. */
  readonly found: () => Promise<{ entries: Entry[]; files: Offered[] }>;
}

/** A list of all entries of a kind, with its title and use. */
export const listAt =
  <Of>(path: string, words: ListGroup, entries: (lang: Lang) => Promise<readonly Of[]>, more: Partial<List<Of>> = {}) =>
  async (lang: Lang): Promise<List<Of>[]> => {
    const t = texts(lang);
    const [title, purpose] = [t(`${words}:title`), t(`${words}:description`, { name: t('website:name') })];
    return [{ path, title, purpose, lang, entries: await entries(lang), ...more }];
  };

export function kindOf<Of extends Dated & { id: string; lang: Lang }>(row: Row<Of>): ContentKind {
  const listsIn = async (lang: Lang) => (await row.lists?.(lang)) ?? [];
  const pagesIn = ({ entries, isWhole }: List<Of>) =>
    isWhole ? pagesOf(entries, Math.max(1, entries.length)) : pagesOf(entries, limits.rowsPerPage);

  /** Each entry with its place in a list, the title of that list, and its own page. */
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
      updatedAt: list.changed ? list.changed(page) : latestChange(page.items),
    }));

  return {
    pages: derivedBy(async (lang: Lang) => {
      const [lists, entries] = await Promise.all([listsIn(lang), placed(lang)]);
      const own = entries.flatMap(({ entry, page }): SitePage[] => {
        if (!page) return [];
        const { path, title, datedOn } = page;
        const filed = datedOn === undefined ? {} : { year: yearOf(datedOn), datedOn: datedOn.slice(0, 10) };
        const of = { id: entry.id, lang: entry.lang, list: lists[0]?.path };
        return [{ section: sectionOf(path), path, title, updatedAt: latestChange([entry]), ...of, ...filed }];
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
            const files = ((await row.files?.(entry)) ?? []).filter((file) => file !== undefined);
            // A search result has no note about leaving, so a file elsewhere is found through its entry.
            const [away, here] = [files.filter(fileLeaves), files.filter((file) => !fileLeaves(file))];
            const said = away.length > 0 ? { body: facts(found.body, ...away.map(({ title }) => title)) } : {};
            return {
              entries: [entryOf(entry, { ...found, ...said, lang, path: page?.path ?? place })],
              files: here.map((file) => ({ file, ...by })),
            };
          }),
        );
      };
      const all = (await Promise.all(LANGS.map(inLang))).flat();
      return { entries: all.flatMap(({ entries }) => entries), files: all.flatMap(({ files }) => files) };
    }),
  };
}
