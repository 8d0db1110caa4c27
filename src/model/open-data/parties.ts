// Who takes part in a tender, as open data.
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { owner } from '~/owner/owner';
import type { Tender } from '../kinds/tenders';
import type { JsonObject } from './merged';

/** A tender in English and in Hindi, where it has both. */
export type Both = Partial<Record<Lang, Tender>>;

/** `{ title, title_hi }`: a text in the language of the entry, and its Hindi version, as the standard writes languages. */
export function said(name: string, both: Both, of: (entry: Tender) => string | undefined): JsonObject {
  const { en, hi } = both;
  const main = en ?? hi;
  return { [name]: main && of(main), [`${name}_hi`]: en && hi ? of(hi) : undefined };
}

export const company = { id: 'company', name: texts('en')('website:name'), name_hi: texts('hi')('website:name') };

/** The unit of the company that buys, if the tender names one. */
export function unitOf(both: Both): JsonObject | undefined {
  const unit = (both.en ?? both.hi)?.unit;
  return unit === undefined ? undefined : { id: `unit:${unit}`, ...said('name', both, (entry) => entry.unit) };
}

export const contactOf = (contact: Tender['contact']): JsonObject => ({
  name: contact?.title,
  email: contact?.email ?? owner.email,
  telephone: contact?.phone ?? owner.phones[0],
});
