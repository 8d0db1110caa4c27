// Writes the content of a large synthetic site: the sample, and copies of its entries in earlier months.
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';

/**
 * Raise this number when this file makes other content than before. The name of the content folder contains the number, so an
 * older folder is not used again.
 */
const VERSION = 2;
const SAMPLE = fileURLToPath(new URL('../content-api/sample', import.meta.url));
/**
 * Each copy of an entry is one month older than the copy before. After this many months, the copies start again with the latest
 * month.
 */
const MONTHS = 180;
const FIRST_COPY = 100_000;
/** Copies use only these wide pictures. With more pictures, most of the build time would be the time to resize pictures. */
const PICTURES = ['benches', 'conveyor', 'haul', 'lake', 'saplings', 'silo'];
const WIDE_PICTURE = /"pictures\/[\w-]+\.jpg"(?=[^}]*"width": 2400,\s*"height": 1600)/g;

/**
 * For each list: the number of copied entries, divided by the wanted number of English pages. It is not the number of pages:
 * for example, all tenders of a month are on one page.
 */
const SHARES = {
  news_and_updates: 0.66,
  past_events: 0.1,
  'photo-gallery': 0.05,
  pages: 0.14,
  'tenders-by-period': 0.6,
  recruitments: 0.01,
  penal_actions: 0.006,
  data_listing_detail__circulars: 0.04,
  'video-gallery': 0.002,
};
/** These lists also have a file for each entry. */
const DETAILS: Readonly<Record<string, string>> = { 'photo-gallery': 'photo-gallery-details__', pages: 'pages__' };

interface Entry {
  readonly id?: number;
  readonly slug?: string;
  readonly title?: string;
  readonly reference_no?: string;
  readonly body?: string;
  readonly published_on?: string;
}

async function read<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}

const keyOf = ({ id, slug }: Entry): string => String(id ?? slug);

/** News without a text has no page: it is only a link in the list. */
const hasPage = (list: string, { body }: Entry): boolean => list !== 'news_and_updates' || body !== undefined;

/** Returns the same day some months earlier, but at most the 28th, because every month has a 28th. */
function earlier(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, 28))).toISOString().slice(0, 10);
}

/** Copies an entry to an earlier month. A number makes its texts unique. */
function copyOf(entry: Entry, number: number, months: number): Entry {
  const moved = JSON.stringify(entry).replace(/\b\d{4}-\d\d-\d\d(?=["T])/g, (day) => earlier(day, months));
  const { id, slug, title, reference_no: reference, body, ...rest } = JSON.parse(moved) as Entry;
  return {
    ...rest,
    ...(id !== undefined && { id: FIRST_COPY + number }),
    ...(slug !== undefined && { slug: `${slug}-${number}` }),
    ...(title !== undefined && { title: `${title} (${number})` }),
    ...(reference !== undefined && { reference_no: `${reference}/${number}` }),
    // Every copy has another text, so that caches of texts do not make the build faster.
    ...(body !== undefined && { body: `${body}<p>(${number})</p>` }),
  };
}

/** Counts the tenders of each month. The latest month comes first. */
function periodsOf(tenders: readonly Entry[]): readonly { month: number; year: number; count: number }[] {
  const months = Map.groupBy(tenders, ({ published_on: day = '' }) => day.slice(0, 7));
  return [...months]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([day, { length }]) => ({ month: Number(day.slice(5)), year: Number(day.slice(0, 4)), count: length }));
}

/** Adds copies to a list of one language. `keys` are the ids or slugs of the entries to copy. */
async function lengthen(dir: string, list: string, keys: readonly string[], count: number): Promise<void> {
  const file = path.join(dir, `${list}.json`);
  const own = await read<Entry[]>(file);
  const byKey = new Map(own.map((entry) => [keyOf(entry), entry]));
  const copies: Entry[] = [];
  for (let number = 1; number <= count; number += 1) {
    const key = keys[number % keys.length] ?? '';
    const months = 1 + (Math.floor(number / keys.length) % MONTHS);
    const copy = copyOf(byKey.get(key) ?? {}, number, months);
    copies.push(copy);
    const details = DETAILS[list];
    if (details === undefined) continue;
    const whole = copyOf(await read<Entry>(path.join(dir, `${details}${key}.json`)), number, months);
    await writeFile(path.join(dir, `${details}${keyOf(copy)}.json`), JSON.stringify(whole));
  }
  await writeFile(file, JSON.stringify([...own, ...copies]));
}

async function shareFewPictures(file: string): Promise<void> {
  let number = 0;
  const text = await readFile(file, 'utf8');
  const next = (): string => `"pictures/${PICTURES[(number += 1) % PICTURES.length] ?? ''}.jpg"`;
  await writeFile(file, text.replace(WIDE_PICTURE, next));
}

async function writeContent(dir: string, pages: number, tenders?: number): Promise<void> {
  await cp(SAMPLE, dir, { recursive: true });
  for await (const file of glob('*/*.json', { cwd: dir })) await shareFewPictures(path.join(dir, file));
  const inLang = (lang: Lang, name: string): string => path.join(dir, lang, name);
  for (const [list, share] of Object.entries(SHARES)) {
    const [english, hindi] = await Promise.all(LANGS.map((lang) => read<Entry[]>(inLang(lang, `${list}.json`))));
    const hindiKeys = new Set(hindi?.map(keyOf));
    const copied = english?.filter((entry) => hindiKeys.has(keyOf(entry)) && hasPage(list, entry)) ?? [];
    const keys = copied.map(keyOf);
    const wanted = list === 'tenders-by-period' ? tenders : undefined;
    const count = wanted ?? Math.round((pages / 2) * share);
    for (const lang of LANGS) await lengthen(path.join(dir, lang), list, keys, count);
  }
  for (const lang of LANGS) {
    const desk = inLang(lang, 'tenders-static-data.json');
    const periods = periodsOf(await read<Entry[]>(inLang(lang, 'tenders-by-period.json')));
    await writeFile(desk, JSON.stringify({ ...(await read<object>(desk)), periods }));
  }
}

/**
 * Makes the folder of content if the folder is missing, and returns its path. `tenders` is the number of tenders. Without this
 * number, tenders have their usual share of the pages.
 */
export async function syntheticContent(cacheDir: string, pages: number, tenders?: number): Promise<string> {
  const dir = path.join(cacheDir, ['content', VERSION, pages, ...(tenders ? [tenders] : [])].join('-'));
  if (existsSync(dir)) return dir;
  const making = `${dir}.part`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  await writeContent(making, pages, tenders);
  await rename(making, dir);
  return dir;
}
