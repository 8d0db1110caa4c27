// People say what happened to them, and not what a page is called.
import { describe, expect, it } from 'vitest';
import { searchIndex } from '~/search/indexer/index-of';
import type { Entry } from '~/search/entry';
import type { Lang } from '~/search/ids';
import { ask, entry, searchOf } from './support.ts';

const found = async (entries: readonly Entry[], query: string, glossary = '', lang: Lang = 'en') => {
  const { hits } = await searchOf(searchIndex(entries, glossary)).search(ask(query, lang));
  return hits.map(({ url }) => url);
};

describe('words that only say that something happened', () => {
  const pension = entry('/hi/pension', 'पेंशन', { lang: 'hi' });
  const others = ['बाढ़ आई', 'पूछे गए प्रश्न', 'कंपनी का गीत'].map((title, at) =>
    entry(`/hi/${at}`, title, { lang: 'hi', body: 'पेंशन' }),
  );

  it.each(['पेंशन नहीं आई', 'pension nahi aayi', 'pension kisse puchhe', 'कंपनी की पेंशन'])(
    'do not lead away from the thing itself: %s',
    async (query) => {
      expect((await found([pension, ...others], query, '', 'hi'))[0]).toBe('/hi/pension');
    },
  );

  it('are not taken for words of content that are nearly the same', async () => {
    const entries = [entry('/a', 'Child care'), entry('/b', 'Age of the child'), entry('/c', 'Child')];
    expect((await found(entries, 'child care'))[0]).toBe('/a');
    expect((await found(entries, 'child age'))[0]).toBe('/b');
    const bharti = [entry('/hi/a', 'शिक्षु भर्ती', { lang: 'hi' }), entry('/hi/b', 'शिक्षु', { lang: 'hi' })];
    expect((await found(bharti, 'shikshu bharti', '', 'hi'))[0]).toBe('/hi/a');
  });
});

it('a word of a title that sounds like such a word is found, alone and beside others', async () => {
  const entries = [
    entry('/shakti', 'SHAKTI policy for coal linkage'),
    entry('/pipe', 'DI pipe'),
    entry('/c', 'Policy'),
  ];
  expect((await found(entries, 'shakti'))[0]).toBe('/shakti');
  expect((await found(entries, 'di pipe'))[0]).toBe('/pipe');
  expect(await found(entries, 'shakti policy')).toContain('/shakti');
});

describe('a word behind ">" in the glossary', () => {
  const glossary = 'recruitment = vacancy > job for women';
  const entries = [
    entry('/a', 'Recruitment'),
    entry('/b', 'Rest rooms for women'),
    entry('/c', 'Other', { body: 'recruitment' }),
  ];

  it('finds the titles of its group', async () => {
    expect((await found(entries, 'women job', glossary))[0]).toBe('/a');
  });

  it('brings no title into the group, and is no word of a text', async () => {
    expect(await found(entries, 'vacancy', glossary)).toEqual(['/a', '/c']);
    expect(await found(entries, 'job', glossary)).toEqual(['/a']);
  });
});

it('a title between quotation marks in the glossary is a whole title', async () => {
  const entries = [
    entry('/a', 'Our mines'),
    entry('/b', 'Roads of the mines'),
    entry('/c', 'Other', { body: 'our mines' }),
  ];
  expect(await found(entries, 'picnic', '"our mines" > picnic')).toEqual(['/a']);
});

it('a page that lacks a word is shown beside a title that has all words', async () => {
  const entries = [
    entry('/safety', 'Mine safety and accidents'),
    entry('/near', 'Reporting of near misses in a mine: accident, deaths', { kind: 'notice', date: '2026-01-01' }),
  ];
  expect(await found(entries, 'mine accident deaths')).toContain('/safety');
});
