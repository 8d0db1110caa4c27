// Weighs and times every kind of page in both languages, and unstyled pages, from one server in one run.
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { type PageKind, pageKinds } from '../../tests/support/page-kinds.ts';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { framedName, frameFileOf, frameOf } from '../build/dictionary.ts';
import { fileOf, type SiteFacts } from '../serve/rules.ts';
import { type BeforeTouch, weighBeforeTouch } from './before-touch.ts';
import { bestBrotli } from './best-brotli.ts';
import { shellOf } from './shell.ts';
import { startTlsSite } from './tls-site.ts';
import { openTwoG, paintsOf, type Paints } from './two-g.ts';

export interface Weight extends BeforeTouch, Paints {
  readonly name: string;
  readonly lang: Lang;
  /** Bytes of the page without its content, see shell.ts. */
  readonly shell: number;
  /** Bytes of one of our pages for a browser that already has the frame of all pages. */
  readonly later: number | undefined;
  /** Only our own pages have one. */
  readonly kind: PageKind | undefined;
}

export interface Weights {
  readonly rows: readonly Weight[];
  /** The line that was used, in words. */
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

/** Visits to each page. All pages are compared with the floor, so it is measured more often. */
const VISITS = { floor: 9, other: 3 };

/** No page can be visible earlier. */
export const FLOOR = 'unstyled HTML, the floor';
/** The floor shows the text of this page. */
const SAME_WORDS = '/pages/profile';

/** Plain HTML: no style, no script, no picture, no class. */
const plain = (html: string): string =>
  html
    .replace(/<(style|script|svg|picture|template)\b[^>]*>[^]*?<\/\1>/g, '')
    .replace(/<(?:img|link)\b[^>]*>/g, '')
    .replace(/ (?:class|style|role|loading|decoding|popover|data-[\w-]+)(?:="[^"]*")?/g, '');

/** Writes a page of `dist` without style. Gives its address. */
async function makeFloor(dist: string, pages: string, lang: Lang): Promise<string> {
  const html = await readFile(path.join(dist, fileOf(href(SAME_WORDS, lang))), 'utf8');
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
  await mkdir(pages, { recursive: true });
  await writeFile(
    path.join(pages, `floor-${lang}.html`),
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${plain(main)}`,
  );
  return `/floor-${lang}`;
}

/** Bytes of a page for a browser that already has the frame. */
async function framedBytes(dist: string, page: string): Promise<number | undefined> {
  const frame = frameOf(await readFile(path.join(dist, frameFileOf(path.relative(dist, page)) ?? '')));
  return frame && (await stat(framedName(page, frame.tag))).size;
}

export async function weigh({ dist, facts, work, browser, chromium, isWanted, say }: Options): Promise<Weights> {
  const pages = path.join(work, 'pages');
  const floors = await Promise.all(
    LANGS.map(async (lang) => ({ name: FLOOR, path: await makeFloor(dist, pages, lang), lang, kind: undefined })),
  );
  const line = await openTwoG(work, chromium);
  const site = await startTlsSite({ dirs: [dist, pages], facts, host: line.host, work });
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
    for (const one of [...ours, ...floors].filter(isWanted)) {
      say(`${one.name} (${one.lang})`);
      const file = path.join(one.kind ? dist : pages, fileOf(one.path));
      rows.push({
        ...one,
        ...(await brought(one.path, new Set(urls))),
        ...(await paintsOf(line, site.url + one.path, one.name === FLOOR ? VISITS.floor : VISITS.other)),
        shell: bestBrotli(shellOf(await readFile(file, 'utf8'))),
        later: one.kind ? await framedBytes(dist, file) : undefined,
      });
    }
    return { rows, line: line.said };
  } finally {
    await line.close();
    await site.close();
  }
}
