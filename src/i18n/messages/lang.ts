import { inBoth } from '../in-both.ts';

/**
 * `other` is the name of the other language, written in the other language. `offer` tells visitors that the site also exists in
 * this language.
 */
export const language = inBoth({
  en: { other: 'हिन्दी', en: 'English', hi: 'Hindi', offer: 'Read this website in English' },
  hi: { other: 'English', en: 'अंग्रेज़ी', hi: 'हिन्दी', offer: 'यह वेबसाइट हिन्दी में पढ़ें' },
});
