import { inBoth } from '../in-both.ts';

export const dataListing = inBoth({
  en: {
    found_one: '{{count}} entry',
    found_other: '{{count}} entries',
    title: 'Title',
    published_on: 'Published on',
    download: 'Download',
    no_file: 'No file',
    archive: 'Archive',
  },
  hi: {
    found_one: '{{count}} प्रविष्टि',
    found_other: '{{count}} प्रविष्टियाँ',
    title: 'शीर्षक',
    published_on: 'प्रकाशन तिथि',
    download: 'फ़ाइल डाउनलोड',
    no_file: 'फ़ाइल नहीं',
    archive: 'अभिलेख',
  },
});
