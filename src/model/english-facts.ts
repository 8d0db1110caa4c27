import type { Lang } from '~/i18n/lang';
import type { Localised } from './door/load';
import { report } from './door/report';

/** True if two values differ. Two texts for the same moment count as equal. */
const isOther = (one: unknown, other: unknown): boolean =>
  one !== other && !(typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other));

/** The name of a field in the API. */
const wireName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Reports that a fact of a Hindi entry differs from the same fact of its English entry. */
export const reportDifference = (address: string, entry: string, field: string, english: string, hindi: string): void =>
  report({
    kind: 'note',
    about: 'differ',
    address,
    lang: 'hi',
    entry,
    field,
    expected: english || 'none',
    found: hindi || 'none',
    detail: 'the languages differ: the site shows the value of the English entry',
  });

/**
 * Copies some facts, such as the last date, from the English entry to the Hindi entry. These facts are the same in both
 * languages, and a late change of the Hindi entry must not mislead readers. The report names the differences. If there are none,
 * returns the entry itself.
 */
export function withEnglishFacts<Entry extends { id: string }>(
  address: string,
  entry: Entry,
  english: Entry,
  fields: readonly (keyof Entry & string)[],
): Entry {
  const differing = fields.filter((field) => isOther(entry[field], english[field]));
  if (differing.length === 0) return entry;
  const taken = { ...entry };
  for (const field of differing) {
    taken[field] = english[field];
    reportDifference(address, entry.id, wireName(field), String(english[field] ?? ''), String(entry[field] ?? ''));
  }
  return taken;
}

/**
 * Gives each Hindi entry the value of a field of its English entry. The field is a part of the address, so it must be the same in
 * both languages.
 */
export function listsWithEnglish<Ours extends { id: string }>(
  address: string,
  field: keyof Ours & string,
  { en, hi }: Record<Lang, Localised<Ours>[]>,
): Record<Lang, Localised<Ours>[]> {
  const english = new Map(en.map((entry) => [entry.id, entry]));
  return { en, hi: hi.map((entry) => withEnglishFacts(address, entry, english.get(entry.id) ?? entry, [field])) };
}
