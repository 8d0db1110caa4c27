// Says the category and the type of a tender in the code lists of the Open Contracting Data Standard.
import type { Tender } from '../kinds/tenders';
import type { JsonObject } from './merged';

const CATEGORIES = ['goods', 'works', 'services'];

export function categoryOf(category: string | undefined): JsonObject {
  const word = category?.toLowerCase();
  if (word === undefined) return {};
  return CATEGORIES.includes(word)
    ? { mainProcurementCategory: word }
    : { additionalProcurementCategories: [category] };
}

type Method = NonNullable<Tender['method']>;
/** The standard has no code for the other types of tender: of these, only the name is given. */
const METHOD_CODES: Partial<Record<Method, string>> = { open: 'open', limited: 'limited', single: 'direct' };

export const methodOf = (method: Method | undefined): JsonObject => ({
  procurementMethod: method && METHOD_CODES[method],
  procurementMethodDetails: method,
});
