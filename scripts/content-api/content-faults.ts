import { type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentFolder } from './content-folder.ts';
import {
  entryName,
  idOf,
  isObject,
  LANGS,
  NEWS_ENTRY,
  objectsIn,
  type Address,
  type JsonObject,
  type Lang,
} from './openapi.ts';

function repeatedIds(where: string, entries: readonly JsonObject[]): string[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    if (id === undefined) return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated
      ? [`${where}, entry ${id}: expected an id that no other entry has, found a second entry with this id`]
      : [];
  });
}

function missingDetails(folder: ContentFolder, addresses: readonly Address[], lang: Lang): string[] {
  return addresses.flatMap(({ path, listedAt }) => {
    const list = listedAt?.replace(/\/$/, '');
    if (list === undefined || path === NEWS_ENTRY) return [];
    return objectsIn(folder.read(`${lang}/${list}`)?.content).flatMap((entry) => {
      const id = idOf(entry);
      if (id === undefined) return [];
      const name = `${lang}/${path.replace(/\{\w+\}\/$/, id).replaceAll('/', '__')}`;
      const isThere = folder.read(name) !== undefined;
      return isThere ? [] : [`${lang}/${list}.json, entry ${id}: expected ${name}.json, found no such file`];
    });
  });
}

function photoCounts(folder: ContentFolder, lang: Lang): string[] {
  return objectsIn(folder.read(`${lang}/photo-gallery`)?.content).flatMap(({ id, photo_count: count }) => {
    const album = folder.read(`${lang}/photo-gallery-details__${String(id)}`)?.content;
    const photos = isObject(album) && Array.isArray(album.photos) ? album.photos.length : count;
    if (photos === count) return [];
    return [
      `${lang}/photo-gallery.json, entry ${String(id)}, field photo_count: expected ${String(photos)}, the photographs of the album, found ${String(count)}`,
    ];
  });
}

const monthOf = (date: unknown): string => String(date).slice(0, 7);

/**
 * Checks the number of tenders that the list of months states for each month. This number may count the tenders of this
 * language or of both languages, because the site shows each tender in both languages.
 */
function periodCounts(folder: ContentFolder, lang: Lang): string[] {
  const tendersIn = (one: Lang) => objectsIn(folder.read(`${one}/tenders-by-period`)?.content);
  const idsIn = (tenders: readonly JsonObject[]): Map<string, Set<unknown>> => {
    const ids = new Map<string, Set<unknown>>();
    for (const tender of tenders) {
      const month = monthOf(tender.published_on);
      ids.set(month, (ids.get(month) ?? new Set()).add(String(tender.id)));
    }
    return ids;
  };
  const here = idsIn(tendersIn(lang));
  const everywhere = idsIn(LANGS.flatMap(tendersIn));
  const file = folder.read(`${lang}/tenders-static-data`)?.content;
  return objectsIn(isObject(file) ? file.periods : undefined).flatMap(({ month, year, count }) => {
    const key = `${String(year)}-${String(month).padStart(2, '0')}`;
    const counts = [here.get(key)?.size ?? 0, everywhere.get(key)?.size ?? 0];
    if (counts.some((one) => one === count)) return [];
    return [
      `${lang}/tenders-static-data.json, period ${key}, field count: expected ${[...new Set(counts)].join(' or ')}, the tenders of that month, found ${String(count)}`,
    ];
  });
}

/** Pairs of fields. The first date must not be later than the second. */
const inOrder: readonly (readonly [string, string])[] = [
  ['published_on', 'closes_at'],
  ['published_on', 'expires_on'],
  ['starts_at', 'ends_at'],
  ['starts_on', 'ends_on'],
  ['from', 'to'],
];
const YEARS = { first: 1900, last: 2100 };

