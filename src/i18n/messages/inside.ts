import { inBoth } from '../in-both.ts';

/**
 * Messages of the search inside documents. Only the script of that search loads this group. The messages of the button that
 * starts this search are in the group `search`.
 */
export const inside = inBoth({
  en: {
    looking: 'Looking inside the documents …',
    none: 'No document has these words inside.',
    none_all: 'No document has all of these words.',
    some: 'No document has all of these words inside. These have some of them.',
    found_one: 'Found inside 1 document',
    found_other: 'Found inside {{count}} documents',
    only_here: 'Not in titles and pages, but inside documents',
    page: 'Page {{number}}',
    also: 'also on {{numbers}}',
    of: 'Published with',
    others: 'and {{count}} more',
    more: 'Show more documents',
    failed: 'The documents could not be searched.',
    offline: 'There is no connection.',
    again: 'Try again',
  },
  hi: {
    looking: 'दस्तावेज़ों के भीतर खोज जारी है …',
    none: 'किसी दस्तावेज़ के भीतर ये शब्द नहीं मिले।',
    none_all: 'ये सभी शब्द किसी एक दस्तावेज़ में नहीं हैं।',
    some: 'ये सभी शब्द किसी एक दस्तावेज़ में नहीं मिले। इन दस्तावेज़ों में कुछ शब्द हैं।',
    found_one: '1 दस्तावेज़ के भीतर मिला',
    found_other: '{{count}} दस्तावेज़ों के भीतर मिला',
    only_here: 'शीर्षकों और पृष्ठों में नहीं, दस्तावेज़ों के भीतर मिला',
    page: 'पृष्ठ {{number}}',
    also: 'पृष्ठ {{numbers}} पर भी',
    of: 'यहाँ प्रकाशित',
    others: 'तथा {{count}} अन्य',
    more: 'और दस्तावेज़ दिखाएँ',
    failed: 'दस्तावेज़ों के भीतर खोज नहीं हो सकी।',
    offline: 'इंटरनेट से संपर्क नहीं है।',
    again: 'पुनः प्रयास करें',
  },
});
