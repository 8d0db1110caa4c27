import { inBoth } from '../in-both.ts';

/** Messages about single pictures that the visitor loads while data saving is on. */
export const showing = inBoth({
  en: { failed: 'could not be loaded' },
  hi: { failed: 'लोड नहीं हो सका' },
});
