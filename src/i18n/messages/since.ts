import { inBoth } from '../in-both.ts';

/** Messages about what is new since the last visit. Only their script uses them. */
export const since = inBoth({
  en: {
    new: '{{count}} new',
    new_since: 'New since your visit on {{date}}',
    about: 'This browser remembers the day of your last visit. It sends it to nobody.',
    forget: 'Forget my visits',
  },
  hi: {
    new: '{{count}} नई',
    new_since: '{{date}} के बाद जो नया है',
    about: 'आपके पिछली बार आने की तिथि केवल इसी ब्राउज़र में रहती है, कहीं भेजी नहीं जाती।',
    forget: 'मेरी पिछली तिथियाँ भूल जाएँ',
  },
});
