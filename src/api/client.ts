import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import type { Lang } from '../i18n/lang.ts';
import { limits } from '../config.ts';
import { API_BASE } from '../lib/api-base.ts';
import { countValues } from '../lib/count-values.ts';
import { cutDeep } from '../lib/cut-deep.ts';
import { fromSource, revisionOptions } from '../lib/queries.ts';
import { keepAnswer, keptAnswer } from './answer-cache.ts';
import { type Answer, ask, NoAnswerError, TooLargeError } from './ask.ts';
import { listEnvelope, nameOf, namesIn, oneEnvelope } from './envelope.ts';
import { environment } from './environment.ts';
import { API_HEADERS } from './headers.ts';
import { RefusedAddressError } from './reach.ts';

/** Reading the API failed, and nothing is published. The message gives the address, and what was expected and found. */
export class ContentApiError extends Error {
  override name = 'ContentApiError';
}

/**
 * A publish has read again only the list that contains a changed entry, and this list now has other entries than before. An
 * entry may have moved to another list, so the other lists must be read again too.
 */
class MovedError extends Error {
  override name = 'MovedError';
}

const PAGE_SIZE = 100;
/**
 * The number of entries on an API page, if an answer with 100 entries is too large. Ten entries of the largest allowed
 * size need less than half of MOST_BYTES.
 */
const SMALL_PAGE_SIZE = 10;
const MOST_PAGES = 10_000;
const MOST_BYTES = 32_000_000;
/** A longer list inside an answer is cut. An entry with such a list is held back, because it has too many values. */
const MOST_ITEMS = limits.entryValues + 1;
const TRIES = 5;
/**
 * A list is read at most this many times. If a list changes while it is read, it is read again, because an entry may be missing
 * in the result.
 */
const READINGS = 3;
const atOnce = pLimit(8);
const utf8 = new TextDecoder('utf-8', { fatal: true });

const unpublished = (address: string, what: string, cause?: unknown): ContentApiError =>
  new ContentApiError(`${address}: ${what}. Nothing was published.`, { cause });

const notTheContract = (address: string, expected: string, text: string): ContentApiError =>
  unpublished(address, `expected ${expected}, found "${text.slice(0, 200).replace(/\s+/g, ' ')}"`);

interface Read {
  json: unknown;
  /** The next request sends this ETag, to ask only for changes. */
  etag: string | undefined;
}

/** Reads an address. Returns `undefined` for status 404, and the object `before` if nothing has changed. */
async function read(address: string, before: Read | undefined, tries = TRIES): Promise<Read | undefined> {
  const kept = before?.etag === undefined ? await keptAnswer(address) : undefined;
  const answer = await answerOf(address, before?.etag ?? kept?.etag, tries);
  if (answer.status === 404) return undefined;
  if (answer.status === 304 && before?.etag !== undefined) return before;
  const isKnown = kept !== undefined && answer.status === 304;
  const text = isKnown ? kept.body : textOf(address, answer);
  const json = parse(answer.redirectedTo ? `${address} (redirected to ${answer.redirectedTo})` : address, text);
  const etag = answer.headers.get('etag') ?? undefined;
  if (etag && !isKnown) await keepAnswer(address, { etag, body: text });
  return { json, etag };
}

async function answerOf(address: string, etag: string | undefined, tries: number): Promise<Answer> {
  try {
    const headers = { ...API_HEADERS, ...(etag ? { 'if-none-match': etag } : {}) };
    return await atOnce(() => ask(address, { headers, mostBytes: MOST_BYTES, tries }));
  } catch (error) {
    if (error instanceof NoAnswerError || error instanceof RefusedAddressError)
      throw unpublished(address, error.message, error);
    throw error;
  }
}

function textOf(address: string, answer: Answer): string {
  try {
    return utf8.decode(answer.body);
  } catch {
    throw notTheContract(address, 'JSON in UTF-8', new TextDecoder('latin1').decode(answer.body.subarray(0, 200)));
  }
}

function parse(address: string, text: string): unknown {
  if (countValues(text, limits.answerValues) > limits.answerValues) {
    const reason = `expected at most ${limits.answerValues} values, found more`;
    throw unpublished(address, reason, new TooLargeError(reason, 200, {}));
  }
  try {
    return cutDeep(JSON.parse(text), { levels: limits.answerDepth, items: MOST_ITEMS });
  } catch {
    throw notTheContract(address, 'JSON', text);
  }
}

/** The API address of content in one language. */
export const contentAddress = (lang: Lang, path: string): string =>
  `${environment.CONTENT_API_URL}/${lang}${API_BASE}/${path}`;
/** The API address of content that has no language. */
export const siteAddress = (path: string): string => `${environment.CONTENT_API_URL}${API_BASE}/${path}`;

const withQuery = (address: string, query: Record<string, string | number>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url.href;
};

export interface List {
  entries: unknown[];
  /** Problems to report to the owner of the API. They do not stop a build. */
  remarks: string[];
}

/** Reads every entry of a list, from all its pages. Returns `undefined` for status 404. */
export async function readList(
  lang: Lang,
  path: string,
  query: Record<string, string | number> = {},
): Promise<List | undefined> {
  const first = withQuery(contentAddress(lang, path), { ...query, page: 1, page_size: PAGE_SIZE });
  return wholeList(first);
}

