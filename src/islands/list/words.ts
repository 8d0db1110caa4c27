import { filter } from '~/i18n/messages/filter';
import { fill } from '~/lib/fill';
import { pageLang } from '~/stores/page-lang';

type Words = Readonly<Record<keyof typeof filter.en, string>>;

/** The texts of fields and results. */
export const words: Words = filter[pageLang()];

/** A message with numbers in Indian grouping. */
export const counted = (message: string, numbers: Readonly<Record<string, number>>): string =>
  fill(message, Object.fromEntries(Object.entries(numbers).map(([name, one]) => [name, one.toLocaleString('en-IN')])));

/** The name of a column: our own text, or else its heading in the table. */
export const labelOf = (name: string, head = ''): string => (words as Partial<Record<string, string>>)[name] ?? head;
