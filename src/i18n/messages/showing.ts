import { inBoth } from '../in-both.ts';

/** What becomes of pictures that were asked for. */
export const showing = inBoth({
  en: { failed: 'could not be loaded' },
  hi: { failed: 'लोड नहीं हो सका' },
});
