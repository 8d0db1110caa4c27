import { inBoth } from '../in-both.ts';

/** Status of pictures that the visitor asked for. */
export const showing = inBoth({
  en: { failed: 'could not be loaded' },
  hi: { failed: 'लोड नहीं हो सका' },
});
