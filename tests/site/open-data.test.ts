import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../src/i18n/lang.ts';
import { href, paths, tablePath, TABLES } from '../../src/routes.ts';
import { apiOrigin, pageAt, readBuilt, siteDir, siteUrl } from '../support/built-site.ts';
import { all, property, textOf } from '../../scripts/check/html.ts';
import { mergedReleases, type OcdsPackage, schemaFaults } from '../support/ocds.ts';
import { unzipped } from '../support/unzip.ts';

const packageIn = (file: string): OcdsPackage => JSON.parse(readBuilt(file)) as OcdsPackage;
const records = globSync('tenders/*/*/*.json', { cwd: siteDir });
const years = globSync('open-data/*.json', { cwd: siteDir }).toSorted();

describe('the records of tenders', () => {
  it('are there for every tender with a page, and for no other', () => {
    const pages = globSync('tenders/[0-9]*/*/*.html', { cwd: siteDir }).map((file) => file.replace(/\.html$/, '.json'));
    expect(records.length).toBeGreaterThan(0);
    expect(records.toSorted()).toEqual(pages.toSorted());
  });

  it('hold against the official schema, and their releases merged by its rules are the compiled release', () => {
    const faults = [...records, ...years].flatMap((file) => {
      const data = packageIn(file);
      const differ = data.records.flatMap(({ ocid, releases, compiledRelease }) => {
        const { id, date, tag } = compiledRelease;
        const whole = { ...mergedReleases(releases), id, date, tag };
        const isSame = JSON.stringify(sorted(whole)) === JSON.stringify(sorted(compiledRelease));
        return isSame && date === releases.at(-1)?.date ? [] : [`${ocid} is not what its releases say`];
      });
      return [...schemaFaults(data), ...differ].map((fault) => `${file}: ${fault}`);
    });
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('are the same in the file of the year and in the zip of all years', () => {
    const zip = unzipped(readFileSync(path.join(siteDir, 'open-data/tenders.zip')));
    expect([...zip.keys()].map((name) => `open-data/${name}`).toSorted()).toEqual(years);
    for (const [name, text] of zip) expect(text).toBe(readBuilt(`open-data/${name}`));
    const ofYears = years.flatMap((file) => packageIn(file).records);
    const own = new Map(records.flatMap((file) => packageIn(file).records.map((record) => [record.ocid, record])));
    expect(ofYears.length).toBe(own.size);
    expect(ofYears.filter((record) => JSON.stringify(record) !== JSON.stringify(own.get(record.ocid)))).toEqual([]);
  });

  it('name IDs of releases once, and no address that the site does not have', () => {
    const ids = years
      .flatMap((file) => packageIn(file).records)
      .flatMap(({ releases }) => releases.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const dead = records
      .flatMap((file) => [...readBuilt(file).matchAll(/"(https?:\/\/[^"]+)"/g)].map(([, url = '']) => url))
      .filter((url) => url.startsWith(siteUrl))
      .filter((url) => !pageAt(new URL(url).pathname) && !url.endsWith('.json'));
    expect(dead).toEqual([]);
  });

  it.runIf(!process.env.TEST_CONTENT_DIR)(
    'tell what happened to a tender: corrigenda before and after, and its state now',
    () => {
      const [record] = packageIn('tenders/10/2026/1133.json').records;
      expect(record?.releases.map(({ tag, date }) => `${tag.join()} ${date.slice(0, 10)}`)).toEqual([
        'tender 2026-10-28',
        'tenderAmendment 2026-11-17',
        'tenderAmendment 2026-11-19',
      ]);
      expect(record?.releases[0]).toMatchObject({ tender: { tenderPeriod: { endDate: '2026-11-21T17:00:00+05:30' } } });
      expect(record?.compiledRelease).toMatchObject({
        tender: {
          id: 'VCL/SON/26-27/0418',
          title_hi: expect.stringContaining('कन्वेयर बेल्ट') as string,
          status: 'active',
          tenderPeriod: { endDate: '2026-11-24T17:00:00+05:30' },
          mainProcurementCategory: 'goods',
        },
      });
    },
  );
});

/** Sorts the names of objects, because their order says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one)]));
}

describe.each(LANGS)('the tables in %s', (lang) => {
  it.each(TABLES)('%s: each row has a cell for each head, and no cell is a formula', (name) => {
    const text = readBuilt(href(tablePath(name), lang).slice(1));
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [heads = [], ...rows] = cellsOf(text.slice(1));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.length !== heads.length)).toEqual([]);
    expect(rows.flat().filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
    const page = pageAt(href(paths.openData, lang));
    const said = page && all(page.tree, 'tr').find((one) => hrefsOf(one).includes(href(tablePath(name), lang)));
    expect(said && textOf(said)).toContain(rows.length.toLocaleString('en-IN'));
  });

  it('explain each state that the list of files has, its empty days and its lists', () => {
    const [, ...rows] = cellsOf(readBuilt(href(tablePath('published-files'), lang).slice(1)).slice(1));
    const page = pageAt(href(paths.openData, lang));
    const told = page ? all(page.tree, 'dl').map(textOf).join() : '';
    const names = [...new Set(rows.map(([, state]) => state)), 'published_on', 'other_entries', 'tagged', 'scan'];
    expect(names.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(told))).toEqual([]);
  });

  it('are offered with each year, and with a licence', () => {
    const page = pageAt(href(paths.openData, lang));
    const offered = page ? all(page.tree, 'a').flatMap(hrefsOf) : [];
    expect(offered).toEqual(expect.arrayContaining([...years.map((file) => `/${file}`), paths.tendersZip]));
    expect(page?.html).toContain('"@type":"Dataset"');
    expect(page?.html).not.toContain(`"contentUrl":"${apiOrigin}`);
  });
});

const hrefsOf = (element: Parameters<typeof all>[0]): string[] =>
  [element, ...all(element, 'a')].flatMap((one) => ('tagName' in one ? (property(one, 'href') ?? []) : []));

/** Reads CSV as RFC 4180 says. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.matchAll(/((?:"(?:[^"]|"")*"|[^"\r\n])*)\r\n/g))
    rows.push(
      [...(line[1] ?? '').matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) =>
        cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
      ),
    );
  return rows;
}
