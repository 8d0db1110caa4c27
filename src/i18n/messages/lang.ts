import { inBoth } from '../in-both.ts';

/** `other` is written in the language it names; `offer` is said to who may not have seen that there is this one. */
export const language = inBoth({
  en: { other: 'हिन्दी', en: 'English', hi: 'Hindi', offer: 'Read this website in English' },
  hi: { other: 'English', en: 'अंग्रेज़ी', hi: 'हिन्दी', offer: 'यह वेबसाइट हिन्दी में पढ़ें' },
});
