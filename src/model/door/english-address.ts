import type { Lang } from '~/i18n/lang';
import type { Localised } from './load';
import { report } from './report';

type Entries<Ours extends object> = Record<Lang, Localised<Ours>[]>;

/**
 * Copies the field `field` from the English entry to the Hindi entry with the same ID. The field is a part of the address, so
 * it must be the same in both languages. If the two entries have different values, the report says so.
 */
export function withEnglishField<Ours extends { id: string }>(
  address: string,
  field: string & keyof Ours,
  { en, hi }: Entries<Ours>,
): Entries<Ours> {
  const english = new Map(en.map((entry) => [entry.id, entry[field]]));
  const inHindi = hi.map((entry) => {
    const expected = english.get(entry.id) ?? entry[field];
    if (expected === entry[field]) return entry;
    const said = { field, expected: String(expected), found: String(entry[field]) };
    report({
      kind: 'note',
      about: 'differ',
      address,
      lang: 'hi',
      entry: entry.id,
      ...said,
      detail: `shown with the ${field} of the English entry`,
    });
    return { ...entry, [field]: expected };
  });
  return { en, hi: inHindi };
}
