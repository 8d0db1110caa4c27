import { inBoth } from '../in-both.ts';

/** What stands in the place of pictures where data is saved. */
export const saver = inBoth({
  en: {
    show: 'Show picture, {{size}}',
    show_all: 'Show all {{count}}, {{size}}',
  },
  hi: {
    show: 'चित्र दिखाएँ, {{size}}',
    show_all: 'सभी {{count}} चित्र दिखाएँ, {{size}}',
  },
});
