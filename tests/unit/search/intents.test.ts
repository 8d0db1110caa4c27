import { describe, expect, it } from 'vitest';
import {
  CLASSES,
  type Intent,
  intents,
  judge,
  type Judged,
  readIntents,
  WRITINGS,
} from '../../../scripts/bench/search/intents.ts';
import { NOW, sampleIndex, searchOf } from './support.ts';

describe('the file of what people mean', () => {
  it('has three hundred queries and more, in every writing', () => {
    expect(intents.length).toBeGreaterThanOrEqual(300);
    for (const one of WRITINGS) expect(intents.filter(({ writing }) => writing === one).length).toBeGreaterThan(100);
  });

  it('names a line that it cannot read', () => {
    expect(() => readIntents('# a comment\n\nlists\ten\ttender\t/tenders')).toThrow('line 3: expected list/');
    expect(() => readIntents('list\ten\ttender')).toThrow('line 1');
  });

  it('has the queries of a line that several ways of writing share one meaning', () => {
    expect(readIntents('ask\thi-Latn\tsampark | pata\t/a,/b')).toMatchObject([
      { query: 'sampark', meant: ['/a', '/b'] },
      { query: 'pata', meant: ['/a', '/b'] },
    ]);
  });

  it('holds a line with a star out', () => {
    expect(readIntents('ask*\ten\taddress\t/a\nask\ten\tphone\t/a')).toMatchObject([
      { sort: 'ask', query: 'address', isHeldOut: true },
      { sort: 'ask', query: 'phone', isHeldOut: false },
    ]);
  });
});

it('the search finds what people mean: lists first, all else among the first three', async () => {
  const search = searchOf(sampleIndex());
  const judged: Judged[] = [];
  // The bench judges the lines that are held out. Nobody tunes the search for them.
  for (const intent of intents) if (!intent.isHeldOut) judged.push(await judge(search, intent, NOW));
  const missed = judged.filter(({ isRight }) => !isRight).map(({ intent }) => `${intent.writing} ${intent.query}`);
  const share = (isOf: (intent: Intent) => boolean): number => {
    const own = judged.filter(({ intent }) => isOf(intent));
    return (100 * own.filter(({ isRight }) => isRight).length) / own.length;
  };
  for (const one of WRITINGS)
    expect(
      share(({ writing }) => writing === one),
      missed.join('\n'),
    ).toBeGreaterThanOrEqual(95);
  for (const one of CLASSES)
    expect(
      share(({ sort }) => sort === one),
      missed.join('\n'),
    ).toBeGreaterThanOrEqual(95);
});
