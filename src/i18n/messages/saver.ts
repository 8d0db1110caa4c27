import { inBoth } from '../in-both.ts';

/** Messages that are shown instead of pictures when data saving is on. */
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
