// Makes queries from titles by a rule: three of the five rarest words of a title. So nobody can tune the search for
// these queries.
import Sanscript from '@indic-transliteration/sanscript';
import { type Entry, sharedName } from '../../../src/search/entry.ts';
import { isDevanagari } from '../../../src/search/fold.ts';
import type { Lang } from '../../../src/search/ids.ts';
import { cutTitle } from '../../../src/search/lead.ts';

export interface HeldOut {
  readonly query: string;
  /** The title from which the words of the query come. */
  readonly title: string;
  /** The titles of the entry in both languages. A result shows the title in the language of the page. */
  readonly titles: readonly string[];
}

/** A way of writing queries. In `target` % of the queries, the wanted entry must be among the first three hits. */
export interface Way {
  readonly name: string;
  /** The language of the page with the search. */
  readonly lang: Lang;
  /** The language of the titles. */
  readonly of: Lang;
  readonly isRoman: boolean;
  readonly hasSlip: boolean;
  readonly target: number;
}

const PLAIN = { isRoman: false, hasSlip: false };
export const WAYS: readonly Way[] = [
  { ...PLAIN, name: 'English', lang: 'en', of: 'en', target: 98 },
  { ...PLAIN, name: 'English, one slip', lang: 'en', of: 'en', hasSlip: true, target: 95 },
  { ...PLAIN, name: 'Devanagari', lang: 'hi', of: 'hi', target: 98 },
  { ...PLAIN, name: 'Roman Hindi', lang: 'hi', of: 'hi', isRoman: true, target: 96 },
  { name: 'Roman Hindi, one slip', lang: 'hi', of: 'hi', isRoman: true, hasSlip: true, target: 90 },
  { ...PLAIN, name: 'Roman Hindi on an English page', lang: 'en', of: 'hi', isRoman: true, target: 95 },
];

const [WORDS, RAREST, LEAST_LETTERS] = [3, 5, 3];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const NEAR = 0.7;

const wordsOf = (title: string): string[] =>
  [...title.toLowerCase().matchAll(/[\p{L}\p{M}\u200c\u200d]+/gu)].map(([word]) => word);

/** Writes Hindi in small Latin letters, as people type it: the spelling of ITRANS, without its marks and the silent last vowel. */
function roman(word: string): string {
  const letters = Sanscript.t(word.normalize('NFC').replace(/[\u200c\u200d]/g, ''), 'devanagari', 'itrans');
  return letters
    .replace(/\.N|~N|M|\.n/g, 'n')
    .replace(/GY|j~n/g, 'gy')
    .replace(/RRi|R\^i/g, 'ri')
    .replace(/kSh|x/g, 'ksh')
    .replace(/Ch/g, 'chh')
    .replace(/chh(?=h)/g, 'ch')
    .replace(/~n|N\^|~n/g, 'n')
    .replace(/\.?D(h?)/g, 'd$1')
    .toLowerCase()
    .replace(/aa/g, 'a')
    .replace(/ii/g, 'i')
    .replace(/uu/g, 'u')
    .replace(/[^a-z]/g, '')
    .replace(/(?<=[^aeiou])a$/, /[\u0915-\u0939\u0958-\u095f]\u093c?$/.test(word) ? '' : 'a');
}

/** Changes, adds or removes one letter, or swaps two letters. Tries again if the word stays the same. */
function withSlip(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length);
  const letter = LETTERS.charAt(Math.floor(random() * LETTERS.length));
  const [before, after] = [word.slice(0, at), word.slice(at)];
  const slips = [
    before + letter + after.slice(1),
    before + letter + after,
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
  ];
  const slip = slips[Math.floor(random() * slips.length)] ?? word;
  return slip === word ? withSlip(word, random) : slip;
}

const sample = <Item>(items: readonly Item[], count: number, random: () => number): Item[] => {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
};

/** Counts, for each word, the texts that contain the word. */
export function countsOf(texts: readonly string[], wordsOf: (text: string) => Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Makes queries from the titles of `entries`. A word is rare if few titles of `all` contain it. */
export function heldOut(
  entries: readonly Entry[],
  all: readonly Entry[],
  way: Way,
  count: number,
  random: () => number,
): HeldOut[] {
  const counts = countsOf(
    all.filter(({ lang }) => lang === way.of).map(({ title }) => title),
    wordsOf,
  );
  const translated = Map.groupBy(all, sharedName);
  const titlesOf = (title: string): string[] => {
    const own = entries.filter((entry) => entry.title === title && entry.lang === way.of);
    return [title, ...own.flatMap((entry) => (translated.get(sharedName(entry)) ?? []).map((other) => other.title))];
  };
  const isOfScript = (word: string): boolean => isDevanagari(word) === (way.of === 'hi');
  const telling = (title: string): string[] =>
    [...new Set(wordsOf(title))].filter((word) => word.length >= LEAST_LETTERS && isOfScript(word));
  const titles = [...new Set(entries.filter(({ lang }) => lang === way.of).map(({ title }) => title))].filter(
    (title) => telling(title).length >= WORDS,
  );
  return sample(titles, count, random).map((title) => {
    const rarest = telling(title)
      .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
      .slice(0, RAREST);
    const chosen = sample(rarest, WORDS, random).map((word) => (way.isRoman ? roman(word) : word));
    const longest = chosen.reduce((long, word) => (word.length > long.length ? word : long), '');
    const query = chosen.map((word) => (way.hasSlip && word === longest ? withSlip(word, random) : word)).join(' ');
    return { query, title, titles: titlesOf(title) };
  });
}

/**
 * True if a result has most words of one of the wanted titles. Results show only the beginning of a long title, so only this
 * beginning is compared.
 */
export function isSameTitle(titles: readonly string[], found: string): boolean {
  const other = new Set(wordsOf(found));
  return titles.some((title) => {
    const own = new Set(wordsOf(cutTitle(title)));
    return [...own].filter((word) => other.has(word)).length > NEAR * own.size;
  });
}
