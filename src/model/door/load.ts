import type * as z from 'zod';
import { readList, readOne } from '~/api/client';
import { environment } from '~/api/environment';
import { LANGS, otherLang, type Lang } from '~/i18n/lang';
import { mayShrink } from '~/lib/queries';
import { sizeFault } from './entry-size';
import { expectation, faultOf, withoutFaulty } from './fault';
import { type GoodEntries, keepGood, lastGood } from './last-good';
import { report } from './report';
import { guardAgainstShrinking } from './shrink-guard';

interface Known {
  id: string;
  updatedAt?: string | undefined;
}

/** An entry and the language of its text. That differs from the page's while a translation is pending. */
export type Localised<Ours> = Ours & { lang: Lang };

export interface Source<Ours> {
  path: string;
  schema: z.ZodType<Ours>;
  query?: Record<string, string | number>;
  /** The field that identifies an entry. By default `id`. */
  key?: 'slug' | 'title';
  /** It contains entries, such as a menu. A faulty one is removed alone. */
  isMadeOfEntries?: boolean;
}

/** The source's name with its query, because one path can have several queries. */
const nameOf = ({ path, query = {} }: Source<unknown>): string => {
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return asked ? `${path}?${asked}` : path;
};

/** The name of an entry, for the report and for its last good version: its key, or its title if the key is missing. */
function nameIn(wire: unknown, { key }: Source<unknown>): string | undefined {
  if (!wire || typeof wire !== 'object') return undefined;
  const known = [key ?? 'id', 'title']
    .map((field): unknown => Reflect.get(wire, field))
    .find((value) => value !== undefined && value !== null);
  return typeof known === 'string' || typeof known === 'number' ? String(known).slice(0, 200) : undefined;
}

/** Results by schema and wire object: an unchanged answer is not checked again. */
const passed = new WeakMap<z.ZodType, WeakMap<object, unknown>>();

function passedBy<Ours>(schema: z.ZodType<Ours>): WeakMap<object, Ours> {
  const known = passed.get(schema) ?? new WeakMap<object, unknown>();
  passed.set(schema, known);
  return known as WeakMap<object, Ours>;
}

interface Checked<Ours> {
  ours: Ours;
  wire: unknown;
  isLastGood: boolean;
}

/** The checked entry, or its last good version. Reports a faulty entry. */
function checked<Ours>(lang: Lang, source: Source<Ours>, wire: unknown, entry: string, good: GoodEntries) {
  const known = passedBy(source.schema);
  const key = typeof wire === 'object' && wire !== null ? wire : {};
  const ours = known.get(key);
  if (ours !== undefined) return { ours, wire, isLastGood: false };
  const tooLarge = sizeFault(wire);
  const result = tooLarge ? undefined : source.schema.safeParse(wire, { error: expectation });
  if (result?.success) {
    known.set(key, result.data);
    return { ours: result.data, wire, isLastGood: false };
  }
  const before = good.get(entry);
  const earlier = before === undefined ? undefined : source.schema.safeParse(before);
  const lastGoodShown = earlier?.success ?? false;
  const fault = result ? faultOf(result.error, wire) : tooLarge;
  report({ kind: 'held-back', address: nameOf(source), lang, entry, ...fault, lastGood: lastGoodShown });
  if (earlier?.success) return { ours: earlier.data, wire: before, isLastGood: true };
  return source.isMadeOfEntries && result ? withoutFaults(source.schema, result.error, wire) : undefined;
}

/** The rest after faulty parts are removed, if that rest passes the schema. */
function withoutFaults<Ours>(schema: z.ZodType<Ours>, error: z.ZodError, wire: unknown): Checked<Ours> | undefined {
  const rest = withoutFaulty(error, wire);
  if (rest === undefined) return undefined;
  const result = schema.safeParse(rest);
  return result.success
    ? { ours: result.data, wire: rest, isLastGood: false }
    : withoutFaults(schema, result.error, rest);
}

/** Chooses between two entries with one ID: a valid entry over a last good version, else the later update. */
function supersedes<Ours extends Known>(entry: Checked<Ours>, other: Checked<Ours>): boolean {
  if (entry.isLastGood !== other.isLastGood) return other.isLastGood;
  const [mine, theirs] = [entry, other].map(({ ours }) => Date.parse(ours.updatedAt ?? ''));
  return mine === undefined || theirs === undefined || !(theirs > mine);
}

const isShrinkAllowed = (): boolean => environment.ALLOW_SHRINK === '1' || mayShrink();

/** `ABC` and `abc` are the same file on systems that ignore case. The first one gets it. */
const sameFile = (first: string, id: string) => ({
  expected: `an id that differs from "${first}" in more than capital letters`,
  found: `"${id}"`,
});

