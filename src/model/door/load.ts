import { readList, readOne } from '~/api/client';
import { environment } from '~/api/environment';
import { LANGS, otherLang, type Lang } from '~/i18n/lang';
import { allOf } from '~/lib/all-of';
import { derived, revisionOptions } from '~/lib/queries';
import { changedAt } from '../dated';
import { type Checked, checked, type Contract, nameIn } from './check';
import { at } from './fault';
import { type GoodEntries, keepGood, lastGood } from './last-good';
import { adviceOn, untranslated } from './advice';
import { report, reportAll } from './report';
import { guardAgainstShrinking } from './shrink-guard';

interface Known {
  id: string;
  updatedAt?: string | undefined;
}

/** An entry and the language of its text. If there is no translation, this is not the language of the page. */
export type Localised<Ours> = Ours & { lang: Lang };

export interface Source<Ours> extends Contract<Ours> {
  path: string;
  query?: Record<string, string | number>;
  /** The field that identifies an entry. The default is `id`. */
  key?: 'slug' | 'title';
  /** For an answer that is not a list: only this field is read. So a fault in another field is ignored. */
  part?: string;
  /**
   * The build stops if this list inside the entry loses more than half of its items. `by` has the names of the fields that
   * identify an item.
   */
  guarded?: { readonly list: string; readonly by: readonly string[] };
}

/** The path with its query string, because the same path can be read with different query strings. */
const nameOf = ({ path, query = {}, part }: Source<unknown>): string => {
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return (asked ? `${path}?${asked}` : path) + (part === undefined ? '' : `#${part}`);
};

const partOf = (wire: unknown, { part }: Source<unknown>): unknown =>
  wire === undefined || part === undefined ? wire : { [part]: at(wire, [part]) };

/**
 * True if `entry` replaces `other`, which has the same ID. A new version replaces a last good version. Otherwise,
 * `entry` replaces `other` unless `other` changed later.
 */
function supersedes<Ours extends Known>(entry: Checked<Ours>, other: Checked<Ours>): boolean {
  if (entry.isLastGood !== other.isLastGood) return other.isLastGood;
  return changedAt(entry.ours) >= changedAt(other.ours);
}

const isShrinkAllowed = (): boolean => environment.ALLOW_SHRINK === '1' || revisionOptions().mayShrink;

/**
 * The fault of two IDs such as `ABC` and `abc`, which are one file on systems that ignore case. The ID that is already
 * published keeps the file. If neither is published, the first ID gets the file.
 */
const sameFile = (first: string, id: string) => ({
  expected: `an id that differs from "${first}" in more than capital letters`,
  found: `"${id}"`,
});

/** The API's list in one language (`wires`), and the last good version of each entry of the list (`good`). */
interface Answer {
  lang: Lang;
  name: string;
  wires: readonly unknown[] | undefined;
  good: GoodEntries;
}

async function read(lang: Lang, source: Source<unknown>): Promise<Answer> {
  const name = nameOf(source);
  const [list, good] = await Promise.all([readList(lang, source.path, source.query), lastGood(lang, name)]);
  if (list) report({ kind: 'read', address: name, lang, count: list.entries.length });
  else report({ kind: 'absent', address: name, lang });
  for (const remark of list?.remarks ?? []) report({ kind: 'note', address: name, lang, detail: remark });
  return { lang, name, wires: list?.entries, good };
}

/** Returns the valid entries. For a faulty entry, returns its last good version if there is one. */
const check = <Ours>(source: Source<Ours>, { lang, name, wires = [], good }: Answer): Checked<Ours>[] =>
  wires.flatMap((wire, index) => {
    const entry = nameIn(wire, source.key) ?? `#${index + 1}`;
    return checked(source, { lang, address: name, entry }, wire, good) ?? [];
  });

/** Keeps one entry for each ID. `fileNames` gives, for each file name, the ID that already has this file, in any language. */
function merge<Ours extends Known>(
  entries: readonly Checked<Ours>[],
  { lang, name: address }: Answer,
  field: string,
  fileNames: Map<string, string>,
): Map<string, Checked<Ours>> {
  const merged = new Map<string, Checked<Ours>>();
  for (const entry of entries) {
    const { id } = entry.ours;
    const first = fileNames.get(id.toLowerCase()) ?? id;
    if (first !== id) {
      report({ kind: 'held-back', address, lang, entry: id, field, ...sameFile(first, id) });
      continue;
    }
    fileNames.set(id.toLowerCase(), id);
    const other = merged.get(id);
    if (other) report({ kind: 'duplicate', address, lang, entry: id });
    if (!other || supersedes(entry, other)) merged.set(id, entry);
  }
  return merged;
}

const guard = ({ lang, name, wires, good }: Answer, entries: ReadonlyMap<string, unknown>): void =>
  guardAgainstShrinking(`${lang}/${name}`, good.size, wires && entries.size, isShrinkAllowed());

const keep = ({ lang, name }: Answer, entries: ReadonlyMap<string, Checked<unknown>>): Promise<void> =>
  keepGood(lang, name, new Map([...entries].map(([id, { wire }]) => [id, wire])));

const advise = ({ lang, name }: Answer, entries: ReadonlyMap<string, Checked<object>>): void =>
  reportAll([...entries].flatMap(([entry, { ours }]) => adviceOn({ lang, address: name, entry }, ours)));

/** The IDs of the last publish, by file name. A new entry must not get the file of a published entry. */
function publishedNames(answers: readonly Answer[], key?: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const { wires = [], good } of answers) {
    const found = new Set(wires.map((wire) => nameIn(wire, key)));
    for (const id of good.keys()) if (found.has(id) && !names.has(id.toLowerCase())) names.set(id.toLowerCase(), id);
  }
  return names;
}

