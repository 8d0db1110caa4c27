import type { Element, Root } from 'hast';
import { isRead, property, texts } from './html.ts';

const NUMBER_OF_A_PAPER = /\b[A-Z][A-Za-z0-9-]*(\/[A-Za-z0-9()-]+)+/g;
const ADDRESS = /\b\S+@\S+\.\S+|\bhttps?:\S+|\b(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)+\S*/gi;
const TWO_LATIN_WORDS = /\p{Script=Latin}{2,}[\s,–-]+\p{Script=Latin}{2,}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

interface Run {
  readonly words: string;
  readonly lang: string;
}

/** A title may mix languages, but HTML cannot mark the language of a part of a title. So titles are not checked. */
const isTitle = (around: readonly Element[]): boolean => around[0]?.tagName === 'title';

/** Returns the texts of a page, each with the language that the page states for it. */
function runsOf(page: Root): Run[] {
  return texts(page)
    .filter(({ node, around }) => isRead(around) && !isTitle(around) && node.value.trim() !== '')
    .map(({ node, around }) => ({
      words: node.value.replace(/\s+/g, ' ').trim(),
      lang: around.map((element) => property(element, 'lang')).find(Boolean) ?? '',
    }));
}

/** Removes reference numbers and addresses, because they belong to no language. */
const withoutNames = (words: string): string =>
  [NUMBER_OF_A_PAPER, ADDRESS].reduce((text, name) => text.replace(name, ' 0 '), words);

/** Devanagari text that is not marked as Hindi. */
export const hindiReadAsEnglish = (page: Root): string[] =>
  runsOf(page)
    .filter(({ words, lang }) => DEVANAGARI.test(words) && lang !== 'hi')
    .map(({ words }) => words.slice(0, 80));

/** Two or more Latin words in text that is marked as Hindi. */
export const englishReadAsHindi = (page: Root): string[] =>
  runsOf(page)
    .filter(({ words, lang }) => lang === 'hi' && TWO_LATIN_WORDS.test(withoutNames(words)))
    .map(({ words }) => words.slice(0, 80));
