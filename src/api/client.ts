import ky, { HTTPError, isTimeoutError, type KyResponse } from 'ky';
import pLimit from 'p-limit';
import type { Lang } from '../i18n/lang.ts';
import { keepAnswer, keptAnswer } from './answer-cache.ts';
import { listEnvelope, oneEnvelope } from './envelope.ts';
import { environment } from './environment.ts';

/** A read that must not be published over: the message names address, what came, and how often it was tried. */
export class ContentApiError extends Error {
  override name = 'ContentApiError';
}

const TRIES = 5;
const SECONDS_TO_ANSWER = 20;
const PAGE_SIZE = 100;
const FIRST_PAUSE = Number(process.env.API_FIRST_PAUSE_MS ?? 500);
const atOnce = pLimit(8);

const http = ky.create({
  timeout: SECONDS_TO_ANSWER * 1000,
  retry: {
    limit: TRIES - 1,
    methods: ['get'],
    statusCodes: [408, 425, 429, 500, 502, 503, 504],
    afterStatusCodes: [429, 503],
    maxRetryAfter: 30_000,
    retryOnTimeout: true,
    delay: (attempt) => FIRST_PAUSE * 2 ** (attempt - 1),
  },
  throwHttpErrors: (status) => status >= 400 && status !== 404,
});

/** What an address answers: its text, or `undefined` when the owner does not have it (404). */
async function read(address: string): Promise<string | undefined> {
  const known = await keptAnswer(address);
  let answer: KyResponse;
  try {
    answer = await atOnce(() => http.get(address, known ? { headers: { 'if-none-match': known.etag } } : {}));
    if (answer.status === 404) return undefined;
    if (answer.status === 304 && known) return known.body;
    const body = await answer.text();
    const etag = answer.headers.get('etag');
    if (etag) await keepAnswer(address, { etag, body });
    return body;
  } catch (error) {
    throw new ContentApiError(`${address}: ${reason(error)}; tried ${TRIES} times. Nothing was published.`, {
      cause: error,
    });
  }
}

function reason(error: unknown): string {
  if (error instanceof HTTPError) return `expected 200, found status ${error.response.status}`;
  if (isTimeoutError(error)) return `no answer within ${SECONDS_TO_ANSWER} seconds`;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

function parse(address: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notTheContract(address, 'JSON', text);
  }
}

const notTheContract = (address: string, expected: string, text: string): ContentApiError =>
  new ContentApiError(`${address}: expected ${expected}, found "${text.slice(0, 200)}". Nothing was published.`);

const contentAddress = (lang: Lang, path: string): string => `${environment.CONTENT_API_URL}/${lang}/api/v2/${path}`;
const siteAddress = (path: string): string => `${environment.CONTENT_API_URL}/api/v2/${path}`;

const withQuery = (address: string, query: Record<string, string | number>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url.href;
};

/** Every entry of a list, over all its pages; `undefined` when the owner does not have that list. */
export async function readList(
  lang: Lang,
  path: string,
  query: Record<string, string | number> = {},
): Promise<unknown[] | undefined> {
  const entries: unknown[] = [];
  let address: string | undefined = withQuery(contentAddress(lang, path), { ...query, page: 1, page_size: PAGE_SIZE });
  const asked = new Set<string>();
  while (address) {
    if (asked.has(address)) throw new ContentApiError(`${address}: its pages lead in a circle. Nothing was published.`);
    asked.add(address);
    const text = await read(address);
    if (text === undefined) {
      if (asked.size === 1) return undefined;
      throw new ContentApiError(`${address}: a further page of the list answered 404. Nothing was published.`);
    }
    const page = listEnvelope(parse(address, text));
    if (!page) throw notTheContract(address, 'a list {"count", "next", "previous", "results"}', text);
    entries.push(...page.entries);
    address = page.next(address, entries.length);
  }
  return entries;
}

/** What stands under `results`; `undefined` when the owner does not have it. */
export async function readOne(lang: Lang, path: string): Promise<unknown> {
  return one(contentAddress(lang, path));
}

/** The same for an address that has no language. */
export async function readSiteWide(path: string): Promise<unknown> {
  return one(siteAddress(path));
}

async function one(address: string): Promise<unknown> {
  const text = await read(address);
  if (text === undefined) return undefined;
  const results = oneEnvelope(parse(address, text));
  if (!results) throw notTheContract(address, '{"results": {…}}', text);
  return results.value;
}

/** A menu: a bare array. `undefined` when the owner does not have it. */
export async function readMenu(lang: Lang, path: string): Promise<unknown[] | undefined> {
  const address = contentAddress(lang, path);
  const text = await read(address);
  if (text === undefined) return undefined;
  const items = parse(address, text);
  if (!Array.isArray(items)) throw notTheContract(address, 'an array', text);
  return items;
}
