import { inBoth } from '../in-both.ts';

export const menu = inBoth({
  en: { whole_section: 'All of this section' },
  hi: { whole_section: 'इस खंड का मुख्य पृष्ठ' },
});
