// Builds the table `terms` (all words, by key) and the table `turned` (title words, by reversed key).
import { isNumber } from '../fold.ts';
import { FIELDS, KIND_WORD, PART_OF_KIND_WORD, PART_OF_SYNONYM, SYNONYM } from '../fields.ts';
import type { Glossary } from './glossary.ts';
import { entryIn, isInTitle, joinTerms, posting, termCell } from './postings.ts';
import { openTable } from './table.ts';
import { turnedRound } from '../sound.ts';
import { isListed, UNIT } from '../unit.ts';
import { kindTerms, type Term } from './terms.ts';

const MARKED = SYNONYM + PART_OF_SYNONYM + KIND_WORD + PART_OF_KIND_WORD;

/**
 * The largest number of words with the same key in the index. A search compares its word with all words of a key. In 1,300 real
 * entries, no key has more than 36 words.
 */
const MOST_WORDS_OF_ONE_KEY = 200;

const listed = (id: number, own: readonly Term[]): readonly Term[] =>
  isListed(id) ? own : own.filter(({ key }) => !key.startsWith(UNIT));

type Word = readonly [surface: string, postings: readonly number[]];

const byAlphabet = ([a]: Word, [b]: Word): number => (a < b ? -1 : 1);

/**
 * Returns a crowd number for each word of a key. For each entry with the word, the words of this entry with the same key are
 * counted. The crowd number is the smallest of these counts. An ordinary word has the number 1 or 2. If somebody
 * invents many words with the same key, so that there is no space for other words, the invented words have a large number.
 */
function crowdsOf(words: readonly Word[]): ReadonlyMap<string, number> {
  const ofEntry = new Map<number, number>();
  for (const [, list] of words)
    for (const entry of new Set(list.map(entryIn))) ofEntry.set(entry, (ofEntry.get(entry) ?? 0) + 1);
  return new Map(
    words.map(([surface, list]) => [
      surface,
      list.reduce((least, value) => Math.min(least, ofEntry.get(entryIn(value)) ?? least), Infinity),
    ]),
  );
}

/**
 * Returns the words of a key in alphabetical order. If there are too many words, keeps the words with the smallest crowd numbers.
 * If the crowd numbers are the same, keeps the words of the most entries. So a few entries with many words cannot hide the word
 * of another entry.
 */
function wordsOf(all: Iterable<Word>): readonly Word[] {
  const words = [...all].sort(byAlphabet);
  if (words.length <= MOST_WORDS_OF_ONE_KEY) return words;
  const isOfGlossary = ([surface]: Word): boolean => MARKED.includes(surface.charAt(0));
  const crowds = crowdsOf(words);
  const crowd = ([surface]: Word): number => crowds.get(surface) ?? 0;
  const rest = words
    .filter((word) => !isOfGlossary(word))
    .sort((a, b) => crowd(a) - crowd(b) || b[1].length - a[1].length);
  return [...words.filter(isOfGlossary), ...rest].slice(0, MOST_WORDS_OF_ONE_KEY).sort(byAlphabet);
}

export function openTerms(glossary: Glossary, limits: { terms: number; turned: number }) {
  const terms = openTable(limits.terms, joinTerms);
  const turned = openTable(limits.turned, joinTerms);
  /** Postings (which entries have a word) by key, then by word. The list of a word is not sorted until `putKey` sorts it. */
  const lists = new Map<string, Map<string, number[]>>();
  const dirty = new Set<string>();
  /** Changed keys that also change the `turned` table, which has only title words. */
  const dirtyTitles = new Set<string>();

  function listOf(key: string, surface: string): number[] {
    let surfaces = lists.get(key);
    if (!surfaces) lists.set(key, (surfaces = new Map<string, number[]>()));
    let list = surfaces.get(surface);
    if (!list) surfaces.set(surface, (list = []));
    return list;
  }

  function drop(key: string, surface: string, value: number): void {
    const surfaces = lists.get(key);
    const list = surfaces?.get(surface);
    if (!surfaces || !list) return;
    const at = list.indexOf(value);
    if (at >= 0) list.splice(at, 1);
    if (list.length === 0) surfaces.delete(surface);
    if (surfaces.size === 0) lists.delete(key);
  }

  function putKey(key: string): void {
    const own = lists.get(key);
    // Sorting is fast, because most of the list is still sorted from the last call.
    for (const list of own?.values() ?? []) list.sort((a, b) => a - b);
    const surfaces = wordsOf(own ?? []);
    terms.put(key, surfaces.length > 0 ? termCell(key, surfaces) : undefined);
    if (isNumber(key) || !dirtyTitles.has(key)) return;
    const titles = surfaces
      .filter(([surface]) => !MARKED.includes(surface.charAt(0)))
      .map(([surface, list]) => [surface, list.filter(isInTitle)] as const)
      .filter(([, list]) => list.length > 0);
    const turnedKey = turnedRound(key);
    turned.put(turnedKey, titles.length > 0 ? termCell(turnedKey, titles) : undefined);
  }

  function touch(key: string, field: number): void {
    dirty.add(key);
    if (field !== FIELDS.body) dirtyTitles.add(key);
  }

  // Words that name a kind need no postings (lists of entries), because the documents files already have all entries of
  // a kind next to each other.
  for (const { key, surface } of kindTerms(glossary)) {
    listOf(key, surface);
    dirty.add(key);
  }

  return {
    terms,
    turned,
    give(id: number, own: readonly Term[]) {
      for (const { key, surface, field } of listed(id, own)) {
        listOf(key, surface).push(posting(id, field));
        touch(key, field);
      }
    },
    take(id: number, own: readonly Term[]) {
      for (const { key, surface, field } of listed(id, own)) {
        drop(key, surface, posting(id, field));
        touch(key, field);
      }
    },
    /** Updates the tables. Call it after each change, before you read the tables. */
    finish() {
      for (const key of dirty) putKey(key);
      dirty.clear();
      dirtyTitles.clear();
    },
  };
}
