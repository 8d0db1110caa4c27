import { describe, it } from 'vitest';
import { expectNoFault } from '../support/built-site.ts';
import { englishReadAsHindi, hindiReadAsEnglish } from '../../scripts/check/languages.ts';

describe('words in the other language', () => {
  it('are marked as Hindi wherever they are in Devanagari', () => {
    expectNoFault((page) => hindiReadAsEnglish(page.tree));
  });

  it('are marked as English wherever two or more follow each other in Latin letters', () => {
    expectNoFault((page) => englishReadAsHindi(page.tree));
  });
});
