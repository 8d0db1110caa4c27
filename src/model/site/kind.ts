import { limits } from '~/config';
import { yearOf } from '~/i18n/dates';
import { LANGS, type Lang } from '~/i18n/lang';
import { type ListGroup, texts } from '~/i18n/texts';
import { type PageOf, pagesOf } from '~/lib/paging';
import { derived, derivedBy } from '~/lib/queries';
import { pagePath, type Section, sectionOf } from '~/routes';
import type { Entry } from '~/search/entry';
import { type Changing, latestChange } from '../dated';
import type { File, RawHtml } from '../door/shapes';
import { fileLeaves } from '../files';
import { filesLinkedIn } from '../prose/links';
import { entryOf, facts } from './search-entries';

type Day = string | undefined;

/** A page of the site, for the site maps. */
export interface SitePage {
  section: Section;
  /** The path without a language. */
  path: string;
  title: string;
  /** The language of the title. */
  lang: Lang;
  /** The day of the last change, if the content states this day. */
  updatedAt?: Day;
  /** The title in the search, if it is another one. */
  foundTitle?: string | undefined;
  /** The text about the use of a list or a service. The search finds the page by this text. */
  purpose?: string | undefined;
  /** More words by which the search finds the page, such as the units of its entries. The results do not show these words. */
  words?: string | undefined;
  isList?: boolean;
  /** The first day of the month, for the list of a month. */
  startsOn?: string;
  /** The path of the list that contains the page, or the path of the page above this page in the breadcrumbs. */
  list?: string | undefined;
  id?: string;
  /** The year under which the site map shows the page. */
  year?: number;
  /** The day of the entry that the page shows. */
  datedOn?: string;
}

/** A list of entries with its own address. */
export interface List<Of> extends Pick<
  SitePage,
  'path' | 'title' | 'foundTitle' | 'lang' | 'purpose' | 'words' | 'year' | 'startsOn' | 'list'
> {
  readonly entries: readonly Of[];
  /** The section of the site map that shows the list. The default is the section of lists and services. */
  readonly section?: Section;
  /** True if the entries are also in another list, or have pages. The search then links to that other list or to the pages. */
  readonly isExtract?: boolean;
  /** True if the list is always one page, even if it is long. */
  readonly isWhole?: boolean;
  /** Returns the day when a page of this list last changed. The default is the day of the latest change of an entry. */
  readonly changed?: (page: PageOf<Of>) => Day;
}

interface Page {
  readonly path: string;
  readonly title: string;
  readonly datedOn?: string;
}

/**
 * A kind of content, such as tenders, for the site map, the search and the list of files. Each entry has a page (`page`), or its
 * row in a list has an ID (`rowId`). The search links there.
 */
type Row<Of> = Parts<Of> &
  (
    | { readonly page: (entry: Of) => Page; readonly rowId?: undefined }
    | { readonly page?: (entry: Of) => Page | undefined; readonly rowId: (entry: Of) => string }
  );

interface Parts<Of> {
  /** The lists of this kind. The main list, which links to the other lists, comes first. */
  readonly lists?: (lang: Lang) => Promise<readonly List<Of>[]>;
  /** Entries that have pages and are in no list, except in lists that show only some entries (`isExtract`). */
  readonly entries?: (lang: Lang) => Promise<readonly Of[]>;
  /** True if the pages of entries are not in the site map for visitors, because lists show them in a better order. */
  readonly isFurther?: boolean;
  /**
   * Returns the search entry of an entry. Returns undefined if another kind makes the search entry. `list` is the title of the
   * list that contains the entry.
   */
  readonly found: (entry: Of, list: string) => Promise<Found | undefined> | Found | undefined;
  readonly files?: (entry: Of) => Promise<readonly (File | undefined)[]> | readonly (File | undefined)[];
  /** Returns the day of a file. The default is the day of its entry. */
  readonly dayOfFile?: (entry: Of, file: File) => Day;
  /** The files with facts for the register of documents. The default is `files`, with the day of their entry. */
  readonly papers?: (entry: Of) => readonly Paper[];
  /** The texts of editors. The register of documents also contains the files to which these texts link. */
  readonly prose?: (entry: Of) => Promise<readonly (RawHtml | undefined)[]> | readonly (RawHtml | undefined)[];
}

type Found = Omit<Entry, 'url' | 'lang'>;

/** A file for the register of documents. */
export interface Paper {
  readonly file: File | undefined;
  /** The later documents that change the content of the file, such as corrigenda. The latest comes first. */
  readonly later?: readonly { readonly title: string; readonly lang: Lang; readonly publishedOn: Day }[];
  /** The day on which the file's tender was cancelled. */
  readonly cancelledOn?: Day;
  /**
   * True if the file was published on the day of the cancellation or later, whatever its content is. Such a file is still valid
   * after the end of its tender.
   */
  readonly cameAtCancellation?: boolean;
  readonly withdrawnOn?: Day;
  /** The last day or moment on which the entry is open or in force. */
  readonly openUntil?: Day;
  /** True if only a text links to the file. The entry with this text has no data about the end of the file. */
  readonly isLinked?: boolean;
}

/** A file for the register of documents, and the entry that offers it. */
export interface OfferedPaper extends Paper, Pick<Entry, 'lang' | 'title'> {
  readonly file: File;
  /** The day on which the file was published. */
  readonly publishedOn: Day;
  /** The path of the page or row of the entry. */
  readonly path: string;
}

