import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/command/settings.ts';
import { contract } from '~/model/door/shapes';
import { contractSchemas } from '../../../../scripts/contract/schemas.ts';

/** For each schema of the contract, a file of the sample that has entries of this schema. */
const FILES = {
  MenuEntry: 'menus__header-menu',
  FooterColumn: 'menus__footer-menu',
  Homepage: 'homepage',
  Banner: 'site_banners',
  NewsEntry: 'news_and_updates',
  Event: 'past_events',
  Album: 'photo-gallery',
  AlbumDetails: 'photo-gallery-details__13',
  Video: 'video-gallery',
  Song: 'corporate-songs',
  PageSummary: 'pages',
  Page: 'pages__areas-and-mines',
  Listing: 'data_listing',
  ListingEntry: 'data_listing_detail__circulars',
  Recruitment: 'recruitments',
  PenalAction: 'penal_actions',
  TendersStaticData: 'tenders-static-data',
  Tender: 'tenders-by-period',
  SitemapEntry: 'sitemap',
};
/** These schemas have no file of their own: they are parts of others, or are read from a bare answer. */
const WITHOUT_FILE = ['Id', 'Link', 'Image', 'File', 'Contact', 'VisitorsCount', 'LastUpdatedDate'];
const WRONG: readonly unknown[] = [
  ...['', 'garbage', '2026-02-30', '9999-12-31', '0000-01-01T00:00:00+23:59', '2026-11-20\n', '\ud800', '\u0000'],
  ...['__proto__', 'http://[', 'https://%/', '//x', 'mailto:', '#', '<p>', null, undefined, 0, -1, 1e308, NaN, true],
  ...[[], {}, [null], [{}]],
];

type Path = readonly (string | number)[];

/** Yields the place of each value, with the first two items of each list. */
function* placesIn(value: unknown, before: Path = []): Generator<Path> {
  if (before.length > 0) yield before;
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? [...value.keys()].slice(0, 2) : Object.keys(value);
  for (const key of keys) yield* placesIn(Reflect.get(value, key), [...before, key]);
}

/** Returns a function that puts a value at a place of an entry. */
function setterAt(entry: unknown, place: Path): (value: unknown) => void {
  const last = place.at(-1) ?? '';
  const holder = place.slice(0, -1).reduce((inner: unknown, key) => Reflect.get(inner as object, key), entry);
  return (value) => void Reflect.set(holder as object, last, value);
}

/** The entries with the most fields and, for each optional field, one that has it. */
function fullest(entries: readonly object[]): object[] {
  const seen = new Set<string>();
  return entries
    .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
    .filter((entry) => {
      const set = Object.entries(entry).flatMap(([key, value]) =>
        value === null || (Array.isArray(value) && value.length === 0) ? [] : [key],
      );
      const isNew = set.some((key) => !seen.has(key));
      for (const key of set) seen.add(key);
      return isNew;
    });
}

describe('a wrong value in any field', () => {
  it('is tried in each schema of the contract', () => {
    expect(Object.keys(contractSchemas()).sort()).toEqual([...Object.keys(FILES), ...WITHOUT_FILE].sort());
  });

  it.each(Object.entries(FILES))('of %s is a fault of that entry, and ends nothing', async (name, file) => {
    const text = await readFile(path.join(root, 'scripts/content-api/sample/en', `${file}.json`), 'utf8');
    const all = JSON.parse(text) as object | object[];
    const schema = contract._idmap.get(name);
    for (const entry of fullest([all].flat())) {
      expect(schema?.safeParse(entry).success).toBe(true);
      for (const place of placesIn(entry)) {
        const changed: unknown = structuredClone(entry);
        const set = setterAt(changed, place);
        for (const value of WRONG) {
          set(value);
          try {
            schema?.safeParse(changed);
          } catch (error) {
            throw new Error(`${place.join('.')}: ${String(value)}`, { cause: error });
          }
        }
      }
    }
  });
});
