import { inBoth } from '../in-both.ts';

/** Messages of the dialog that saves a page as a file, and of the saved copy. */
export const save = inBoth({
  en: {
    none: 'Text only',
    small: 'With small pictures',
    full: 'With large pictures',
    kb: 'KB',
    wait: 'Please wait …',
    done: 'Saved',
    failed: 'That failed. Please try again.',
    of: 'Saved copy of',
    at: 'Saved on',
    stale: 'It may be out of date:',
    check: 'check here',
    find: 'Find in this list',
  },
  hi: {
    none: 'केवल पाठ',
    small: 'छोटे चित्रों सहित',
    full: 'बड़े चित्रों सहित',
    kb: 'केबी',
    wait: 'कृपया प्रतीक्षा करें …',
    done: 'सहेज लिया गया',
    failed: 'नहीं हो सका। कृपया पुनः प्रयास करें।',
    of: 'सहेजी गई प्रति:',
    at: 'सहेजने का समय:',
    stale: 'जानकारी पुरानी हो सकती है:',
    check: 'यहाँ जाँचें',
    find: 'इस सूची में खोजें',
  },
});
