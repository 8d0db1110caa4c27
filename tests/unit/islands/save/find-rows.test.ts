import { afterEach, expect, it, vi } from 'vitest';
import { findRows } from '~/islands/save/find-rows';

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Makes a saved copy with these rows. The returned function types words into its search field, and returns the visible
 * rows.
 */
function copyWith(texts: readonly string[]) {
  const field = { value: '', oninput: () => {} };
  const said = { value: '' };
  const rows = texts.map((textContent) => ({ textContent, hidden: false }));
  vi.stubGlobal('document', { querySelectorAll: (of: string) => (of.startsWith('.filter') ? [field, said] : rows) });
  findRows();
  return (words: string) => {
    field.value = words;
    field.oninput();
    return { shown: rows.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent), said: said.value };
  };
}

it('finds rows of a copy that have all the words, and says how many of how many', () => {
  const find = copyWith(['Coal road', 'Coal pump', 'Road']);
  expect(find('coal')).toEqual({ shown: ['Coal road', 'Coal pump'], said: '2 / 3' });
  expect(find('road coal')).toEqual({ shown: ['Coal road'], said: '1 / 3' });
  expect(find('')).toEqual({ shown: ['Coal road', 'Coal pump', 'Road'], said: '3 / 3' });
});

it('finds words whatever their case, accents and nukta', () => {
  const find = copyWith(['CAFÉ', 'सड़क']);
  expect(find('cafe').shown).toEqual(['CAFÉ']);
  expect(find('सड\u093cक').shown).toEqual(['सड़क']);
  expect(find('सडक').shown).toEqual(['सड़क']);
});

it('does nothing in a copy without a list', () => {
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  expect(findRows).not.toThrow();
});
