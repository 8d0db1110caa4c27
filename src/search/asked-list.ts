// Finds the list that a query asks for although no list has all its words, such as the albums for "photos of trees".
import type { Found } from './gather.ts';
import { kindOf, langOf, type Lang } from './ids.ts';
import type { Ranked } from './rank.ts';
import type { Answered, Named } from './said.ts';

/** Words for a list. In "… वाले टेंडर", वाले makes a plural. */
const LIST = /^(?:lists?|suchi|सूची|लिस्ट|wale|वाले)$/;
const PLURAL = /[a-z][^s]s$|(?:[ोे]|या|ए)ं$/;

interface Query {
  readonly answered: readonly Answered[];
  readonly named: readonly Named[];
  readonly stopWords: readonly string[];
  readonly lang: Lang;
}

const maskOf = <One>(all: readonly One[], isOf: (one: One) => boolean): number =>
  all.reduce((mask, one, index) => (isOf(one) ? mask | (1 << index) : mask), 0);

/**
 * Marks the best list that the query asks for as named. A query asks for a list by a plural, by a word for a list, or by a word for
 * what is open. A list or a page that has every word is a better answer, and so is any title with every word if there is only a
 * plural. The name of a month, or "new", asks for another list than that of all times.
 */
export function withAskedList(
  singles: readonly Ranked[],
  gathered: ReadonlyMap<number, Found>,
  { answered, named, stopWords, lang }: Query,
): readonly Ranked[] {
  const isOfSomeTime = named.some(({ isTime, year }) => isTime && year === undefined);
  const isForList = stopWords.some((word) => LIST.test(word)) || named.some(({ isOpen }) => isOpen);
  const isAnswer = ({ id, isNamed, isWhole }: Ranked): boolean =>
    isNamed || (isWhole && langOf(id) === lang && (!isForList || kindOf(id) === 'page'));
  if (isOfSomeTime || singles.some(isAnswer)) return singles;
  const listWords = maskOf(answered, ({ wanted }) => isForList || PLURAL.test(wanted.text));
  const kindWords = maskOf(named, ({ kinds }) => kinds.size > 0);
  const isAsked = ({ id }: Ranked): boolean => {
    const found = gathered.get(id);
    const naming = found ? found.namedByTitle | (found.named & kindWords) : 0;
    return kindOf(id) === 'list' && langOf(id) === lang && (naming & listWords) > 0;
  };
  const asked = singles.filter(isAsked);
  const most = Math.max(...asked.map(({ score }) => score));
  // Of equal lists, the title decides (`titleBonus` in `engine.ts`).
  return singles.map((one) => (one.score === most && asked.includes(one) ? { ...one, isNamed: true } : one));
}
