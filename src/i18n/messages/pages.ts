import { inBoth } from '../in-both.ts';

/** Messages of content pages. The text of these pages comes from the API. */
export const pages = inBoth({
  en: {
    on_this_page: 'On this page',
    in_this_section: 'In this section',
    beside: 'More in this section',
    how_to_open: 'How to open these documents',
    more: '{{what}}: {{percent}} % more in {{last}} than in {{first}}',
    less: '{{what}}: {{percent}} % less in {{last}} than in {{first}}',
  },
  hi: {
    on_this_page: 'इस पृष्ठ पर',
    in_this_section: 'इस खंड में',
    beside: 'इसी खंड के अन्य पृष्ठ',
    how_to_open: 'ये दस्तावेज़ कैसे खोलें',
    more: '{{what}}: {{first}} की तुलना में {{last}} में {{percent}} % अधिक',
    less: '{{what}}: {{first}} की तुलना में {{last}} में {{percent}} % कम',
  },
});
