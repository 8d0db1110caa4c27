import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setStatesRight } from '~/start/states';
import { stubBrowser } from '../islands/browser';

beforeEach(() => {
  stubBrowser('/tenders');
  vi.stubGlobal('CLOSES_SOON_DAYS', 7);
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+05:30') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Makes a chip (a label with an icon) like `State.astro`, runs the script, and returns what the chip then shows. */
function chipAfter(dataset: Readonly<Record<string, string>>, look = 'open') {
  let [icon, words] = [look, 'as built'];
  const use = { setAttribute: (_: string, to: string) => (icon = to.replace('#i-', '')) };
  const chip = {
    dataset,
    className: `state state--${look}`,
    querySelector: () => use,
    lastChild: { replaceWith: (text: string) => (words = text.trim()) },
  };
  setStatesRight({ querySelectorAll: () => [chip] } as unknown as Document);
  return { className: chip.className, icon, words };
}

it.each([
  ['2026-11-28T17:00:00+05:30', { className: 'state state--open', icon: 'open', words: 'Open, 8 days left' }],
  ['2026-11-24T17:00:00+05:30', { className: 'state state--soon', icon: 'clock', words: 'Closes in 4 days' }],
  ['2026-11-21T17:00:00+05:30', { className: 'state state--soon', icon: 'clock', words: 'Closes in 1 day' }],
  ['2026-11-20T17:00:00+05:30', { className: 'state state--soon', icon: 'clock', words: 'Closes today' }],
  ['2026-11-20T11:00:00+05:30', { className: 'state state--closed', icon: 'closed', words: 'Closed' }],
])('says of what closes at %s, at noon on 20 November: %j', (closes, said) => {
  expect(chipAfter({ closes })).toEqual(said);
});

it('says in Hindi what a Hindi page was written in', () => {
  stubBrowser('/hi/tenders', 'hi');
  expect(chipAfter({ closes: '2026-11-21T17:00:00+05:30' }).words).toBe('1 दिन शेष');
});

it('says in words of its own that an order has lapsed, and nothing of the days before', () => {
  expect(chipAfter({ lapses: '2026-11-19T23:59:59+05:30', after: 'Lapsed' })).toMatchObject({
    className: 'state state--closed',
    words: 'Lapsed',
  });
  expect(chipAfter({ lapses: '2026-11-21T23:59:59+05:30', after: 'Lapsed' }).words).toBe('as built');
});

it('leaves a mark that ends in its place, and counts its row as a current one', () => {
  const ended = chipAfter({ until: '2026-11-19T23:59:59+05:30' }, 'new');
  expect(ended).toEqual({ className: 'state--current state state--new', icon: 'new', words: 'as built' });
});

it('leaves a state that no day changes', () => expect(chipAfter({}, 'awarded').words).toBe('as built'));
