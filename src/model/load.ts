import type * as z from 'zod';
import { readList, readOne } from '~/api/client';
import { environment } from '~/api/environment';
import { LANGS, otherLang, type Lang } from '~/i18n/lang';
import { guardAgainstShrinking } from './shrink-guard';
import { type GoodEntries, keepGood, lastGood } from './last-good';
import { report } from './report';

/** What an entry is known by: `id` or `slug`. */
interface Known {
  id: string;
  updatedAt?: string | undefined;
}

/** An entry with the language its words are in, which is the page's own unless a translation is pending. */
export type Localised<Ours> = Ours & { lang: Lang };

export interface Source<Ours> {
  path: string;
  schema: z.ZodType<Ours>;
  query?: Record<string, string | number>;
}

const nameOf = (source: Source<unknown>): string =>
  source.path + Object.entries(source.query ?? {}).map(([key, value]) => `_${key}-${value}`).join('');

/** The first thing that is wrong with an entry, in the words of the report. */
function faultOf(error: z.ZodError, wire: unknown): { field: string; expected: string; found: string } {
  const issue = error.issues[0];
  const path = issue?.path ?? [];
  const found = path.reduce<unknown>(
    (value, key) => (value && typeof value === 'object' ? Reflect.get(value, key) : undefined),
    wire,
  );
  return {
    field: path.join('.') || '(the entry)',
    expected: issue?.message ?? 'the shape of the contract',
    found: (JSON.stringify(found) ?? 'nothing').slice(0, 200),
  };
}

const idOf = (wire: unknown, index: number): string => {
  if (wire && typeof wire === 'object') {
    const known: unknown = Reflect.get(wire, 'id') ?? Reflect.get(wire, 'slug');
    if (typeof known === 'string' || typeof known === 'number') return String(known);
  }
  return `#${index + 1}`;
};

/** An entry that passes, or its last good version; the report says which entry was held back and why. */
function checked<Ours>(lang: Lang, source: Source<Ours>, wire: unknown, entry: string, good: GoodEntries) {
  const result = source.schema.safeParse(wire);
  if (result.success) return { ours: result.data, wire };
  const before = good[entry];
  const earlier = before === undefined ? undefined : source.schema.safeParse(before);
  const lastGoodShown = earlier?.success ?? false;
  report({ kind: 'held-back', address: source.path, lang, entry, ...faultOf(result.error, wire), lastGood: lastGoodShown });
  return earlier?.success ? { ours: earlier.data, wire: before } : undefined;
}

async function entriesIn<Ours extends Known>(lang: Lang, source: Source<Ours>): Promise<Ours[]> {
  const name = nameOf(source);
  const [raw, good] = await Promise.all([readList(lang, source.path, source.query), lastGood(lang, name)]);
  guardAgainstShrinking(`${lang}/${name}`, Object.keys(good).length, raw?.length ?? 0, environment.ALLOW_SHRINK === '1');
  if (!raw) {
    report({ kind: 'absent', address: source.path, lang });
    return [];
  }
  report({ kind: 'read', address: source.path, lang, count: raw.length, ...(source.query ? { detail: name } : {}) });
  const kept = new Map<string, Ours>();
  const wires: GoodEntries = {};
  for (const [index, wire] of raw.entries()) {
    const entry = checked(lang, source, wire, idOf(wire, index), good);
    if (!entry) continue;
    const other = kept.get(entry.ours.id);
    if (other) {
      report({ kind: 'duplicate', address: source.path, lang, entry: entry.ours.id });
      if ((other.updatedAt ?? '') > (entry.ours.updatedAt ?? '')) continue;
    }
    kept.set(entry.ours.id, entry.ours);
    wires[entry.ours.id] = entry.wire;
  }
  await keepGood(lang, name, wires);
  return [...kept.values()];
}

/** Those items of a bare array that pass; each that does not is held back, or stands in its last good version. */
export async function checkedItems<Ours>(lang: Lang, source: Source<Ours>, raw: readonly unknown[]): Promise<Ours[]> {
  const good = await lastGood(lang, nameOf(source));
  const items = raw.flatMap((wire, index) => checked(lang, source, wire, idOf(wire, index), good) ?? []);
  await keepGood(lang, nameOf(source), Object.fromEntries(items.map(({ wire }, index) => [idOf(wire, index), wire])));
  return items.map(({ ours }) => ours);
}

/** A list for readers of each language. An entry that is there in one language only stands in both. */
export async function entriesInBoth<Ours extends Known>(source: Source<Ours>): Promise<Record<Lang, Localised<Ours>[]>> {
  const [en, hi] = await Promise.all([entriesIn('en', source), entriesIn('hi', source)]);
  const own = { en, hi };
  const forReaders = (lang: Lang): Localised<Ours>[] => {
    const mine = own[lang];
    const ids = new Set(mine.map((entry) => entry.id));
    const theirs = own[otherLang(lang)].filter((entry) => !ids.has(entry.id));
    return [
      ...mine.map((entry) => ({ ...entry, lang })),
      ...theirs.map((entry) => ({ ...entry, lang: otherLang(lang) })),
    ];
  };
  return { en: forReaders('en'), hi: forReaders('hi') };
}

/** One thing, in the reader's language where it is there. `undefined` when neither language has it. */
export async function oneInBoth<Ours>(source: Source<Ours>): Promise<Record<Lang, Localised<Ours> | undefined>> {
  const [en, hi] = await Promise.all(LANGS.map((lang) => oneIn(lang, source)));
  const own = { en, hi };
  const forReaders = (lang: Lang): Localised<Ours> | undefined => {
    const mine = own[lang];
    if (mine !== undefined) return { ...mine, lang };
    const theirs = own[otherLang(lang)];
    return theirs === undefined ? undefined : { ...theirs, lang: otherLang(lang) };
  };
  return { en: forReaders('en'), hi: forReaders('hi') };
}

async function oneIn<Ours>(lang: Lang, source: Source<Ours>): Promise<Ours | undefined> {
  const name = nameOf(source);
  const [wire, good] = await Promise.all([readOne(lang, source.path), lastGood(lang, name)]);
  if (wire === undefined) {
    report({ kind: 'absent', address: source.path, lang });
    return undefined;
  }
  report({ kind: 'read', address: source.path, lang, count: 1 });
  const entry = checked(lang, source, wire, source.path, good);
  if (!entry) return undefined;
  await keepGood(lang, name, { [source.path]: entry.wire });
  return entry.ours;
}
