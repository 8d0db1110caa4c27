import { inBoth } from '../in-both.ts';

export const dataListing = inBoth({
  en: {
    found_one: '{{count}} entry',
    found_other: '{{count}} entries',
    part: '{{first}}–{{last}} of {{all}} entries',
    title: 'Title',
    published_on: 'Published on',
    file: 'File',
    no_file: 'No file',
    elsewhere: 'On another website',
    archive: 'Archive',
  },
  hi: {
    found_one: '{{count}} प्रविष्टि',
    found_other: '{{count}} प्रविष्टियाँ',
    part: '{{all}} प्रविष्टियों में से {{first}}–{{last}}',
    title: 'शीर्षक',
    published_on: 'प्रकाशन तिथि',
    file: 'फ़ाइल',
    no_file: 'फ़ाइल नहीं',
    elsewhere: 'अन्य वेबसाइट पर',
    archive: 'अभिलेख',
  },
});
