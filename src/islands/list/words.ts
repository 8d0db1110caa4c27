import { filter } from '~/i18n/messages/filter';
import { pageLang } from '~/stores/page-lang';

type Words = Readonly<Record<keyof typeof filter.en, string>>;

/** What the fields and the result are said in. */
export const words: Words = filter[pageLang()];

/** A message with what stands in its place; numbers grouped as India does. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/{{(\w+)}}/g, (_, name: string) => values[name]?.toLocaleString('en-IN') ?? '');

const isWord = (name: string): name is keyof Words => name in words;

/** What a column is called: a word of ours, or else what stands in the head of a table. */
export const labelOf = (name: string, head = ''): string => (isWord(name) ? words[name] : head);
