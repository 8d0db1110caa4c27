import { filter } from '~/i18n/messages/filter';
import { fill } from '~/lib/fill';
import { pageLang } from '~/stores/page-lang';

type Words = Readonly<Record<keyof typeof filter.en, string>>;

/** What the fields and the result are said in. */
export const words: Words = filter[pageLang()];

/** How many there are, grouped as India does. */
export const counted = (message: string, numbers: Readonly<Record<string, number>>): string =>
  fill(message, Object.fromEntries(Object.entries(numbers).map(([name, one]) => [name, one.toLocaleString('en-IN')])));

const isWord = (name: string): name is keyof Words => name in words;

/** What a column is called: a word of ours, or else what stands in the head of a table. */
export const labelOf = (name: string, head = ''): string => (isWord(name) ? words[name] : head);
