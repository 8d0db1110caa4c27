import type { sending } from '~/i18n/messages/sending';
import { fill } from '~/lib/fill';

export type Name = keyof typeof sending.en;
/** Says a word of the form, with what belongs between its double braces. */
export type Say = (name: Name, variables?: Readonly<Record<string, string | number>>) => string;

/** The words of a form stand in its page, in one language, so that nobody pays for the other. */
export const wordsOf =
  ({ dataset }: HTMLElement): Say =>
  (name, variables = {}) =>
    fill(dataset[name] ?? '', variables);