async function entriesIn<Ours extends Known>(lang: Lang, source: Source<Ours>): Promise<Ours[]> {
  const name = nameOf(source);
  const [list, good] = await Promise.all([readList(lang, source.path, source.query), lastGood(lang, name)]);
  if (list) report({ kind: 'read', address: name, lang, count: list.entries.length });
  else report({ kind: 'absent', address: name, lang });
  for (const remark of list?.remarks ?? []) report({ kind: 'note', address: name, lang, detail: remark });
  const kept = new Map<string, Checked<Ours>>();
  const byFileName = new Map<string, string>();
  for (const [index, wire] of (list?.entries ?? []).entries()) {
    const entry = checked(lang, source, wire, nameIn(wire, source) ?? `#${index + 1}`, good);
    if (!entry) continue;
    const { id } = entry.ours;
    const other = kept.get(id);
    const alike = byFileName.get(id.toLowerCase()) ?? id;
    if (alike !== id) {
      report({ kind: 'held-back', address: name, lang, entry: id, field: source.key ?? 'id', ...sameFile(alike, id) });
      continue;
    }
    byFileName.set(id.toLowerCase(), id);
    if (other) report({ kind: 'duplicate', address: name, lang, entry: id });
    if (!other || supersedes(entry, other)) kept.set(id, entry);
  }
  guardAgainstShrinking(`${lang}/${name}`, good.size, kept.size, isShrinkAllowed());
  if (list) await keepGood(lang, name, new Map([...kept].map(([id, { wire }]) => [id, wire])));
  return [...kept.values()].map(({ ours }) => ours);
}

/** The valid items of a bare array. A faulty item is held back, or replaced by its last good version. */
export async function checkedItems<Ours>(lang: Lang, source: Source<Ours>, raw: readonly unknown[]): Promise<Ours[]> {
  const name = nameOf(source);
  const good = await lastGood(lang, name);
  const items = raw.flatMap(
    (wire, index) => checked(lang, source, wire, nameIn(wire, source) ?? `#${index + 1}`, good) ?? [],
  );
  await keepGood(lang, name, new Map(items.flatMap(({ wire }) => [[nameIn(wire, source) ?? '', wire] as const])));
  return items.map(({ ours }) => ours);
}

/** Returns the same object for the same entry, so that callers can compare with `===`. */
const written: Record<Lang, WeakMap<object, object>> = { en: new WeakMap(), hi: new WeakMap() };

function inLang<Ours extends object>(entry: Ours, lang: Lang): Localised<Ours> {
  const known = written[lang].get(entry) ?? { ...entry, lang };
  written[lang].set(entry, known);
  return known as Localised<Ours>;
}

/** The list for each language. An entry that exists in one language is in both lists. */
export async function entriesInBoth<Ours extends Known>(
  source: Source<Ours>,
): Promise<Record<Lang, Localised<Ours>[]>> {
  const [en, hi] = await Promise.all([entriesIn('en', source), entriesIn('hi', source)]);
  const own = { en, hi };
  const forReaders = (lang: Lang): Localised<Ours>[] => {
    const mine = own[lang];
    const ids = new Set(mine.map((entry) => entry.id));
    const theirs = own[otherLang(lang)].filter((entry) => !ids.has(entry.id));
    return [...mine.map((entry) => inLang(entry, lang)), ...theirs.map((entry) => inLang(entry, otherLang(lang)))];
  };
  return { en: forReaders('en'), hi: forReaders('hi') };
}

/** A single entry in the reader's language, or else in the other one. `undefined` if neither exists. */
export async function oneInBoth<Ours extends object>(
  source: Source<Ours>,
): Promise<Record<Lang, Localised<Ours> | undefined>> {
  const [en, hi] = await Promise.all(LANGS.map((lang) => oneIn(lang, source)));
  const own = { en, hi };
  const forReaders = (lang: Lang): Localised<Ours> | undefined => {
    const mine = own[lang];
    if (mine !== undefined) return inLang(mine, lang);
    const theirs = own[otherLang(lang)];
    return theirs && inLang(theirs, otherLang(lang));
  };
  return { en: forReaders('en'), hi: forReaders('hi') };
}

async function oneIn<Ours>(lang: Lang, source: Source<Ours>): Promise<Ours | undefined> {
  const name = nameOf(source);
  const [wire, good] = await Promise.all([readOne(lang, source.path), lastGood(lang, name)]);
  if (wire === undefined) report({ kind: 'absent', address: name, lang });
  else report({ kind: 'read', address: name, lang, count: 1 });
  const entry = wire === undefined ? undefined : checked(lang, source, wire, source.path, good);
  if (source.isMadeOfEntries) guardLists(`${lang}/${name}`, good.get(source.path), entry?.wire);
  if (!entry) return undefined;
  await keepGood(lang, name, new Map([[source.path, entry.wire]]));
  return entry.ours;
}

/** Guards the lists inside an entry too: without the list of periods, the site would have no tenders. */
function guardLists(source: string, before: unknown, found: unknown): void {
  const lengths = (thing: unknown) =>
    new Map(
      Object.entries(thing ?? {}).flatMap(([field, value]) => (Array.isArray(value) ? [[field, value.length]] : [])),
    );
  const now = lengths(found);
  for (const [field, length] of lengths(before)) {
    guardAgainstShrinking(`${source} ${field}`, length, now.get(field) ?? 0, isShrinkAllowed());
  }
}
