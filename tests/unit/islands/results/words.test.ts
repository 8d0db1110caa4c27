import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stubBrowser } from '../browser.ts';

let wholeDates: (text: string) => string;
beforeAll(async () => {
  stubBrowser('/search/pump');
  ({ wholeDates } = await import('~/islands/results/words'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['closes on 4 December 2026 at noon', 'closes on 4\u00a0December\u00a02026 at noon'],
  ['24 दिसंबर 2026 तक, 3 दिसंबर को', '24\u00a0दिसंबर\u00a02026 तक, 3\u00a0दिसंबर को'],
  ['in December 2026, 4 pages', 'in December 2026, 4 pages'],
])('a result keeps each date on one line: %s', (text, whole) => expect(wholeDates(text)).toBe(whole));
