import { inBoth } from '../in-both.ts';

/** Messages of the filter fields above a long list, before these fields are loaded. */
export const list = inBoth({
  en: {
    summary: 'Filter and sort',
    waiting: 'The filter is loading. The whole list is below.',
  },
  hi: {
    summary: 'छाँटें और क्रम बदलें',
    waiting: 'छाँटने के विकल्प लोड हो रहे हैं। न दिखें तो पूरी सूची नीचे उपलब्ध है।',
  },
});
