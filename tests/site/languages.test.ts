import { describe, it } from 'vitest';
import { expectNoFault } from '../support/built-site.ts';
import { all, property } from '../../scripts/check/html.ts';
import { englishReadAsHindi, hindiReadAsEnglish } from '../../scripts/check/languages.ts';

describe('words in the other language', () => {
  it('are marked as Hindi wherever they are in Devanagari', () => {
    expectNoFault((page) => hindiReadAsEnglish(page.tree));
  });

  it('are marked as English wherever two or more follow each other in Latin letters', () => {
    expectNoFault((page) => englishReadAsHindi(page.tree));
  });
});

it('every page carries its language, and only English is kept from translation by machine', () => {
  expectNoFault((page) => {
    const [root] = all(page.tree, 'html');
    const marks = [root && property(root, 'lang'), root && property(root, 'translate')].join(' ');
    return marks === (page.lang === 'hi' ? 'hi ' : 'en-IN no') ? [] : [`the root is marked "${marks}"`];
  });
});
