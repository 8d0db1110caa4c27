import { inBoth } from '../in-both.ts';

export const file = inBoth({
  en: { document: 'Document', missing: 'not available', pages_one: '{{count}} page', pages_other: '{{count}} pages' },
  hi: { document: 'दस्तावेज़', missing: 'उपलब्ध नहीं', pages_one: '{{count}} पृष्ठ', pages_other: '{{count}} पृष्ठ' },
});
