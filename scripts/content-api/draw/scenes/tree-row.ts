/** Draws young trees on both sides of a road. */
import { blob, disc, down, H, line, oval, poly, put, shade, sheet, times } from '../svg.ts';
import { cumulus, edge, grass, sky, slope, tableland } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { poplar } from '../things/plants.ts';

export function treeRowScene(): string {
  const back =
    sky({ seed: 71, colours: ['#7fc0dc', '#d4ecec', '#fdf1cf'], horizon: 520, sun: [1250, 200, 40], streaked: 2 }) +
    cumulus(72, 5, 100, 300) +
    tableland(73, 400, 110, '#a3b9a6') +
    tableland(75, 450, 80, '#86a57e') +
    slope(edge(76, 560, 8), down([0, '#a9c46c'], [1, '#4f8a45'])) +
    grass(77, 620, H, 900, '#4f8a45');
  const road =
    poly(
      [
        [770, 560],
        [800, 560],
        [1330, H + 10],
        [130, H + 10],
      ],
      down([0, '#d8cdbb'], [1, '#a8998a']),
    ) +
    poly(
      [
        [764, 560],
        [770, 560],
        [130, H + 10],
        [40, H + 10],
      ],
      '#c9935c',
    ) +
    poly(
      [
        [800, 560],
        [806, 560],
        [1420, H + 10],
        [1330, H + 10],
      ],
      '#c9935c',
    ) +
    times(9, (i) => {
      const t = Math.pow((i + 1) / 9, 2.2);
      const y = 562 + t * 480;
      return poly(
        [
          [786 - t * 50, y],
          [788 - t * 46, y],
          [789 - t * 58, y + t * 70 + 2],
          [784 - t * 68, y + t * 70 + 2],
        ],
        '#fbf7f0',
        'opacity=".8"',
      );
    });
  const spots = Array.from({ length: 11 }, (_, i) => Math.pow((i + 1) / 11, 2.1));
  const shadows = spots
    .map((t) => oval(785 - t * 300, 566 + t * 440 + 6, 40 + t * 420, 4 + t * 26, '#20301c', 'opacity=".22"'))
    .join('');
  const guard = (s: number): string =>
    line(
      times(5, (i) => `M${(i - 2) * s * 0.05} 0v${-s * 0.2}`) +
        `M${-s * 0.1} ${-s * 0.06}H${s * 0.1}M${-s * 0.1} ${-s * 0.15}H${s * 0.1}`,
      '#f2e3c0',
      s * 0.014,
    );
  const rows = spots
    .map((t, i) => {
      const [y, s] = [566 + t * 440, 60 + t * 560];
      return (
        poplar(80 + i, 768 - t * 660, y, s) +
        put(guard(s), 768 - t * 660, y) +
        poplar(100 + i, 806 + t * 650, y, s * 0.96) +
        put(guard(s), 806 + t * 650, y)
      );
    })
    .join('');
  const bike = `${line('M-20 -14L0 -40L24 -14L2 -14L0 -40M24 -14L20 -46h8', '#1f3f5f', 3.5)}<g fill="none" stroke="#241a14" stroke-width="3.500"><circle cx="-22" cy="-14" r="14"/><circle cx="26" cy="-14" r="14"/></g>`;
  const rider =
    put(bike, 0, 0, 1.1) +
    line('M0 -46L10 -18', '#3a3f4a', 9) +
    line('M0 -84L-2 -48', '#c2602a', 17, 'stroke-linecap="round"') +
    line('M2 -80L22 -54', '#c2602a', 7) +
    disc(3, -100, 9, '#8a5a3a') +
    blob('M-7 -100Q-6 -112 4 -111Q13 -110 12 -101Z', '#1d1512');
  return (
    back +
    road +
    shadows +
    rows +
    shade(700, 852, 60, 7) +
    put(rider, 700, 852, 1.7) +
    put(child({ top: '#fbf7f0', legs: '#37507a', skin: '#8a5a3a' }, '#b3261e'), 1000, 812, 1.1) +
    put(
      person({
        top: '#f0d9b0',
        sari: '#1f6b4a',
        hands: [
          [-22, -44],
          [15, -48],
        ],
      }),
      1050,
      820,
      1.5,
    )
  );
}

export const treeRow = (): string => sheet(treeRowScene());
