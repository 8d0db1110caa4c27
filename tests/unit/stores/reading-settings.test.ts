import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const root = { style: { fontSize: '' }, dataset: {} };
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('document', { documentElement: root });
  // The page applies the settings when it hears of a change.
  vi.stubGlobal('dispatchEvent', () => (root.style.fontSize = stored.get('font') ?? ''));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('changes the size of letters in steps from small to twice the usual, and back to the usual', async () => {
  const { keptFont, stepFont, usualFont } = await import('~/stores/reading-settings');
  const sizes = (step: number): number[] =>
    Array.from({ length: 10 }, () => {
      stepFont(step);
      return keptFont() / usualFont();
    });
  const larger = sizes(1);
  expect(larger[0]).toBeCloseTo(1.13, 2);
  expect(larger.slice(-2)).toEqual([2.2, 2.2]);
  stepFont(0);
  expect([keptFont(), stored.size]).toEqual([usualFont(), 0]);
  expect(sizes(-1).at(-1)).toBeCloseTo(0.87, 2);
});

it('keeps reading aids, and one of the colours at most', async () => {
  const { keptAids, setAid } = await import('~/stores/reading-settings');
  const colours = ['inverted', 'grey'] as const;
  setAid('links', true);
  setAid('inverted', true, colours);
  setAid('grey', true, colours);
  expect(keptAids()).toEqual(['links', 'grey']);
  setAid(undefined, true, colours);
  expect(keptAids()).toEqual(['links']);
  setAid('links', false);
  expect(stored.size).toBe(0);
});

it('ignores stored aids that the settings do not offer', async () => {
  stored.set('aids', 'links blink');
  expect((await import('~/stores/reading-settings')).keptAids()).toEqual(['links']);
});