/** Reads a list. Returns the same object as before if no page of the list has changed. */
const wholeList = fromSource<Pages | undefined>(async (first, before) => {
  const small = withQuery(first, { page_size: SMALL_PAGE_SIZE });
  const isSmall = before?.reads.has(small) ?? false;
  for (let readings = 1; ; readings += 1) {
    const list = await readPages(isSmall ? small : first, before).catch((error: unknown) => {
      if (isSmall || !(error instanceof ContentApiError && error.cause instanceof TooLargeError)) throw error;
      return readPages(small, before);
    });
    // Only this list was read again, not the other lists of the same API path. An entry that is no longer in this list may be
    // in another list now.
    const isMoved = !list || list.counts.size > 1 || !isDeepStrictEqual(namesIn(list), namesIn(before));
    if (before && isMoved && revisionOptions().isNarrow(first)) throw new MovedError(first);
    if (!list) return undefined;
    if (before?.reads.size === list.reads.size && [...list.reads].every(([at, one]) => before.reads.get(at) === one))
      return before;
    if (list.counts.size > 1 && readings < READINGS) continue;
    return { ...list, remarks: [...list.remarks, ...countRemarks(list)] };
  }
});

interface Pages extends List {
  /**
   * The length of the list, as each page states it. Two different lengths mean that the list changed during reading.
   */
  counts: Set<number>;
  reads: Map<string, Read>;
}

function countRemarks({ counts, entries }: Pages): string[] {
  if (counts.size === 1 && counts.has(entries.length)) return [];
  return [`count says ${[...counts].join(', then ')}, found ${entries.length} entries`];
}

/** Reads all pages of a list. An unchanged entry stays the same object, even if it moved to another page. */
async function readPages(first: string, before?: Pages): Promise<Pages | undefined> {
  const list: Pages = { entries: [], remarks: [], counts: new Set(), reads: new Map() };
  const asked = list.reads;
  const readIfChanged = async (at: string, one: Read | undefined, tries?: number): Promise<Read | undefined> =>
    one && !revisionOptions().mayHaveChanged(at, one) ? one : read(at, one, tries);
  const known = new Map([[first, await readIfChanged(first, before?.reads.get(first))]]);
  // The known pages are read in parallel. If reading a page fails, the page may no longer exist. So the loop below reads it
  // again only if another page links to it.
  const others = [...(before?.reads ?? [])].filter(([at]) => at !== first);
  await Promise.allSettled(others.map(async ([at, one]) => known.set(at, await readIfChanged(at, one, 1))));
  const earlier = new Map(before?.entries.map((entry) => [nameOf(entry), entry]));
  let entries: unknown[] = [];
  for (let address: string | undefined = first; address;) {
    if (asked.has(address)) throw unpublished(address, 'the "next" links of its pages form a circle');
    if (asked.size === MOST_PAGES) throw unpublished(address, `it has more than ${MOST_PAGES} pages`);
    const answer = known.has(address) ? known.get(address) : await read(address, before?.reads.get(address));
    if (!answer && asked.size === 0) return undefined;
    if (!answer) throw unpublished(address, 'expected the next page of the list, found status 404');
    asked.set(address, answer);
    const page = listEnvelope(answer.json);
    if (!page)
      throw notTheContract(address, 'a list {"count", "next", "previous", "results"}', JSON.stringify(answer.json));
    // Two equal pages are not an error, because an editor may have saved copies of one entry. More entries than `count` are an
    // error.
    const isTooMuch = list.entries.length + page.entries.length > page.count;
    if (isTooMuch && page.entries.length > 0 && isDeepStrictEqual(page.entries, entries))
      throw unpublished(address, 'this page repeats the entries of the previous page');
    entries = page.entries;
    for (const [index, entry] of entries.entries()) {
      const same = earlier.get(nameOf(entry));
      // The old object also replaces the new object in the page's answer, so that no entry is in memory twice.
      if (isDeepStrictEqual(same, entry)) entries[index] = same;
      list.entries.push(entries[index]);
    }
    list.counts.add(page.count);
    const host = page.foreignHost(address);
    if (host && asked.size === 1) list.remarks.push(`"next" names another host, ${host}: only its query was used`);
    address = page.next(address, list.entries.length);
  }
  return list;
}

/** Reads the `results` of an answer that is not a list. Returns `undefined` for status 404. */
export const readOne = (lang: Lang, path: string): Promise<unknown> => one(contentAddress(lang, path));

/** Reads a list that has no pages, such as the site map. Returns `undefined` for status 404. */
export async function readTree(lang: Lang, path: string): Promise<unknown[] | undefined> {
  const tree = await readOne(lang, path);
  if (tree === undefined || Array.isArray(tree)) return tree;
  throw notTheContract(contentAddress(lang, path), '{"results": […]}', JSON.stringify({ results: tree }));
}

/** Reads the `results` from an address without a language. Returns `undefined` for status 404. */
export const readSiteWide = (path: string): Promise<unknown> => one(siteAddress(path));

const single = fromSource<Read | undefined>((address, before) => read(address, before));

async function one(address: string): Promise<unknown> {
  const answer = await single(address);
  if (!answer) return undefined;
  const results = oneEnvelope(answer.json);
  if (!results) throw notTheContract(address, '{"results": {…}}', JSON.stringify(answer.json));
  return results.value;
}

/** Reads a menu: an answer that is an array without `results`. Returns `undefined` for status 404. */
export async function readMenu(lang: Lang, path: string): Promise<unknown[] | undefined> {
  const address = contentAddress(lang, path);
  const answer = await single(address);
  if (!answer) return undefined;
  if (!Array.isArray(answer.json)) throw notTheContract(address, 'an array', JSON.stringify(answer.json));
  return answer.json as unknown[];
}
