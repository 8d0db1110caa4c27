import { inBoth } from '../in-both.ts';

/** `other` is written in the language it names. */
export const language = inBoth({
  en: { other: 'हिन्दी', en: 'English', hi: 'Hindi' },
  hi: { other: 'English', en: 'अंग्रेज़ी', hi: 'हिन्दी' },
});
