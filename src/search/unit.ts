// The units of the company. The index stores the entries of each unit as a list, like the entries of a word. The key of a unit
// begins with `u`. No word has such a key, because the only vowel in the key of a word is an `a` at its beginning.
import { langOf, type Lang, shownIn } from './ids.ts';

/** The first letter of the keys of units. */
export const UNIT = 'u';

/** An entry and its translation have the same unit. Only the English entry is in the list. */
export const isListed = (id: number): boolean => langOf(id) === 'en' || shownIn(id, 'en') === id;

/** The separator between the English and the Hindi name. */
export const BETWEEN = '\u001f';

/**
 * Returns the name of a unit or file type in a language. If it has only one name, returns that name. Addresses contain the English
 * name of a unit.
 */
export function nameIn(names: string, lang: Lang): string {
  const [english = '', hindi = english] = names.split(BETWEEN);
  return lang === 'hi' ? hindi : english;
}
