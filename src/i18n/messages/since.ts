import { inBoth } from '../in-both.ts';

/** Messages about entries that are new since the last visit. Only the script for these entries uses the messages. */
export const since = inBoth({
  en: {
    new: '{{count}} new',
    new_since: 'New since your visit on {{date}}',
    about: 'Only this browser knows when you were here, and what you have seen. It sends this to nobody.',
    forget: 'Forget my visits',
    elsewhere: 'another website',
  },
  hi: {
    new: 'नवीन: {{count}}',
    new_since: '{{date}} के बाद नवीन',
    about: 'आप कब आए और क्या देखा, यह केवल इसी ब्राउज़र में रहता है, कहीं भेजा नहीं जाता।',
    forget: 'मेरे आने की तिथियाँ मिटाएँ',
    elsewhere: 'अन्य वेबसाइट',
  },
});
