import { describe, expect, it } from 'vitest';
import { API_BASE } from '~/lib/api-base';
import { hintOf, joinedHints, NO_HINTS, readingOf } from '../../../scripts/publish/hints.ts';

const api = `https://cms.example/en${API_BASE}/`;
const list = (...ids: number[]) => ({ entries: ids.map((id) => ({ id })) });
const may = { source: `${api}tenders-by-period/?month=5`, value: list(1, 2) };
const june = { source: `${api}tenders-by-period/?month=6`, value: list(3) };
const news = { source: `${api}news_and_updates/?page=1`, value: list(1) };
const inputs = [may, june, news];

const readAgain = (hints: Parameters<typeof readingOf>[0]): string[] => {
  const { mayHaveChanged } = readingOf(hints, inputs);
  return inputs.filter(({ source, value }) => mayHaveChanged(source, value)).map(({ source }) => source);
};

describe('what a publish reads again', () => {
  it('is the list of the entry that a webhook names', () => {
    expect(readAgain(hintOf('tenders-by-period/', '3'))).toEqual([june.source]);
    const { isNarrow } = readingOf(hintOf('tenders-by-period/', '3'), inputs);
    expect(inputs.map(({ source }) => isNarrow?.(source))).toEqual([true, true, false]);
  });

  it.each([
    ['no entry', undefined],
    ['an entry that is new', '9'],
  ])('is the whole path if a webhook names %s', (_what, id) => {
    expect(readAgain(hintOf('tenders-by-period/', id))).toEqual([may.source, june.source]);
    expect(readingOf(hintOf('tenders-by-period/', id), inputs).isNarrow?.(may.source)).toBe(false);
  });

  it('is the whole path if the entry is there in one language only: it may have got its translation', () => {
    const inHindi = { source: may.source.replace('/en/', '/hi/'), value: list(1) };
    const { mayHaveChanged, isNarrow } = readingOf(hintOf('tenders-by-period/', '2'), [...inputs, inHindi]);
    expect([isNarrow?.(may.source), mayHaveChanged(inHindi.source, inHindi.value)]).toEqual([false, true]);
    const { isNarrow: ofBoth } = readingOf(hintOf('tenders-by-period/', '1'), [...inputs, inHindi]);
    expect(ofBoth?.(may.source)).toBe(true);
  });

  it('is everything but the number of visitors if nothing is named, and nothing if the clock asks', () => {
    expect(readAgain(undefined)).toEqual(inputs.map(({ source }) => source));
    expect(readingOf(undefined, inputs).mayHaveChanged(`${api}visitors_count/`, {})).toBe(false);
    expect(readAgain(NO_HINTS)).toEqual([]);
  });

  it('is an answer without a list, whatever entry is named', () => {
    const { mayHaveChanged } = readingOf(hintOf('tenders-by-period/', '3'), inputs);
    expect(mayHaveChanged(`${api}tenders-by-period/help/`, { json: { results: { title: 'Help' } } })).toBe(true);
  });

  it('is a page of a list only if the entry is on it', () => {
    const { mayHaveChanged } = readingOf(hintOf('tenders-by-period/', '3'), inputs);
    const page = (id: number) => ({ json: { count: 1, next: null, results: [{ id }] } });
    expect(mayHaveChanged(`${june.source}&page=2`, page(4))).toBe(false);
    expect(mayHaveChanged(`${june.source}&page=3`, page(3))).toBe(true);
  });
});

describe('hints of several webhooks', () => {
  it('name all entries of a path, or the whole path if one of them does', () => {
    const both = joinedHints(hintOf('news/', '1'), hintOf('news/', '2'));
    expect(both).toEqual(new Map([['news/', new Set(['1', '2'])]]));
    expect(joinedHints(both, hintOf('news/', undefined))).toEqual(new Map([['news/', undefined]]));
    expect(joinedHints(hintOf('news/', undefined), hintOf('news/', '1'))).toEqual(new Map([['news/', undefined]]));
    expect(joinedHints(both, undefined)).toBeUndefined();
  });

  it('are everything if they are very many', () => {
    const many = Array.from({ length: 201 }, (_, id) => hintOf('news/', `${id}`));
    expect(many.slice(1).reduce<ReturnType<typeof joinedHints>>(joinedHints, NO_HINTS)?.get('news/')?.size).toBe(200);
    expect(many.reduce<ReturnType<typeof joinedHints>>(joinedHints, NO_HINTS)).toBeUndefined();
  });
});