/**
 * The entries of a list in each language. If two IDs need the same file, the ID that is published keeps it. If no ID is published,
 * the English ID gets it.
 */
async function entriesOf<Ours extends Known>(source: Source<Ours>): Promise<Record<Lang, Ours[]>> {
  const answers = await Promise.all(LANGS.map((lang) => read(lang, source)));
  const fileNames = publishedNames(answers, source.key);
  const own: Record<Lang, Ours[]> = { en: [], hi: [] };
  for (const answer of answers) {
    const entries = merge(check(source, answer), answer, source.key ?? 'id', fileNames);
    guard(answer, entries);
    await keep(answer, entries);
    advise(answer, entries);
    own[answer.lang] = [...entries.values()].map(({ ours }) => ours);
  }
  return own;
}

/** The valid items of an array. A faulty item is left out, or replaced by its last good version. */
export async function checkedItems<Ours extends object>(
  lang: Lang,
  source: Source<Ours>,
  wires: readonly unknown[],
): Promise<Ours[]> {
  const name = nameOf(source);
  const items = check(source, { lang, name, wires, good: await lastGood(lang, name) });
  const nameOfItem = (wire: unknown): string => nameIn(wire, source.key) ?? '';
  reportAll(items.flatMap(({ ours, wire }) => adviceOn({ lang, address: name, entry: nameOfItem(wire) }, ours)));
  await keepGood(lang, name, new Map(items.map(({ wire }) => [nameOfItem(wire), wire])));
  return items.map(({ ours }) => ours);
}

/** A cache: `inLang` returns the same object for the same entry, so that callers can compare with `===`. */
const written: Record<Lang, WeakMap<object, object>> = { en: new WeakMap(), hi: new WeakMap() };

function inLang<Ours extends object>(entry: Ours, lang: Lang): Localised<Ours> {
  const known = written[lang].get(entry) ?? { ...entry, lang };
  written[lang].set(entry, known);
  return known as Localised<Ours>;
}

/** Caches the result of `work`, which is for both languages. The returned function gives the value of one language. */
export function derivedInBoth<Value>(
  work: (before: Record<Lang, Value> | undefined) => Promise<Record<Lang, Value>>,
): (lang: Lang) => Promise<Value> {
  const load = derived(work);
  return async (lang) => (await load())[lang];
}

/** The list for each language. An entry in only one language is in both lists. The default order is the API's order. */
export async function entriesInBoth<Ours extends Known>(
  source: Source<Ours>,
  order: (a: Ours, b: Ours) => number = () => 0,
): Promise<Record<Lang, Localised<Ours>[]>> {
  const own = await entriesOf(source);
  const forReaders = (lang: Lang): Localised<Ours>[] => {
    const mine = own[lang];
    const ids = new Set(mine.map((entry) => entry.id));
    const theirs = own[otherLang(lang)].filter((entry) => !ids.has(entry.id));
    reportAll(theirs.map((entry) => untranslated(nameOf(source), lang, entry.id, entry)));
    const all = [...mine.map((one) => inLang(one, lang)), ...theirs.map((one) => inLang(one, otherLang(lang)))];
    return all.sort(order);
  };
  return { en: forReaders('en'), hi: forReaders('hi') };
}

/**
 * An API answer that is not a list, for each language. If the API has the answer in only one language, both languages show it.
 */
export async function oneInBoth<Ours extends object>(
  source: Source<Ours>,
): Promise<Record<Lang, Localised<Ours> | undefined>> {
  const [en, hi] = await allOf(LANGS.map((lang) => oneIn(lang, source)));
  const own = { en, hi };
  const forReaders = (lang: Lang): Localised<Ours> | undefined => {
    const mine = own[lang];
    if (mine !== undefined) return inLang(mine, lang);
    const theirs = own[otherLang(lang)];
    if (theirs && source.part === undefined) report(untranslated(nameOf(source), lang, source.path, theirs));
    return theirs && inLang(theirs, otherLang(lang));
  };
  return { en: forReaders('en'), hi: forReaders('hi') };
}

async function oneIn<Ours extends object>(lang: Lang, source: Source<Ours>): Promise<Ours | undefined> {
  const name = nameOf(source);
  const [whole, good] = await Promise.all([readOne(lang, source.path), lastGood(lang, name)]);
  const wire = partOf(whole, source);
  if (source.part === undefined)
    report(
      wire === undefined ? { kind: 'absent', address: name, lang } : { kind: 'read', address: name, lang, count: 1 },
    );
  const where = { lang, address: source.path, entry: source.path };
  const entry = wire === undefined ? undefined : checked(source, where, wire, good);
  if (source.guarded) {
    const [before, now] = [
      namesWithin(good.get(source.path), source.guarded),
      namesWithin(entry?.wire, source.guarded),
    ];
    const kept = whole === undefined ? undefined : before.intersection(now).size;
    guardAgainstShrinking(`${lang}/${source.path} ${source.guarded.list}`, before.size, kept, isShrinkAllowed());
  }
  await keepGood(lang, name, new Map(entry && [[source.path, entry.wire]]));
  if (entry) reportAll(adviceOn(where, entry.ours));
  return entry?.ours;
}

/** The names of the items of a list inside an entry. The set is empty if there is no such list. */
function namesWithin(entry: unknown, { list, by }: NonNullable<Source<unknown>['guarded']>): Set<string> {
  const found = at(entry, [list]);
  const items: unknown[] = Array.isArray(found) ? found : [];
  return new Set(items.map((item) => JSON.stringify(by.map((field) => at(item, [field])))));
}
