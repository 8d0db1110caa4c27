import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bestBrotli } from '../../scripts/bench/best-brotli.ts';
import { isVerifyFile } from '../../scripts/bench/page-table.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { keyOf, partOf, type RegisterPart } from '../../src/lib/register.ts';
import { owner } from '../../src/owner/owner.ts';
import { href, paths, plainPath, tablePath } from '../../src/routes.ts';
import { apiOrigin, expectNoFault, pageAt, readBuilt, siteDir } from '../support/built-site.ts';
import { all, property, textOf } from '../../scripts/check/html.ts';

const listed = readBuilt(tablePath('published-files').slice(1));
const hashes = [...listed.matchAll(/^([\da-f]{64}),(\w+),/gm)].map(([, hash = '', state]) => ({ hash, state }));

const root = { type: 'root' as const, children: [] };

it('the register has every document to which a page links', () => {
  expectNoFault(({ tree }) =>
    all(tree, 'a')
      .map((link) => property(link, 'href') ?? '')
      .filter((address) => address.startsWith(`${apiOrigin}/media/documents/`))
      .map((address) => address.replace(/#.*$/, ''))
      .filter((address) => !listed.includes(address)),
  );
});

it('the text of a document says if the document was changed since, and only then', () => {
  const toldOf = (of: string): boolean[] =>
    hashes.flatMap(({ hash, state }) => {
      const page = pageAt(`/documents/${hash.slice(0, 12)}`);
      return page && state === of ? textOf(page.tree).includes('was changed after its publication') : [];
    });
  expect([toldOf('changed').length > 0, toldOf('current').length > 9]).toEqual([true, true]);
  expect([new Set(toldOf('changed')), new Set(toldOf('current'))]).toEqual([new Set([true]), new Set([false])]);
});

it.runIf(!process.env.TEST_CONTENT_DIR).each(LANGS)(
  'the text of a document comes before the list of its entries, which is in the order of their numbers (%s)',
  (lang) => {
    const [main = root] = all(pageAt(href('/documents/65b6214d4fec', lang))?.tree ?? root, 'main');
    const words = textOf(main);
    expect(words.indexOf('Any citizen may ask')).toBeGreaterThan(0);
    expect(words.indexOf('Manual 7:')).toBeGreaterThan(words.indexOf('Any citizen may ask'));
    const titles = all(main, 'a').map(textOf);
    const numbers = titles.flatMap((title) => /^Manual (\d)/.exec(title)?.[1] ?? []).map(Number);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(words.includes('केवल अंग्रेज़ी में')).toBe(lang === 'hi');
  },
);

it.runIf(!process.env.TEST_CONTENT_DIR)(
  'the text of a document says of the file when and with what it was made',
  () => {
    const said = LANGS.map((lang) => {
      const terms = all(pageAt(href(`/documents/${hashes[0]?.hash.slice(0, 12)}`, lang))?.tree ?? root, 'dl').flatMap(
        (list) => all(list, 'div').map((one) => all(one, 'dd').map(textOf)[0]),
      );
      return terms.slice(-2);
    });
    expect(said).toEqual([
      ['20 November 2026', 'Skia/PDF m156'],
      ['20 नवंबर 2026', 'Skia/PDF m156'],
    ]);
  },
);

it.runIf(!process.env.TEST_CONTENT_DIR)(
  'leads to the page that verifies documents from each list of vacancies and each warning of false offers, once',
  () => {
    const waysAt = (address: string): string[] =>
      all(all(pageAt(address)?.tree ?? root, 'main')[0] ?? root, 'a')
        .map((link) => property(link, 'href') ?? '')
        .filter((to) => plainPath(to) === paths.verify);
    // News 835 links to this page. Another company may have no page that warns of false offers.
    const warnings = owner.fraudPages?.includes('fake-recruitment') ? ['/pages/fake-recruitment', '/news/835'] : [];
    const warned = ['/vacancies', '/data-listing/pages/apprenticeship-training', ...warnings];
    const ways = warned.flatMap((address) => LANGS.map((lang) => [href(address, lang), waysAt(href(address, lang))]));
    expect(ways).toEqual(
      warned.flatMap((address) => LANGS.map((lang) => [href(address, lang), [href(paths.verify, lang)]])),
    );
    expect(waysAt('/news/836')).toEqual([]);
  },
);

/** Most bytes of a visit to the page that its own HTML and the start script are not: the script, and a part. */
const MOST_OF_A_VISIT = 20_000;

it.each(LANGS)('the list of reference numbers counts numbers, also of entries on one page (%s)', (lang) => {
  const groups = all(pageAt(href(paths.numbers, lang))?.tree ?? root, 'details')
    .filter((one) => all(one, 'details').length <= 1)
    .map((one) => [parseInt(all(one, 'summary').map(textOf).join(), 10), all(one, 'a').length]);
  const listed = groups.filter(([count]) => !Number.isNaN(count));
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.map(([count]) => count)).toEqual(listed.map(([, links]) => links));
});

describe.each(LANGS)('the register in %s', (lang) => {
  const folder = href(paths.verify, lang);
  const [page] = all(pageAt(folder)?.tree ?? root, 'div').filter((one) => property(one, 'dataFolder'));
  const bits = Number(page && property(page, 'dataBits'));
  const partAt = (hash: string): RegisterPart =>
    JSON.parse(readBuilt(`${folder.slice(1)}/${partOf(hash, bits)}.json`)) as RegisterPart;

  it.runIf(!process.env.TEST_CONTENT_DIR)('says of each file what the list for comparing by hand says', () => {
    expect(hashes.length).toBeGreaterThan(0);
    const wrong = hashes.filter(({ hash, state }) => partAt(hash)[keyOf(hash)]?.state !== state);
    expect(wrong).toEqual([]);
  });

  it('takes few bytes of a visit', () => {
    const parts = readdirSync(path.join(siteDir, folder)).filter((file) => file.endsWith('.json'));
    const sizeOf = (file: string): number => bestBrotli(readFileSync(path.join(siteDir, file), 'utf8'));
    const scripts = readdirSync(path.join(siteDir, 's')).filter(isVerifyFile);
    const largest = Math.max(...parts.map((part) => sizeOf(path.join(folder, part))));
    expect(sizeOf(`s/${scripts[0]}`) + largest).toBeLessThanOrEqual(MOST_OF_A_VISIT);
  });
});
