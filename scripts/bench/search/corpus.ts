// Makes a large corpus from a small one. Sentences of the small corpus become headlines, and copies of its tenders get other
// places and numbers.
import Sanscript from '@indic-transliteration/sanscript';
import { isDevanagari, tokensOf } from '../../../src/search/fold.ts';
import type { Entry } from '../../../src/search/entry.ts';
import { LANGS, type Lang } from '../../../src/search/ids.ts';
import { countsOf } from './held-out.ts';

const [LEAST_WORDS, MOST_WORDS] = [6, 16];
const DAY_MS = 86_400_000;
const LATEST = Date.UTC(2026, 10, 18);
const DAYS = 1200;
const WORD = /[A-Za-z]{3,}/g;
/** A word that is in more titles than this number does not count as a name. */
const COMMON = 4;
const SYLLABLES = 'ban dha kot nag sar ram pur gar mal tik ghu sol hin bhar kun jog var dal pat chi lo mu ri ve'.split(
  ' ',
);
const SENTENCE = /[^.!?।|]+[.!?।|]/g;

const dayBefore = (days: number): string => new Date(LATEST - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Finds the sentences that are as long as headlines. Each such sentence becomes a title, and the sentences after it become the
 * body.
 */
function* headlines(entries: readonly Entry[], lang: Lang): Generator<{ title: string; body: string }> {
  const known = new Set<string>();
  for (const { lang: own, body = '' } of entries) {
    if (own !== lang) continue;
    const sentences = [...body.matchAll(SENTENCE)].map(([sentence]) => sentence.trim());
    for (const [index, sentence] of sentences.entries()) {
      const words = tokensOf(sentence);
      if (words.length < LEAST_WORDS || words.length > MOST_WORDS || known.has(sentence)) continue;
      if (words.filter(({ text }) => isDevanagari(text)).length > words.length / 2 !== (lang === 'hi')) continue;
      known.add(sentence);
      yield { title: sentence.replace(/[.।|]$/, ''), body: sentences.slice(index + 1, index + 5).join(' ') };
    }
  }
}

/** Writes each word in Devanagari by its sound. The result is no Hindi, but needs as much space in an index. */
const inDevanagari = (text: string): string =>
  text.replace(/[A-Za-z]+/g, (word) => Sanscript.t(word.toLowerCase(), 'itrans', 'devanagari').replace(/\u094d$/, ''));

const latinWords = (text: string): Iterable<string> => text.toLowerCase().match(WORD) ?? [];

/** Invents the name of a place. The same number gives the same name. */
function invented(seed: number): string {
  let [name, left] = ['', 1 + Math.abs(Math.imul(seed, 0x9e3779b1) >> 3)];
  for (let count = 2 + (seed % 2); count > 0; count -= 1) {
    name += SYLLABLES[left % SYLLABLES.length] ?? '';
    left = Math.floor(left / SYLLABLES.length) + seed;
  }
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Copies a tender and moves the copy to another place: replaces the numbers and the rare words of the copy. Most rare words are
 * names.
 */
function elsewhere(one: Entry, counts: ReadonlyMap<string, number>, number: number): Entry {
  let place = number * 31;
  const title = one.title
    .replace(WORD, (word) => ((counts.get(word.toLowerCase()) ?? 0) > COMMON ? word : invented((place += 1))))
    .replace(/\d{2,}/g, (digits) => String((Number(digits) * 7 + number) % 10 ** Math.min(digits.length, 6)));
  return { ...one, title, url: `${one.url}-${number}`, reference: `NIT-${number}/${one.date?.slice(0, 4) ?? ''}` };
}

/** `entries` also has entries that this file has invented. No queries are made from invented entries. */
export interface Corpus {
  readonly entries: readonly Entry[];
  /** The entries with titles that a person wrote. */
  readonly written: readonly Entry[];
}

/** Makes at least `each` entries in each language. The same content gives the same corpus. */
export function corpusOf(content: readonly Entry[], each: number): Corpus {
  const [entries, written]: [Entry[], Entry[]] = [[], []];
  const tenders = content.filter((entry) => entry.lang === 'en' && entry.kind === 'tender');
  const counts = countsOf(
    tenders.map(({ title }) => title),
    latinWords,
  );
  for (const lang of LANGS) {
    const own = content.filter((entry) => entry.lang === lang);
    const sentences = [...headlines(own, lang)]
      .slice(0, Math.max(0, each - own.length))
      .map(({ title, body }, index): Entry => ({
        lang,
        kind: index % 3 === 0 ? 'press-release' : 'news',
        url: `/${lang}/news/headline-${index}`,
        title,
        body,
        date: dayBefore((index * 31) % DAYS),
      }));
    written.push(...own, ...sentences);
    entries.push(...own, ...sentences);
    for (let index = 0; index < each - own.length - sentences.length; index += 1) {
      const tender = tenders[index % tenders.length];
      if (!tender) break;
      const made = elsewhere(tender, counts, index);
      entries.push(
        lang === 'en'
          ? made
          : {
              ...made,
              lang,
              url: `/hi${made.url}`,
              title: inDevanagari(made.title),
              body: inDevanagari(made.body ?? ''),
            },
      );
    }
  }
  return { entries, written };
}
