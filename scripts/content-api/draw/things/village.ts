/** Draws the parts that all village scenes share: sky over far hills, bare earth, school uniform. */
import { box, chance, down, H, oval, times, W } from '../svg.ts';
import { cumulus, sky, stones, tableland } from './land.ts';
import type { Look } from './people.ts';

export const earth = (seed: number, y: number): string => {
  const r = chance(seed);
  return (
    box(0, y, W, H - y + 10, down([0, '#dcb987'], [1, '#b9834e'])) +
    times(60, () =>
      oval(
        r() * W,
        y + 14 + r() * (H - y),
        40 + r() * 120,
        3 + r() * 7,
        r() > 0.5 ? '#f0d6a8' : '#8f6236',
        'opacity=".25"',
      ),
    ) +
    stones(seed + 1, y + 60, H, 50, '#8f6236', '#f0d6a8')
  );
};

export const air = (seed: number, horizon: number): string =>
  sky({ seed, colours: ['#5fb0dc', '#c9e6ee', '#fdf2d4'], horizon, streaked: 2 }) +
  cumulus(seed, 6, 70, horizon * 0.6) +
  tableland(seed + 1, horizon - 110, 110, '#a3b9ac') +
  tableland(seed + 3, horizon - 66, 80, '#86a57e');

export const UNIFORM: Look = { top: '#fbf7f0', legs: '#37507a' };
