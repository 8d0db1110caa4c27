import { inBoth } from '../in-both.ts';

/** What becomes of pictures that were asked for. */
export const showing = inBoth({
  en: {
    loading: 'Pictures on their way: {{count}}.',
    shown: 'Pictures shown: {{count}}.',
    lost: 'Pictures that could not be loaded: {{count}}.',
    failed: 'could not be loaded',
  },
  hi: {
    loading: 'लोड हो रहे चित्र: {{count}}.',
    shown: 'दिखाए गए चित्र: {{count}}.',
    lost: 'जो चित्र लोड नहीं हो सके: {{count}}.',
    failed: 'लोड नहीं हो सका',
  },
});
