import { filter } from '~/i18n/messages/filter';
import { fill } from '~/lib/fill';
import { pageLang } from '~/stores/page-lang';

type Words = Readonly<Record<keyof typeof filter.en, string>>;

/** The texts of the filter's fields and results, in the page's language. */
export const words: Words = filter[pageLang()];

/** Fills numbers into a message, with Indian grouping: 12,34,567. */
export const counted = (message: string, numbers: Readonly<Record<string, number>>): string =>
  fill(message, Object.fromEntries(Object.entries(numbers).map(([name, one]) => [name, one.toLocaleString('en-IN')])));

/** Returns the name of a column: the text in `words`, or else the column's heading in the table. */
export const labelOf = (name: string, head = ''): string => (words as Partial<Record<string, string>>)[name] ?? head;
