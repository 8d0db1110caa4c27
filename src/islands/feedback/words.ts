import type { sending } from '~/i18n/messages/sending';
import { fill } from '~/lib/fill';

export type Name = keyof typeof sending.en;
/** Returns a text of the form, with its variables filled in. */
export type Say = (name: Name, variables?: Readonly<Record<string, string | number>>) => string;

/** Reads the texts from the page, so that visitors download one language only. */
export const wordsOf =
  ({ dataset }: HTMLElement): Say =>
  (name, variables = {}) =>
    fill(dataset[name] ?? '', variables);
