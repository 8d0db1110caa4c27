import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LANGS } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { readDocuments } from '../../src/search/documents.ts';
import { openSearch } from '../../src/search/engine.ts';
import { MANIFEST, readManifest, textFileName } from '../../src/search/files.ts';
import { expectNoFault, pageAt, pages, siteDir } from '../support/built-site.ts';
import { all, property, textOf } from '../../scripts/check/html.ts';

const fileBytes = (name: string): Uint8Array => new Uint8Array(readFileSync(path.join(siteDir, 'find', name)));
const { tables, entries } = readManifest(fileBytes(MANIFEST));
const documents = tables.cells.flatMap(({ name }) =>
  [...readDocuments(fileBytes(name)).values()].filter((parts) => parts.length > 1),
);
const urls = documents.map(([, url = '']) => url);
const isReady = ({ path: address }: { path: string }): boolean => /^(\/hi)?\/search\/./.test(address);

it('finds the site’s pages, its entries in lists, and its files, each where it is', () => {
  expect(documents).toHaveLength(entries);
  const files = new Set(pages.flatMap(({ tree }) => all(tree, 'a').map((link) => property(link, 'href') ?? '')));
  const ids = new Map(
    pages.map(({ path: address, tree }) => [address, new Set(all(tree).map((one) => property(one, 'id')))]),
  );
  const lost = urls.filter((url) => {
    if (!url.startsWith('/')) return !files.has(url);
    const [address = '', id] = url.split('#');
    return !pageAt(address) || (id !== undefined && !ids.get(address)?.has(id));
  });
  expect(lost).toEqual([]);
});

it('finds every page that search engines may list in its own language, but for further pages', () => {
  const found = new Set(urls.map((url) => url.split('#')[0]?.replace(/^\/hi(?=\/|$)/, '')));
  // The text of a document is reached from the entry with the document, which is found.
  const FURTHER = /\/page\/\d+$|\/search$|\/feedback\/thank-you$|^(\/hi)?\/(documents|pages\/self-audit)\//;
  expectNoFault(({ path: address, isListed }) =>
    !isListed || found.has(address.replace(/^\/hi(?=\/|$)/, '')) || FURTHER.test(address) ? [] : ['is not found'],
  );
});

it('consists of the files that its manifest and their texts name, and of no others', () => {
  const texts = documents.flatMap(([id = '', , , , hash]) => (hash ? [textFileName(id, hash)] : []));
  const named = [MANIFEST, ...Object.values(tables).flatMap((leaves) => leaves.map(({ name }) => name)), ...texts];
  const there = readdirSync(path.join(siteDir, 'find')).filter((name) => /\.(bin|txt)$/.test(name));
  expect(there.toSorted()).toEqual(named.toSorted());
});

it.each(LANGS)('leads from the search to results that need no script, in %s', (lang) => {
  const links = all(pageAt(href('/search', lang))?.tree ?? { type: 'root', children: [] }, 'a');
  const ready = links.map((link) => property(link, 'href') ?? '').filter((address) => isReady({ path: address }));
  expect(ready.length).toBeGreaterThanOrEqual(90);
  const there = pages.filter((page) => isReady(page) && page.lang === lang);
  expect(there.map(({ path: address }) => encodeURI(address)).toSorted()).toEqual(ready.toSorted());
});

it('shows on such a page what the search finds, for no search engine', async () => {
  const search = openSearch((name) => Promise.resolve(fileBytes(name)));
  const now = Date.parse('2026-11-20T12:00:00+05:30');
  const expected = new Map<string, (string | undefined)[]>();
  for (const page of pages.filter(isReady)) {
    const { hits } = await search.search({ query: page.path.replace(/^.*\//, ''), lang: page.lang, now });
    expected.set(
      page.path,
      hits.map(({ url, title }) => `${title.text} ${url}`),
    );
  }
  expectNoFault((page) => {
    const links = all(page.tree, 'article').flatMap((article) => all(article, 'a'));
    const found = links.map((link) => `${textOf(link)} ${property(link, 'href') ?? ''}`);
    return [
      ...(page.isListed ? ['may be listed'] : []),
      ...(String(found) === String(expected.get(page.path)) ? [] : [`shows ${found.join(', ')}`]),
      ...(found.length > 0 && found.length <= 10 ? [] : [`${found.length} results`]),
    ];
  }, pages.filter(isReady));
});
