// Measures the bytes and times of our pages (each kind, both languages) and of other generators' pages, on one server.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { type PageKind, pageKinds } from '../check/page-kinds.ts';
import { framedName, frameFileOf, frameOf } from '../serve/dictionary.ts';
import { fileOf, type SiteFacts } from '../serve/rules.ts';
import { type BeforeTouch, weighBeforeTouch } from './before-touch.ts';
import { bestBrotli } from './best-brotli.ts';
import { comparedPages, FLOOR } from './compared.ts';
import { shellOf } from './shell.ts';
import { startTlsSite } from './tls-site.ts';
import { openTwoG, paintsOf, type Paints } from './two-g.ts';

export interface Weight extends BeforeTouch, Paints {
  readonly name: string;
  readonly lang: Lang;
  /** Bytes of the page without its content, see shell.ts. */
  readonly shell: number;
  /** Bytes of one of our pages for a browser that already has the frame (what all pages of a language share). */
  readonly later: number | undefined;
  /** Undefined for pages that are not ours. */
  readonly kind: PageKind | undefined;
}

export interface Weights {
  readonly rows: readonly Weight[];
  /** A description of the line that was used, for the output. */
  readonly line: string;
}

interface Options {
  readonly dist: string;
  readonly facts: SiteFacts;
  readonly work: string;
  readonly browser: Browser;
  readonly chromium: string;
  readonly isWanted: (row: { readonly name: string }) => boolean;
  readonly say: (line: string) => void;
}

/** The number of visits for each page. Pages without style get more visits, because all other pages are compared with them. */
const VISITS = { floor: 9, other: 3 };

/** The pages of the other generators show the text of this page of our site. */
const SAME_WORDS = '/pages/profile';

/** Returns the bytes of a page for a browser that already has the frame, or undefined if there is no frame. */
async function framedBytes(dist: string, page: string): Promise<number | undefined> {
  const frame = frameOf(await readFile(path.join(dist, frameFileOf(path.relative(dist, page)) ?? '')));
  return frame && (await stat(framedName(page, frame.tag))).size;
}

export async function weigh({ dist, facts, work, browser, chromium, isWanted, say }: Options): Promise<Weights> {
  const fileFor = (dir: string, address: string): string => path.join(dir, fileOf(address));
  const from = Object.fromEntries(LANGS.map((lang) => [lang, fileFor(dist, href(SAME_WORDS, lang))])) as Record<
    Lang,
    string
  >;
  const beside = await comparedPages(work, dist, from, say);
  const line = await openTwoG(work, chromium);
  const dirs = [dist, path.join(work, 'pages')];
  const site = await startTlsSite({ dirs, facts, host: line.host, work });
  try {
    const ours = pageKinds.flatMap((kind) =>
      LANGS.map((lang) => ({ name: kind.name, path: href(kind.path, lang), lang, kind })),
    );
    const rows: Weight[] = [];
    const brought = async (address: string, known?: ReadonlySet<string>) => {
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      const weight = await weighBeforeTouch(await context.newPage(), site.url + address, known);
      await context.close();
      return weight;
    };
    const { urls } = await brought('/help');
    for (const one of [...ours, ...beside.map((page) => ({ ...page, kind: undefined }))].filter(isWanted)) {
      say(`${one.name} (${one.lang})`);
      const html = await readFile(fileFor(one.kind ? dist : path.join(work, 'pages'), one.path), 'utf8');
      rows.push({
        ...one,
        ...(await brought(one.path, new Set(urls))),
        ...(await paintsOf(line, site.url + one.path, one.name === FLOOR ? VISITS.floor : VISITS.other)),
        shell: bestBrotli(shellOf(html)),
        later: one.kind ? await framedBytes(dist, fileFor(dist, one.path)) : undefined,
      });
    }
    return { rows, line: line.said };
  } finally {
    await line.close();
    await site.close();
  }
}
