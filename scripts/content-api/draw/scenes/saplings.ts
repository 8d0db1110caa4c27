/** Draws rows of saplings on a reclaimed slope. The caller sets the height of the saplings. */
import { blob, box, chance, down, f, H, line, mix, put, sheet, times, W } from '../svg.ts';
import { cumulus, edge, grass, scrub, sky, slope, tableland } from '../things/land.ts';
import { person } from '../things/people.ts';
import { sapling } from '../things/plants.ts';

const terraces = (seed: number, y: number, n: number, from: string, to: string): string =>
  times(n, (k) => {
    const top = edge(seed + k, y + k * 30, 10);
    return (
      slope(top, mix(from, to, k / n)) +
      line('M' + top.map((p) => p.map(f).join(' ')).join('L'), mix('#c79a62', to, k / n), 5, 'opacity=".8"') +
      scrub(seed + k, top, 80, 9 + k * 2)
    );
  });

export function saplingsScene(grown = 1): string {
  const r = chance(12);
  const [vx, vy] = [1000, 520];
  const back =
    sky({ seed: 12, colours: ['#8cc4d8', '#dcecdc', '#fbe7b8'], horizon: 460, sun: [380, 210, 44], streaked: 2 }) +
    cumulus(13, 4, 90, 240) +
    tableland(14, 320, 120, '#9fb4a4') +
    tableland(16, 375, 95, '#7f9d80') +
    terraces(18, 452, 5, '#6f9a68', '#9dbb62');
  const pond =
    blob('M980 596Q1150 568 1420 578T1640 596V634Q1400 650 1220 640T980 596Z', down([0, '#d7ecec'], [1, '#7fb0b4'])) +
    times(14, () => box(1060 + r() * 460, 590 + r() * 44, 30 + r() * 80, 2.4, '#ffffff', 'opacity=".6"'));
  const field =
    slope(edge(20, 668, 12), down([0, '#86b255'], [1, '#2f6338'])) +
    times(31, (j) => {
      const x0 = 800 + (j - 15) * 235;
      return blob(
        `M${f(vx + (x0 - vx) * 0.27)} ${f(vy + (H - vy) * 0.27 + 30)}L${x0} ${H}l74 0Z`,
        '#3c2413',
        'opacity=".3"',
      );
    }) +
    grass(21, 680, H, 1000, '#2f6338');
  const spots: [number, number, number][] = [];
  for (let j = 0; j < 9; j += 1)
    for (let i = -16; i < 17; i += 1) {
      const t = 0.3 + Math.pow(j / 8, 1.5) * 0.62;
      const [x, y] = [vx + (837 + i * 235 - vx) * t, vy + (H - vy) * t + 26];
      if (x > -60 && x < W + 60 && y > 672) spots.push([x, y, 16 + t * 92]);
    }
  const rows = spots
    .toSorted((p, q) => p[1] - q[1])
    .map(([x, y, s]) => sapling(r, x + (r() - 0.5) * 8, y, s * (0.8 + r() * 0.4) * grown))
    .join('');
  const planters =
    put(
      person({
        top: '#f3d9a0',
        sari: '#c2602a',
        hands: [
          [-16, -40],
          [20, -44],
        ],
      }),
      1190,
      800,
      1.9,
    ) +
    put(
      person({
        top: '#e9dfc9',
        legs: '#5a4a3a',
        hands: [
          [-18, -44],
          [14, -52],
        ],
        scarf: '#f2a900',
      }),
      1330,
      786,
      1.8,
      true,
    ) +
    put(
      person({
        top: '#3f6f8f',
        legs: '#4a4238',
        hands: [
          [-15, -46],
          [18, -50],
        ],
      }),
      690,
      752,
      1.35,
    );
  return back + pond + field + rows + planters + (grown >= 1 ? sapling(r, 290, 1110, 600) : '');
}

export const saplings = (): string => sheet(saplingsScene());
