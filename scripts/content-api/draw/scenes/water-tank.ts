/** Draws the overhead water tank of a village. */
import { blob, box, chance, disc, down, f, line, mix, oval, poly, put, shade, sheet, times } from '../svg.ts';
import { house, waterTank } from '../things/buildings.ts';
import { edge, scrub, slope } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { palm, shrub, tree } from '../things/plants.ts';
import { air, earth, UNIFORM } from '../things/village.ts';

export function waterTankScene(): string {
  const r = chance(361);
  const back =
    air(361, 560) +
    slope(edge(362, 580, 6), '#9dbb62') +
    scrub(363, edge(362, 580, 6), 130, 16) +
    put(house(250, 130, '#f0cf96'), 80, 720) +
    put(house(220, 120, '#d7e3d0', '#8f4a2a', '#a83c0c'), 330, 700) +
    put(house(270, 150, '#e9b98a', '#a4492a', '#3f6f8f'), 1330, 730) +
    tree(364, 1290, 720, 330) +
    palm(365, 60, 760, 380) +
    tree(366, 600, 700, 230) +
    earth(367, 690);
  const tank = put(waterTank(), 900, 850, 1.42);
  const stand =
    box(300, 820, 350, 22, '#c9d4d4') +
    box(310, 842, 330, 120, down([0, '#b5bfba'], [1, '#8d9a96'])) +
    times(
      3,
      (i) =>
        line(`M${365 + i * 110} 820V770h26v16`, '#3f6f8f', 9) +
        line(`M${391 + i * 110} 788v60`, '#bfe3ee', 6) +
        box(358 + i * 110, 762, 14, 10, '#b3261e'),
    ) +
    poly(
      [
        [280, 962],
        [670, 962],
        [720, 990],
        [240, 990],
      ],
      '#a9b6b2',
    ) +
    oval(480, 985, 210, 10, '#7fb0b4', 'opacity=".7"') +
    line('M687 822H560', '#3f6f8f', 12);
  const pot = (c: string): string =>
    blob('M-20 -34h40l-6 -8h-28zM-22 -34Q-40 -6 -18 0H18Q40 -6 22 -34Z', c) +
    blob('M8 -34h14Q40 -6 18 0H6Q26 -10 8 -34Z', '#ffffff', 'opacity=".25"');
  const people =
    put(
      person({
        top: '#f0d9b0',
        sari: '#b3261e',
        hands: [
          [-14, -48],
          [20, -60],
        ],
      }),
      290,
      1010,
      2.6,
    ) +
    put(pot('#d9a441'), 390, 960, 1.3) +
    put(
      person({
        top: '#dceadf',
        sari: '#6b3564',
        hands: [
          [-26, -56],
          [14, -50],
        ],
      }),
      610,
      1030,
      2.6,
    ) +
    put(pot('#a9b6b8'), 502, 960, 1.25) +
    put(pot('#d9a441'), 660, 1040, 1.2) +
    put(
      person({
        top: '#f6e7d0',
        sari: '#1f6b4a',
        hands: [
          [-12, -50],
          [9, -104],
        ],
      }),
      1180,
      960,
      2.4,
    ) +
    put(pot('#c98b58'), 1184, 714, 1.5) +
    put(
      child(
        {
          ...UNIFORM,
          hands: [
            [-14, -50],
            [12, -50],
          ],
        },
        '#c2602a',
      ),
      1290,
      970,
      1.6,
    ) +
    put(
      child({
        top: '#f2a900',
        legs: '#3f6f8f',
        hands: [
          [-22, -84],
          [20, -70],
        ],
        stride: 7,
      }),
      770,
      1010,
      1.5,
    );
  const hens = times(5, () => {
    const [x, y] = [980 + r() * 460, 1000 + r() * 46];
    return (
      oval(x, y, 15, 10, mix('#f2e3c8', '#a4663a', r())) +
      disc(x + 13, y - 9, 6, '#e3c9a0') +
      poly(
        [
          [x + 18, y - 9],
          [x + 25, y - 7],
          [x + 18, y - 5],
        ],
        '#d9641f',
      ) +
      line(`M${f(x)} ${f(y + 8)}v9`, '#d9641f', 2)
    );
  });
  return sheet(
    back + tank + shade(480, 992, 260, 14) + stand + people + hens + shrub(368, 1530, 1060, 240, 140, '#d9547a'),
  );
}
