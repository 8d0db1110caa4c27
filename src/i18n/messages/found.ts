import { inBoth } from '../in-both.ts';

/** What the page of results says of one of them, and of the filters. An island's own; of pages only ready-made results say it. */
export const found = inBoth({
  en: {
    open: 'Open',
    open_until: 'Open until {{date}}',
    soon: 'Closes soon, on {{date}}',
    closed: 'Closed',
    closed_on: 'Closed on {{date}}',
    reference: 'No. {{number}}',
    kind: 'Kind',
    year: 'Year',
    state: 'Open or closed',
    state_open: 'Open',
    state_closed: 'Closed',
    all: 'All',
    none_filtered: 'Nothing was found with this filter.',
    unfiltered: 'Show all results',
    nearest: 'Did you mean {{words}}?',
  },
  hi: {
    open: 'खुली',
    open_until: '{{date}} तक खुली',
    soon: '{{date}} को बंद होगी',
    closed: 'बंद',
    closed_on: '{{date}} को बंद',
    reference: 'क्र. {{number}}',
    kind: 'प्रकार',
    year: 'वर्ष',
    state: 'खुली या बंद',
    state_open: 'खुली',
    state_closed: 'बंद',
    all: 'सभी',
    none_filtered: 'इस छँटाई से कुछ नहीं मिला।',
    unfiltered: 'सभी परिणाम दिखाएँ',
    nearest: 'क्या आपका आशय {{words}} से था?',
  },
});
