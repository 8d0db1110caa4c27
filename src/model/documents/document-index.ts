// The search index of the words inside PDFs. This index is separate from the index of the site's pages. A browser loads it only
// when the visitor asks for a search inside documents.
import { typeForSearch } from '~/i18n/file-words';
import type { Lang } from '~/i18n/lang';
import { oneLine } from '~/lib/clean-text';
import { derived, derivedBy } from '~/lib/queries';
import { sameIfEqual } from '~/lib/same';
import type { Block, Item } from '~/media/papers/facts';
import { keptText } from '~/media/papers/reader';
import { inBothLangs } from '~/lib/said-in-both';
import type { Entry } from '~/search/entry';
import { MANIFEST } from '~/search/files';
import { MOST_PAGES } from '~/search/ids';
import { cutText } from '~/search/lead';
import { pagePath } from '~/routes';
import { indexOf, type MadeIndex } from '../site/made-index';
import { download } from '../files';
import { getTextVersions, type TextVersion } from './text-versions';

/**
 * The number of letters of a document that are indexed (about 100 pages). With more letters, this index would be larger than
 * the index of the site.
 */
const MOST_LETTERS = 300_000;
const MOST_TITLE = 120;

const itemText = ({ text, items }: Item): string => [text, ...items.map(itemText)].join(' ');

function textOf(block: Block): string {
  if (block.kind === 'list') return block.items.map(itemText).join(' ');
  if (block.kind === 'table') return block.rows.flatMap((row) => row.map(({ text }) => text)).join(' ');
  return block.text;
}

/** The plain text of each page of a document, up to a limit. */
const getPageTexts = derivedBy<string, readonly string[]>(async (sha256) => {
  let left = MOST_LETTERS;
  return ((await keptText(sha256)) ?? []).slice(0, MOST_PAGES).map((blocks) => {
    const text = oneLine(blocks.map(textOf).join(' ')).slice(0, left);
    left -= text.length;
    return text;
  });
});

/** The address of a page of a text version, without a language. */
function pathOfPage({ path, parts }: TextVersion, page: number): string {
  const part = parts.findIndex(({ first, last }) => first <= page && page <= last);
  return `${pagePath(path, Math.max(0, part) + 1)}#page-${page}`;
}

/**
 * Returns the number of the other entries that offer a document: the search result itself names one entry, which is not
 * counted. A standard form may be in a hundred tenders.
 */
const otherPlaces = ({ offers, paper }: TextVersion): number =>
  new Set(offers.map(({ path }) => path)).difference(new Set([paper.path])).size;

/** Returns the search entries of a document: one for each page with text, and one for the first page even without text. */
async function entriesOf(sha256: string, english: TextVersion, hindi: TextVersion): Promise<Entry[]> {
  const said = (of: (version: TextVersion) => string): string => inBothLangs(of(english), of(hindi));
  const file = await download(english.paper.file);
  const places = otherPlaces(english);
  const shared: Omit<Entry, 'url' | 'page'> = {
    lang: english.lang,
    kind: 'file',
    shared: sha256,
    title: said(({ title }) => cutText(title, MOST_TITLE)),
    date: english.paper.publishedOn,
    fileType: typeForSearch(file),
    fileBytes: file.bytes,
    about: [
      file.target.href,
      said(({ paper }) => cutText(paper.title, MOST_TITLE)),
      said(({ paper }) => paper.path),
      places > 0 ? String(places) : '',
    ],
  };
  return (await getPageTexts(sha256)).flatMap((body, index) =>
    body || index === 0 ? { ...shared, url: pathOfPage(english, index + 1), body, page: index + 1 } : [],
  );
}

/** The list of the search entries of each document. If a list has not changed, it is the same object as before. */
const getEntries = derived(async (before: ReadonlyMap<string, readonly Entry[]> | undefined) => {
  const [english, hindi] = await Promise.all((['en', 'hi'] satisfies Lang[]).map(getTextVersions));
  const inHindi = new Map(hindi?.map((version) => [version.sha256, version]));
  const own = (english ?? []).filter(({ isOfTwins }) => !isOfTwins);
  const all = own.map(async (version) => {
    const { sha256 } = version;
    const entries = await entriesOf(sha256, version, inHindi.get(sha256) ?? version);
    return [sha256, sameIfEqual(before?.get(sha256), entries)] as const;
  });
  return new Map(await Promise.all(all));
});

/** The index of the words of all documents. If an index file has not changed, it is the same object as before. */
export const getDocumentIndex = derived(async (before: MadeIndex | undefined) =>
  indexOf([...(await getEntries()).values()], before),
);

/**
 * If there are at least this many documents, the shown number is rounded. An exact number would change all result pages with
 * each new document.
 */
const EXACT = 20;
/**
 * Rounds a number down, so that only its first two digits stay: 1234 becomes 1200. For a number of two digits, only the first
 * digit stays: 45 becomes 40.
 */
export function aboutCount(count: number): { readonly count: number; readonly isExact: boolean } {
  if (count < EXACT) return { count, isExact: true };
  const step = 10 ** Math.max(1, Math.floor(Math.log10(count)) - 1);
  return { count: Math.floor(count / step) * step, isExact: false };
}

/**
 * The files that a first search loads: `count` files of words (`terms`), `count` files of documents (`cells`), and the manifest
 * (the list of index files). `share` is the part of a file that remains after compression. `npm run bench:intents` measures the
 * real numbers.
 */
const LOADED = { terms: { count: 3, share: 0.8 }, cells: { count: 5, share: 0.35 } };
const MANIFEST_SHARE = 0.7;
const STEP = 5000;

/**
 * Returns two approximate numbers: the documents in the index, and the bytes that a first search loads. Both numbers are
 * rounded, so that only a few publishes change them.
 */
export const getDocumentIndexSize = derived(async () => {
  const { entries, files, manifest } = await getDocumentIndex();
  const sizeOf = (name: string): number => files.get(name)?.length ?? 0;
  const costOf = (table: keyof typeof LOADED): number => {
    const { count, share } = LOADED[table];
    const sizes = manifest.tables[table].map(({ name }) => sizeOf(name));
    return sizes.reduce((sum, size) => sum + size, 0) * share * Math.min(1, count / sizes.length);
  };
  const bytes = MANIFEST_SHARE * sizeOf(MANIFEST) + costOf('terms') + costOf('cells');
  const count = [...entries.values()].filter(({ page }) => page === 1).length;
  return { ...aboutCount(count), bytes: Math.ceil(bytes / STEP) * STEP };
});
