import { expect, it } from 'vitest';
import { cutText } from '~/search/lead';
import { excerptOf } from '~/search/marks';

it('a long text without the words has its beginning as excerpt, so that no empty space is left', () => {
  const sentence = 'The office opens at ten and closes at half past five. ';
  const excerpt = excerptOf(sentence.repeat(20), new Set(['drain']));
  expect(excerpt.marks).toEqual([]);
  expect(excerpt.text).toMatch(/^The office opens .*…$/);
  expect(excerpt.text.length).toBeGreaterThan(100);
});

it('a text that is cut after a sentence keeps its full stop apart from the ellipsis', () => {
  expect(cutText('Where to take a complaint. More words', 30)).toBe('Where to take a complaint. …');
  expect(cutText('शिकायत कहाँ करें। और शब्द', 20)).toBe('शिकायत कहाँ करें। …');
  expect(cutText('Where to take a complaint about dust', 30)).toBe('Where to take a complaint…');
  expect(cutText('Where to take a complaint, and when', 30)).toBe('Where to take a complaint…');
});

it('a text without spaces has an excerpt', () => {
  const excerpt = excerptOf(`1.1${'.'.repeat(400)}7`, new Set(['drain']));
  expect(excerpt.text).toMatch(/^1\.1\.{100,}/);
});

it('an excerpt begins at a word that has no space before it for a long time, such as the end of an address', () => {
  const address = `https://example/${'a-long-way/'.repeat(10)}drain`;
  const excerpt = excerptOf(`${'The office opens at ten. '.repeat(20)}See ${address}`, new Set(['drain']));
  expect(excerpt.text).toBe('…drain');
});
