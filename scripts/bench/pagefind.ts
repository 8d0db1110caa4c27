// Asks Pagefind, another search for static sites, what people ask on this site, and prints the results and the bytes of both.
// Pagefind reads the pages of the built site. Our index also has rows of lists and files, for which a page counts as right.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright';
import type { Entry } from '../../src/search/entry.ts';
import { openSearch } from '../../src/search/engine.ts';
import { searchIndex } from '../../src/search/indexer/index-of.ts';
import { LANGS, type Lang } from '../../src/search/ids.ts';
import { href, paths } from '../../src/routes.ts';
import { builtSite, openChromium } from '../check/built-site.ts';
import { failWith } from '../command/fail-with.ts';
import { root } from '../command/settings.ts';
import { fileOf } from '../serve/rules.ts';
import { installed } from './measure.ts';
import { median } from './numbers.ts';
import { type Column, table } from './rows.ts';
import { engineBytes, openAsker, publishedBytes } from './search/asking.ts';
import { contentEntries, glossary, NOW } from './search/content.ts';
import {
  CLASSES,
  type Intent,
  intents,
  judge,
  judgeHits,
  type Judged,
  pageLangOf,
  WRITINGS,
} from './search/intents.ts';

const PAGEFIND = ['pagefind@1.6.0'];
const SHOWN = 10;
/** The first query of a visit is measured for each of so many queries. */
const EACH = 20;
const work = path.join(root, '.cache', 'bench-pagefind');

/** Copies the pages that a visitor reads, without the results that are made ahead, and lets Pagefind make its index of them. */
async function indexedPages(dist: string): Promise<string> {
  const pages = path.join(work, 'pages');
  await rm(pages, { recursive: true, force: true });
  const isCopied = (from: string): boolean => {
    const name = path.relative(dist, from);
    return !/^(hi[/])?search[/]/.test(name) && (!path.extname(name) || name.endsWith('.html'));
  };
  await cp(dist, pages, { recursive: true, filter: isCopied });
  const modules = await installed(work, PAGEFIND);
  execFileSync(path.join(modules, '.bin', 'pagefind'), ['--site', pages, '--root-selector', 'main'], {
    stdio: 'ignore',
  });
  return pages;
}

/** Files of these types are served with Brotli, as ours are. Pagefind has compressed its other files itself. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Serves a folder as it is. The server of the site would forbid Pagefind's WebAssembly. */
async function served(dir: string): Promise<{ url: string } & Disposable> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void readFile(path.join(dir, pathname)).then(
      (bytes) => {
        const type = TYPES[path.extname(pathname)];
        if (type === undefined) response.end(bytes);
        else response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(brotliCompressSync(bytes));
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => server.close().closeAllConnections() };
}

interface PagefindScript {
  readonly search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
}

/** Returns the addresses of the first results of each query. Runs in the page. */
async function addressesOf({ queries, shown }: { queries: string[]; shown: number }): Promise<string[][]> {
  const script = '/pagefind/pagefind.js';
  const { search } = (await import(script)) as PagefindScript;
  const found: string[][] = [];
  for (const query of queries) {
    const { results } = await search(query);
    found.push(await Promise.all(results.slice(0, shown).map(async ({ data }) => (await data()).url)));
  }
  return found;
}

type Ask = (queries: string[]) => Promise<string[][]>;

/** Opens a page of a language, where Pagefind searches the pages of this language. */
async function opened(browser: Browser, site: string, lang: Lang): Promise<[BrowserContext, Ask]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site + fileOf(href(paths.home, lang)));
  return [
    context,
    async (queries) => {
      const found = await page.evaluate(addressesOf, { queries, shown: SHOWN });
      await page.waitForLoadState('networkidle');
      return found;
    },
  ];
}