const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** Returns the day in India, or undefined for text that is no date: the check of the schema reports such text. */
function dayOf(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  return text.length === 10 ? text : new Date(Date.parse(text) + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** Finds dates of an entry that are in the wrong order or in an impossible year. */
function dateFaults(entry: unknown): string[] {
  if (!isObject(entry)) return [];
  const disorder = inOrder.flatMap(([early, late]) => {
    const [first, last] = [dayOf(entry[early]), dayOf(entry[late])];
    const isWrong = first !== undefined && last !== undefined && first > last;
    return isWrong
      ? [`field ${late}: expected a time not before ${early} (${first}), found "${String(entry[late])}"`]
      : [];
  });
  const absurd = Object.entries(entry).flatMap(([field, value]) => {
    if (!/_(on|at|date)$|^(from|to)$/.test(field)) return [];
    const year = Number(dayOf(value)?.slice(0, 4) ?? YEARS.first);
    const isAbsurd = year < YEARS.first || year > YEARS.last;
    return isAbsurd
      ? [`field ${field}: expected a year from ${YEARS.first} to ${YEARS.last}, found "${String(value)}"`]
      : [];
  });
  return [...disorder, ...absurd];
}

interface Named {
  readonly field: string;
  readonly url: string;
  readonly size?: number;
}

const HOLDS_FILES = /^(?:file|audio|files|captions)$/;

/** Returns all pictures and files that a value names: each `src`, and the `url` of each file. */
function namedMedia(value: unknown, field: string, isFile: boolean): Named[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => namedMedia(one, `${field}[${place}]`, isFile));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = field === '' ? key : `${field}.${key}`;
    const isMedia = typeof inner === 'string' && (key === 'src' || (key === 'url' && isFile));
    if (!isMedia) return namedMedia(inner, name, HOLDS_FILES.test(key));
    return [{ field: name, url: inner, ...(typeof value.size === 'number' && { size: value.size }) }];
  });
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Returns undefined if there is no such file, and for a name that no file can have: too long, or with a zero byte. */
function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Finds files that are missing in `media/`, or whose size is not the stated size. Reports a missing file once. */
function mediaFaults(dir: string, things: Iterable<{ whose: string; thing: unknown }>): string[] {
  const absent = new Map<string, { first: string; others: number }>();
  const faults: string[] = [];
  for (const { whose, thing } of things) {
    for (const { field, url, size } of namedMedia(thing, '', false)) {
      if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) continue;
      const file = path.join(dir, 'media', path.normalize(`/${decoded(url).replace(/[?#].*$/, '')}`));
      const stats = statsOf(file);
      if (!stats?.isFile()) {
        const known = absent.get(url);
        if (known) known.others += 1;
        else absent.set(url, { first: `${whose}, field ${field}`, others: 0 });
      } else if (size !== undefined && size !== stats.size) {
        const sizeField = field.replace(/url$/, 'size');
        faults.push(`${whose}, field ${sizeField}: expected ${stats.size}, the bytes of ${url}, found ${size}`);
      }
    }
  }
  const missing = [...absent].map(([url, { first, others }]) => {
    const where = others === 0 ? first : `${first}, and ${others} more`;
    return `${where}: expected a file of media/, found "${url}", which is not there`;
  });
  return [...missing, ...faults];
}

/** Returns each entry of the folder (or each file that is not a list), with its name for messages. */
function thingsOf(folder: ContentFolder): { whose: string; thing: unknown }[] {
  return folder.names().flatMap((name) => {
    const content = folder.read(name)?.content;
    if (!Array.isArray(content)) return [{ whose: `${name}.json`, thing: content }];
    return content.map((thing: unknown, place) => ({ whose: `${name}.json, ${entryName(thing, place)}`, thing }));
  });
}

/** Finds faults that a schema cannot find: repeated ids, wrong counts, dates in the wrong order, missing files. */
export function contentFaults(folder: ContentFolder, addresses: readonly Address[]): string[] {
  const things = thingsOf(folder);
  return [
    ...folder.names().flatMap((name) => repeatedIds(`${name}.json`, objectsIn(folder.read(name)?.content))),
    ...things.flatMap(({ whose, thing }) => dateFaults(thing).map((fault) => `${whose}, ${fault}`)),
    ...LANGS.flatMap((lang) => [
      ...missingDetails(folder, addresses, lang),
      ...photoCounts(folder, lang),
      ...periodCounts(folder, lang),
    ]),
    ...mediaFaults(folder.dir, things),
  ];
}
