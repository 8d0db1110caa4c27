import { expect, it } from 'vitest';
import { likelyQueries, readQueries } from '~/model/site/likely-queries';

it('reads each query with its language, once, without remarks', () => {
  expect(readQueries('# likely\n[en]\ntender # most of all\nTender\n\n[hi-Latn]\nchutti  list\n')).toEqual([
    { words: 'Tender', lang: 'en' },
    { words: 'chutti list', lang: 'hi-Latn' },
  ]);
  expect(likelyQueries.length).toBeGreaterThanOrEqual(100);
});

it.each([
  ['tender', 'likely-queries.txt, line 1: expected [en], [hi] or [hi-Latn] before the first query.'],
  ['[de]', 'likely-queries.txt, line 1: expected one of [en], [hi], [hi-Latn], found "[de]".'],
  [
    '[en]\n../up',
    'likely-queries.txt, line 2: expected letters, digits, spaces and hyphens, at most 60, found "../up".',
  ],
  ['[en]\na.b', 'likely-queries.txt, line 2: expected letters, digits, spaces and hyphens, at most 60, found "a.b".'],
])('names the line that cannot be read: %j', (text, message) => {
  expect(() => readQueries(text)).toThrow(message);
});