/** Returns the bytes that a first query costs with Pagefind. */
async function firstQueryBytes(browser: Browser, site: string, intent: Intent): Promise<number> {
  const [context, ask] = await opened(browser, site, pageLangOf(intent));
  const sizes: Promise<number>[] = [];
  context.on('requestfinished', (request) => {
    if (request.url().includes('/pagefind/'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await ask([intent.query]);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes;
}

/** Pagefind knows only addresses. The kind of an entry is known by its address. */
function kindsOf(entries: readonly Entry[]): (url: string) => Entry['kind'] {
  const kinds = new Map(entries.map(({ url, kind }) => [url, kind]));
  return (url) => kinds.get(url) ?? 'page';
}

/** Returns, for wanted rows of lists, the pages with these rows, because Pagefind finds only pages. */
const pagesWithRows =
  (entries: readonly Entry[]) =>
  ({ meant }: Intent): string[] =>
    entries.flatMap(({ url }) =>
      url.includes('#') && meant.some((end) => url.endsWith(end)) ? url.split('#', 1) : [],
    );

interface Row {
  readonly name: string;
  readonly isOf: (one: Judged) => boolean;
}

try {
  const site = builtSite();
  if (!site) throw new Error('There is no built site yet: run "npm run build" first.');
  const pages = await indexedPages(site.dist);
  using server = await served(pages);
  const { browser: launched } = await openChromium();
  await using browser = launched;

  const entries = contentEntries();
  const [kindOf, pagesOf] = [kindsOf(entries), pagesWithRows(entries)];
  const theirs: Judged[] = [];
  for (const lang of LANGS) {
    const own = intents.filter((intent) => pageLangOf(intent) === lang);
    const [context, ask] = await opened(browser, server.url, lang);
    const found = await ask(own.map(({ query }) => query));
    await context.close();
    for (const [at, intent] of own.entries()) {
      const urls = (found[at] ?? []).map((url) => url.replace(/[.]html$/, ''));
      const hits = urls.map((url) => ({ url, kind: kindOf(url) }));
      theirs.push({ ...judgeHits({ ...intent, meant: [...intent.meant, ...pagesOf(intent)] }, hits), intent });
    }
  }
  const files = searchIndex(entries, glossary()).files();
  const search = openSearch((name) => Promise.resolve(files.get(name) ?? new Uint8Array()));
  const ours: Judged[] = [];
  for (const intent of intents) ours.push(await judge(search, intent, NOW));

  const [sizeOf, engine] = [publishedBytes(files), await engineBytes()];
  const [ourBytes, theirBytes]: [number[], number[]] = [[], []];
  for (const intent of intents.filter((_, at) => at % EACH === 0)) {
    const { cost } = await openAsker(files, sizeOf).ask({ query: intent.query, lang: pageLangOf(intent), now: NOW });
    ourBytes.push(cost.bytes + engine);
    theirBytes.push(await firstQueryBytes(browser, server.url, intent));
  }

  const share = (all: readonly Judged[], { isOf }: Row): number => {
    const own = all.filter(isOf);
    return (100 * own.filter(({ isRight }) => isRight).length) / own.length;
  };
  const rows: Row[] = [
    ...CLASSES.map((sort) => ({ name: sort, isOf: ({ intent }: Judged) => intent.sort === sort })),
    ...WRITINGS.map((writing) => ({ name: writing, isOf: ({ intent }: Judged) => intent.writing === writing })),
    { name: 'all', isOf: () => true },
  ];
  const columns: readonly Column<Row>[] = [
    { title: 'queries', of: ({ isOf }) => ours.filter(isOf).length },
    { title: 'this site, %', of: (row) => share(ours, row), digits: 1 },
    { title: 'Pagefind, %', of: (row) => share(theirs, row), digits: 1 },
  ];
  console.log('A list must be the first result, and any other target must be among the first three results.');
  console.log(table(columns, rows));
  console.log(
    `The first query of a visit, KB, median: this site ${(median(ourBytes) / 1000).toFixed(1)}, Pagefind ${(median(theirBytes) / 1000).toFixed(1)}`,
  );
} catch (error) {
  failWith(error);
}
