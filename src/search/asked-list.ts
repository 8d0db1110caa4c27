// Finds the list that a query asks for although no list has all its words, such as the albums for "photos of trees".
import type { Found } from './gather.ts';
import { kindOf, langOf, type Lang } from './ids.ts';
import type { Ranked } from './rank.ts';
import type { Answered, Named } from './said.ts';

/** Words for a list. In "… वाले टेंडर", वाले makes a plural. */
const LIST = /^(?:lists?|suchi|soochi|सूची|लिस्ट|wale|vale|वाले)$/;
const PLURAL = /[a-z][^s]s$|(?:[ोे]ं|याँ|यां|एँ|एं)$/;

interface Query {
  readonly answered: readonly Answered[];
  readonly named: readonly Named[];
  readonly stopWords: readonly string[];
  readonly lang: Lang;
}

const maskOf = <One>(all: readonly One[], isOf: (one: One) => boolean): number =>
  all.reduce((mask, one, index) => (isOf(one) ? mask | (1 << index) : mask), 0);

/**
 * Marks the best list that the query asks for as named, unless a list has all words. A query asks for a list by a plural, by a
 * word for a list, or by a word for what is open. The name of a month, or "new", asks for another list than that of all times.
 */
export function withAskedList(
  singles: readonly Ranked[],
  gathered: ReadonlyMap<number, Found>,
  { answered, named, stopWords, lang }: Query,
): readonly Ranked[] {
  const isOfSomeTime = named.some(({ isTime, year }) => isTime && year === undefined);
  if (isOfSomeTime || singles.some(({ isNamed }) => isNamed)) return singles;
  const isForList = stopWords.some((word) => LIST.test(word)) || named.some(({ isOpen }) => isOpen);
  const listWords = maskOf(answered, ({ wanted }) => isForList || PLURAL.test(wanted.text));
  const kindWords = maskOf(named, ({ kinds }) => kinds.size > 0);
  const isAsked = ({ id }: Ranked): boolean => {
    const { own = 0, named: alike = 0 } = gathered.get(id) ?? {};
    return kindOf(id) === 'list' && langOf(id) === lang && ((own | (alike & kindWords)) & listWords) > 0;
  };
  const [best] = singles.filter(isAsked).sort((a, b) => b.score - a.score);
  return singles.map((one) => (one === best ? { ...one, isNamed: true } : one));
}
