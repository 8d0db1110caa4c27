// The parties of a tender (company, unit, contact) as open data.
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { owner } from '~/owner/owner';
import type { Tender } from '../kinds/tenders';
import type { JsonObject } from './merged';

/** A tender in its languages: English, Hindi or both. */
export type Both = Partial<Record<Lang, Tender>>;

/**
 * Returns `{ title, title_hi }`: a text in the language of the entry and, if it exists, the Hindi translation. The standard
 * names languages in this way.
 */
export function said(name: string, both: Both, of: (entry: Tender) => string | undefined): JsonObject {
  const { en, hi } = both;
  const main = en ?? hi;
  return { [name]: main && of(main), [`${name}_hi`]: en && hi ? of(hi) : undefined };
}

/** A reference to the company. The standard wants the Hindi name only in `parties`. */
export const company = { id: 'company', name: texts('en')('website:name') };
export const companyParty = { ...company, name_hi: texts('hi')('website:name') };

/** Returns the unit of the company that buys, if the tender names a unit: a reference to the unit, and its entry in `parties`. */
export function unitOf(both: Both): { unit: JsonObject; party: JsonObject } | undefined {
  const name = (both.en ?? both.hi)?.unit;
  if (name === undefined) return undefined;
  const unit = { id: `unit:${name}`, name };
  return { unit, party: { ...unit, ...said('name', both, (entry) => entry.unit) } };
}

export const contactOf = (contact: Tender['contact']): JsonObject => ({
  name: contact?.title,
  email: contact?.email ?? owner.email,
  telephone: contact?.phone ?? owner.phones[0],
});
