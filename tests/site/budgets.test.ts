import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bestBrotli, isWithin } from '../../scripts/bench/best-brotli.ts';
import { isInsideFile, isIslandFile, isSavingFile, isVerifyFile, MOST } from '../../scripts/bench/page-table.ts';
import { shellOf } from '../../scripts/bench/shell.ts';
import { type Place, uses } from '../../src/media/picture-uses.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { href, paths, plainPath } from '../../src/routes.ts';
import { type BuiltPage, expectNoFault, pageAt, readPages, siteDir } from '../support/built-site.ts';
import { all, property, textOf } from '../../scripts/check/html.ts';
import { kindOf, type PageKind, pageKinds } from '../../scripts/check/page-kinds.ts';

const kindAt = ({ path: address }: BuiltPage): PageKind | undefined => kindOf(plainPath(address));

/** One page for each kind and language: the page that the table of kinds names, or else the first page of the kind. */
const named = new Set(pageKinds.flatMap((kind) => LANGS.map((lang) => href(kind.path, lang))));
const kindPages = [...Map.groupBy(readPages, (page) => `${kindAt(page)?.name} ${page.lang}`).values()].flatMap(
  (ofKind) => ofKind.find((page) => named.has(page.path)) ?? ofKind[0] ?? [],
);

it.runIf(!process.env.TEST_CONTENT_DIR)('has the page that stands for each kind', () => {
  const missing = [...named].filter((address) => !pageAt(address));
  expect(missing).toEqual([]);
});

/** A content page with more words than this is longer than most, so it may have more bytes. */
const USUAL_WORDS = 600;
const LONGER = 12_000;

it('keeps every page within what its kind may weigh with its sheet', () => {
  expectNoFault((page) => {
    const kind = kindAt(page);
    if (!kind) return ['a page of no kind'];
    const isLong =
      kind.name === 'content page' && all(page.tree, 'main').map(textOf).join(' ').split(/\s+/).length > USUAL_WORDS;
    const most = isLong ? Math.max(kind.mostBytes, LONGER) : kind.mostBytes;
    return isWithin(page.html, most) ? [] : [`${bestBrotli(page.html)} bytes, at most ${most}`];
  }, readPages);
});

/** Limit in bytes of a page without its content. */
const SHELL = 7000;
const SECOND_PAGE = 9000;

it('keeps what is around the content of a page within 7 KB', () => {
  expectNoFault(({ html }) => {
    const bytes = bestBrotli(shellOf(html));
    return bytes > SHELL ? [`${bytes} bytes`] : [];
  }, kindPages);
});

it('keeps half of the kinds of pages within what a second page may weigh', () => {
  const sizes = kindPages.map(({ html }) => bestBrotli(html)).sort((a, b) => a - b);
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(SECOND_PAGE);
});

it('runs at most 3 KB of script before a touch, asked for in one file that nothing waits for', () => {
  expectNoFault((page) => {
    // What search engines read is no script that runs.
    const scripts = all(page.tree, 'script').filter((one) => property(one, 'type') !== 'application/ld+json');
    const files = all(page.tree, 'html').flatMap((root) => property(root, 'dataStart') ?? []);
    const inside = scripts.map(textOf);
    const bytes = [...inside, ...files.map((file) => readFileSync(path.join(siteDir, file), 'utf8'))]
      .map(bestBrotli)
      .reduce((sum, size) => sum + size, 0);
    const asks = all(page.tree, 'div').some((one) => property(one, 'dataAsked') === 'results');
    const own = { [paths.home]: MOST.homeLangBytes, [paths.verify]: MOST.keepBytes }[plainPath(page.path)] ?? 0;
    const most = MOST.scriptBytes + (asks ? MOST.aheadBytes : 0) + (page.path === '/hi' ? 0 : own);
    const waits = scripts.filter((script) => property(script, 'src'));
    return [
      ...(files.length > 1 ? [`${files.length} files of script`] : []),
      ...(waits.length > 0 ? ['a script the page waits for'] : []),
      ...(bytes > most ? [`${bytes} bytes of script`] : []),
    ];
  });
});

/** All scripts of the site. Those of islands load only after a touch, or for an address with a query. */
const scriptFiles = readdirSync(path.join(siteDir, 's'));
const islandFiles = scriptFiles.filter(isIslandFile);

/** Files name each other with a hash. Each change gives another one, which alone makes up to 160 bytes more or less. */
const withoutHash = (script: string): string => script.replace(/(?<=\.)[\da-f]{6}(?=\.js\b)/g, '123456');

it.each([
  { what: 'all islands', files: islandFiles, most: MOST.islandBytes },
  { what: 'what saves pages and data', files: scriptFiles.filter(isSavingFile), most: MOST.savingBytes },
  { what: 'what looks inside documents', files: scriptFiles.filter(isInsideFile), most: MOST.insideBytes },
  { what: 'what verifies documents', files: scriptFiles.filter(isVerifyFile), most: MOST.verifyBytes },
])('brings $what in at most $most bytes', ({ files, most }) => {
  const sizes = files.map((file) => bestBrotli(withoutHash(readFileSync(path.join(siteDir, 's', file), 'utf8'))));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});

it('measures nothing where no address was named for it', () => {
  expect(islandFiles.filter((file) => file.startsWith('measure.'))).toEqual([]);
  const [start = ''] = readdirSync(path.join(siteDir, 's')).filter((file) => /^start\..*\.js$/.test(file));
  expect(readFileSync(path.join(siteDir, 's', start), 'utf8')).not.toMatch(/measure|requestIdleCallback/);
});

it('keeps nearly all pictures within the weight of their place', () => {
  const places = Object.values(uses).flatMap(({ small, wide }): Place[] => (wide ? [small, wide] : [small]));
  const capOf = new Map(places.map(({ width, cap }) => [String(width), cap]));
  const shown = new Map<string, string>();
  for (const { tree } of readPages)
    for (const picture of [...all(tree, 'img'), ...all(tree, 'source')]) {
      const file = property(picture, 'src') ?? property(picture, 'srcSet') ?? '';
      if (file.startsWith('/m/')) shown.set(file, property(picture, 'width') ?? '');
    }
  const measured = [...shown].filter(([, width]) => capOf.has(width));
  const heavy = measured.filter(([file, width]) => statSync(path.join(siteDir, file)).size > (capOf.get(width) ?? 0));
  expect(measured.length).toBeGreaterThan(0);
  expect(heavy.length / measured.length).toBeLessThanOrEqual(0.1);
});
