// Weighs what a page brings before a visitor touches it: texts in Brotli at its best, everything else as it is.
import type { Page, Response } from 'playwright';
import { bestBrotli } from './best-brotli.ts';

/** The screen of a cheap phone. */
export const PHONE = { width: 360, height: 740 };

interface Brought {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
  /** A browser keeps it for the next page. */
  readonly isKept: boolean;
}

export interface BeforeTouch {
  /** The page and its sheet. */
  readonly page: number;
  readonly all: number;
  readonly requests: number;
  readonly pictures: number;
  readonly fonts: number;
  /** The same page after another one of the site, apart from its pictures. */
  readonly second: number;
}

const TEXT = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

async function brought(response: Response): Promise<Brought> {
  const headers = response.headers();
  const body = await response.body();
  return {
    url: response.url(),
    kind: response.request().resourceType(),
    bytes: TEXT.test(headers['content-type'] ?? '') ? bestBrotli(body.toString()) : body.length,
    isKept: /max-age=[1-9]/.test(headers['cache-control'] ?? ''),
  };
}

const sum = (all: readonly Brought[]): number => all.reduce((total, { bytes }) => total + bytes, 0);

/** Opens a page in a browser that was never here. `known`: what another page of the site has brought already. */
export async function weighBeforeTouch(
  page: Page,
  address: string,
  known: ReadonlySet<string> = new Set(),
): Promise<BeforeTouch & { readonly urls: readonly string[] }> {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.setViewportSize(PHONE);
  await page.goto(address, { waitUntil: 'networkidle' });
  const all = await Promise.all(answers.map(brought));
  const isText = ({ kind }: Brought): boolean => kind === 'document' || kind === 'stylesheet';
  return {
    page: sum(all.filter(isText)),
    all: sum(all),
    requests: all.filter(({ kind }) => kind !== 'image').length,
    pictures: all.filter(({ kind }) => kind === 'image').length,
    fonts: all.filter(({ kind }) => kind === 'font').length,
    second: sum(all.filter(({ url, kind, isKept }) => kind !== 'image' && !(isKept && known.has(url)))),
    urls: all.map(({ url }) => url),
  };
}
