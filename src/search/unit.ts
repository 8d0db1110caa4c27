// The units of the company. The index has the entries of each as a list beside those of words, under keys that no word has: the key
// of a word has a vowel only at its beginning, and this vowel is an a.
import { langOf, type Lang, shownIn } from './ids.ts';

/** The first letter of the keys of units. */
export const UNIT = 'u';

/** An entry and its translation have one unit. Only the English one is in the list. */
export const isListed = (id: number): boolean => langOf(id) === 'en' || shownIn(id, 'en') === id;

/** What stands between the English and the Hindi name. */
export const BETWEEN = '\u001f';

/** The name of a unit in a language, or in the only one that it has. The English name also stands in addresses. */
export function nameOfUnit(unit: string, lang: Lang): string {
  const [english = '', hindi = english] = unit.split(BETWEEN);
  return lang === 'hi' ? hindi : english;
}
