// Counts the bytes that a page loads before a visitor touches it. Texts are compressed with Brotli 11.
import type { Page, Response } from 'playwright';
import { bestBrotli } from './best-brotli.ts';

/** The screen of a cheap phone. */
export const PHONE = { width: 360, height: 740 };

interface Brought {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
  readonly text: string;
  /** True if the browser keeps the file in its cache for the next page. */
  readonly isKept: boolean;
}

export interface BeforeTouch {
  /** Bytes of the page and its style sheet. */
  readonly page: number;
  readonly all: number;
  readonly requests: number;
  readonly pictures: number;
  readonly fonts: number;
  /** Bytes of all scripts, also of inline scripts. */
  readonly scriptBytes: number;
  readonly reactBytes: number;
  /** Bytes of the page without its pictures, if the visitor opens it as the second page of a visit. */
  readonly second: number;
}

/** Every build of React contains this text. */
const REACT = /react\.(transitional\.)?element/;
const TEXT = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

async function brought(response: Response): Promise<Brought> {
  const headers = response.headers();
  const body = await response.body();
  const text = body.toString();
  return {
    url: response.url(),
    kind: response.request().resourceType(),
    bytes: TEXT.test(headers['content-type'] ?? '') ? bestBrotli(text) : body.length,
    text,
    isKept: /max-age=[1-9]/.test(headers['cache-control'] ?? ''),
  };
}

const sum = (all: readonly Brought[]): number => all.reduce((total, { bytes }) => total + bytes, 0);
const brotliSum = (texts: readonly string[]): number => texts.reduce((total, text) => total + bestBrotli(text), 0);

const inlineScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.scripts].filter(({ src }) => !src).map(({ text }) => text));

/** Opens a page and counts its bytes. `known` has the addresses that another page of the visit has already loaded. */
export async function weighBeforeTouch(
  page: Page,
  address: string,
  known: ReadonlySet<string> = new Set(),
): Promise<BeforeTouch & { readonly urls: readonly string[] }> {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.setViewportSize(PHONE);
  // This header says that the browser is on a phone. To phones, servers do not send the rules for loading pages ahead.
  await page.setExtraHTTPHeaders({ 'Sec-CH-UA-Mobile': '?1' });
  await page.goto(address, { waitUntil: 'networkidle' });
  const all = await Promise.all(answers.map(brought));
  const scripts = [
    ...all.filter(({ kind }) => kind === 'script').map(({ text }) => text),
    ...(await inlineScripts(page)),
  ];
  const isText = ({ kind }: Brought): boolean => kind === 'document' || kind === 'stylesheet';
  return {
    page: sum(all.filter(isText)),
    all: sum(all),
    requests: all.filter(({ kind }) => kind !== 'image').length,
    pictures: all.filter(({ kind }) => kind === 'image').length,
    fonts: all.filter(({ kind }) => kind === 'font').length,
    scriptBytes: brotliSum(scripts),
    reactBytes: brotliSum(scripts.filter((text) => REACT.test(text))),
    second: sum(all.filter(({ url, kind, isKept }) => kind !== 'image' && !(isKept && known.has(url)))),
    urls: all.map(({ url }) => url),
  };
}
