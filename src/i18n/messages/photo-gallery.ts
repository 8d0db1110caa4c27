import { inBoth } from '../in-both.ts';

export const photoGallery = inBoth({
  en: { position: 'Picture {{number}} of {{total}}' },
  hi: { position: 'चित्र {{number}}, कुल {{total}}' },
});
