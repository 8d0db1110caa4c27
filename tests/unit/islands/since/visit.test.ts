import { expect, it } from 'vitest';
import { addressHere } from '~/islands/since/entries';
import { type Entry, firstVisit, newSince, visitBefore, visitNow } from '~/islands/since/visit';

const entry = (name: string, day: string): Entry => ({ name, day, title: '', summary: '', href: '', langs: ['', ''] });
const namesOf = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name);

const [old, early, late] = [entry('old', '2026-11-01'), entry('early', '2026-11-10'), entry('late', '2026-11-12')];

it('after a first visit, which read no feed, all of its day and later is new', () =>
  expect(namesOf(newSince([late, early, old], firstVisit('2026-11-10')))).toEqual(['late', 'early']));

it('what a later visit saw is not new any more, and what came then is, also with an earlier day', () => {
  const visit = visitNow([early, old], '2026-11-11', firstVisit('2026-11-05'));
  const backdated = entry('backdated', '2026-11-09');
  expect(namesOf(newSince([late, early, backdated, old], visit))).toEqual(['late', 'backdated']);
});

it('an old entry that comes into the feed because a newer one was removed is not new', () => {
  const visit = visitNow([late, early], '2026-11-12', firstVisit('2026-11-05'));
  expect(newSince([early, old], visit)).toEqual([]);
});

it('all visits of a day are compared with the visit before, and those of the next day with this one', () => {
  const first = firstVisit('2026-11-10');
  expect(visitBefore(first, '2026-11-10')).toBeUndefined();
  const second = visitNow([late], '2026-11-12', first);
  expect(visitBefore(second, '2026-11-12')).toEqual(first);
  expect(visitBefore(second, '2026-11-13')).toBe(second);
  const third = visitNow([late], '2026-11-13', second);
  expect(third.before).toEqual({ day: '2026-11-12', from: '2026-11-12', names: ['late'] });
});

it.each([
  ['https://www.site.example/news/1?a=1#b', 'http://localhost:4321/news/1?a=1#b'],
  ['https://www.site.example//other.example/x', 'http://localhost:4321//other.example/x'],
  ['https://www.site.examplejavascript:1/alert(1)', 'https://www.site.examplejavascript:1/alert(1)'],
  ['https://www.site.example.evil.test/login', 'https://www.site.example.evil.test/login'],
  ['https://other.example/x', 'https://other.example/x'],
  ['https://[/', 'https://[/'],
])('an entry that leads to %s leads to %s', (address, here) => {
  const place = { protocol: 'http:', host: 'localhost:4321' };
  expect(addressHere(address, 'https://www.site.example/feeds/news.xml', place)).toBe(here);
});

it('an entry of a site with a port leads to the host where the visitor is, which has none', () => {
  const place = { protocol: 'https:', host: 'stage.example' };
  expect(addressHere('http://localhost:4321/news/1', 'http://localhost:4321/x', place)).toBe(
    'https://stage.example/news/1',
  );
});
