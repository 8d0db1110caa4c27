import { inBoth } from '../in-both.ts';

/** Messages about pictures that the visitor asked for when data saving is on. */
export const showing = inBoth({
  en: { failed: 'could not be loaded' },
  hi: { failed: 'लोड नहीं हो सका' },
});
