import { inBoth } from '../in-both.ts';

export const dataListing = inBoth({
  en: { found_one: '{{count}} entry', found_other: '{{count}} entries' },
  hi: { found_one: '{{count}} प्रविष्टि', found_other: '{{count}} प्रविष्टियाँ' },
});