/** A file, with the language, title and date of the entry that contains it. */
export interface Offered extends Pick<Entry, 'lang' | 'title' | 'date'> {
  readonly file: File;
  /** The kind and the ID of the entry. The translation of the entry has the same value. */
  readonly offeredBy: string;
}

export interface ContentKind {
  /** All pages of the lists and the entries. */
  readonly pages: (lang: Lang) => Promise<SitePage[]>;
  /** The search entries and the files, each only in its original language. */
  readonly found: () => Promise<{ entries: Entry[]; files: Offered[]; papers: OfferedPaper[] }>;
}

/** A list of all entries of a kind, with a title and a text about its use. */
export const listAt =
  <Of>(path: string, words: ListGroup, entries: (lang: Lang) => Promise<readonly Of[]>, more: Partial<List<Of>> = {}) =>
  async (lang: Lang): Promise<List<Of>[]> => {
    const t = texts(lang);
    const [title, purpose] = [t(`${words}:title`), t(`${words}:description`, { name: t('website:name') })];
    return [{ path, title, purpose, lang, entries: await entries(lang), ...more }];
  };

const linkedIn = new WeakMap<object, { readonly texts: readonly RawHtml[]; readonly files: readonly File[] }>();

/** Returns the files to which an entry's texts link. The texts of an unchanged entry are not parsed again. */
function filesLinkedFrom(entry: object, texts: readonly RawHtml[]): readonly File[] {
  const known = linkedIn.get(entry);
  if (known?.texts.length === texts.length && texts.every((text, index) => text === known.texts[index]))
    return known.files;
  const files = texts.flatMap(filesLinkedIn);
  linkedIn.set(entry, { texts, files });
  return files;
}

export function kindOf<Of extends Changing & { id: string; lang: Lang }>(row: Row<Of>): ContentKind {
  const listsIn = async (lang: Lang) => (await row.lists?.(lang)) ?? [];
  const pagesIn = ({ entries, isWhole }: List<Of>) =>
    isWhole ? pagesOf(entries, Math.max(1, entries.length)) : pagesOf(entries, limits.rowsPerPage);

  /** For each entry: the address of its row in a list (`place`), the title of the list, and the page of the entry. */
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
      isList: true,
      section: page.number === 1 ? (list.section ?? 'screens') : 'further',
      path: pagePath(list.path, page.number),
      updatedAt: list.changed ? list.changed(page) : latestChange(page.items),
    }));

  /** The path of the main list. It is the same in both languages. */
  const mainList = derived(async () => (await listsIn('en'))[0]?.path);
  /** With a query for each entry, a changed entry leaves the pages of all others as they are. */
  const ownPage = derivedBy(async (entry: Of): Promise<SitePage | undefined> => {
    const page = row.page?.(entry);
    if (!page) return undefined;
    const { path, title, datedOn } = page;
    const filed = datedOn === undefined ? {} : { year: yearOf(datedOn), datedOn: datedOn.slice(0, 10) };
    const of = { id: entry.id, lang: entry.lang, list: await mainList() };
    const section = row.isFurther ? 'further' : sectionOf(path);
    return { section, path, title, updatedAt: latestChange([entry]), ...of, ...filed };
  });

  return {
    pages: derivedBy(async (lang: Lang) => {
      const [lists, entries] = await Promise.all([listsIn(lang), placed(lang)]);
      const own = await Promise.all(entries.map(({ entry }) => ownPage(entry)));
      return [...lists.flatMap(pagesOfList), ...own.filter((page) => page !== undefined)];
    }),
    found: derived(async () => {
      const inLang = async (lang: Lang) => {
        const own = (await placed(lang)).filter(({ entry }) => entry.lang === lang);
        return Promise.all(
          own.map(async ({ entry, list, place, page }) => {
            const found = await row.found(entry, list);
            if (!found) return { entries: [], files: [], papers: [] };
            const by = { lang, offeredBy: `${found.kind} ${entry.id}`, title: found.title };
            const dayOf = (file: File): Day => (row.dayOfFile ? row.dayOfFile(entry, file) : found.date);
            const files = ((await row.files?.(entry)) ?? []).filter((file) => file !== undefined);
            const path = page?.path ?? place;
            const texts = ((await row.prose?.(entry)) ?? []).filter((text) => text !== undefined);
            const linked = filesLinkedFrom(entry, texts).map((file): Paper => ({ file, isLinked: true }));
            const own = row.papers?.(entry) ?? files.map((file): Paper => ({ file }));
            const papers = [...own, ...linked].flatMap((paper) =>
              paper.file && !fileLeaves(paper.file)
                ? { ...paper, file: paper.file, publishedOn: dayOf(paper.file), lang, title: by.title, path }
                : [],
            );
            // A search result cannot show that a file is on another site. So such files have no search entries, and the search
            // entry of the entry has their titles.
            const [away, here] = [files.filter(fileLeaves), files.filter((file) => !fileLeaves(file))];
            const said = away.length > 0 ? { body: facts(found.body, ...away.map(({ title }) => title)) } : {};
            return {
              entries: [entryOf(entry, { ...found, ...said, lang, path })],
              files: here.map((file) => ({ file, date: dayOf(file), ...by })),
              papers,
            };
          }),
        );
      };
      const all = (await Promise.all(LANGS.map(inLang))).flat();
      return {
        entries: all.flatMap(({ entries }) => entries),
        files: all.flatMap(({ files }) => files),
        papers: all.flatMap(({ papers }) => papers),
      };
    }),
  };
}
