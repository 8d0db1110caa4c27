/** Draws the lake in a worked-out pit with its floating panels. */
import type { Point } from '../svg.ts';
import {
  blob,
  box,
  chance,
  disc,
  down,
  f,
  H,
  halo,
  line,
  mix,
  oval,
  poly,
  put,
  shade,
  sheet,
  times,
  W,
} from '../svg.ts';
import { cumulus, edge, scrub, sky, slope, tableland } from '../things/land.ts';
import { person } from '../things/people.ts';

export function lakeScene(): string {
  const r = chance(26);
  const back =
    sky({ seed: 26, colours: ['#6fa9c0', '#dfe9d6', '#ffe0a6'], horizon: 470, sun: [1180, 330, 46], streaked: 2 }) +
    cumulus(27, 4, 90, 240) +
    tableland(28, 320, 140, '#8aa596') +
    tableland(31, 385, 95, '#6a8f70');
  const bank = times(5, (k) => {
    const top = edge(29 + k, 458 + k * 19, 9);
    return slope(top, mix('#b98a58', '#4e7f4c', 0.2 + k * 0.17), 600) + scrub(40 + k, top, 90, 11 + k * 2);
  });
  const water =
    box(0, 552, W, H, down([0, '#f6e2b4'], [0.16, '#a9cbc6'], [1, '#24616c'])) +
    times(260, () => {
      const t = Math.pow(r(), 1.7);
      const near = r() < 0.3;
      const w = 16 + t * 130 * r();
      return box(
        near ? 1180 + (r() - 0.5) * (80 + t * 260) - w / 2 : r() * W,
        560 + t * 500,
        w,
        1.5 + t * 3.4,
        near ? '#fff3cf' : r() > 0.4 ? '#dff0ea' : '#1f5058',
        `rx="1.5" opacity="${f(0.25 + r() * 0.4)}"`,
      );
    });
  const float = times(7, (j) =>
    times(10, (i) => {
      const s = 0.5 + (j / 7) * 0.95;
      const [x, y, w, h] = [250 + i * 96 * s + (1 - s) * 330, 620 + j * 44 * s, 82 * s, 27 * s];
      const cell: readonly Point[] = [
        [x, y + h],
        [x + 14 * s, y],
        [x + w + 6 * s, y],
        [x + w - 8 * s, y + h],
      ];
      return (
        oval(x + w * 0.5, y + h * 1.5, w * 0.6, h * 0.3, '#123f48', 'opacity=".35"') +
        poly(cell, down([0, '#4d8aa4'], [0.3, '#1f4860'], [1, '#12303f'])) +
        line(
          `M${f(x + w * 0.42)} ${f(y)}l${f(-11 * s)} ${f(h)}M${f(x + w * 0.75)} ${f(y)}l${f(-12 * s)} ${f(h)}M${f(x + 7 * s)} ${f(y + h * 0.5)}h${f(w * 0.95)}`,
          '#7fb0c4',
          1.4,
        ) +
        box(x, y + h, w - 6 * s, 6 * s, '#efe6d2', 'rx="2"')
      );
    }),
  );
  const boat =
    shade(0, 8, 120, 9, 0.35) +
    put(
      person({
        top: '#e9dfc9',
        legs: '#3a3f4a',
        helmet: '#f2a900',
        vest: '#f07a2a',
        hands: [
          [-16, -50],
          [30, -60],
        ],
      }),
      -10,
      -4,
      1.1,
    ) +
    line('M26 -74L66 20', '#7a5a3a', 5) +
    blob('M-110 -16Q0 10 112 -20L92 14Q0 26 -88 12Z', '#a83c0c') +
    blob('M-110 -16Q0 10 112 -20L109 -12Q0 18 -106 -8Z', '#f0a45c');
  const reeds = times(60, () => {
    const x = -20 + Math.pow(r(), 1.6) * 420;
    const s = 90 + r() * 190;
    return (
      line(
        `M${f(x)} ${H + 6}q${f((r() - 0.5) * 20)} ${f(-s * 0.6)} ${f((r() - 0.5) * 80)} ${f(-s)}`,
        mix('#1f5a3c', '#8fae58', r()),
        2 + r() * 3.4,
      ) + (r() > 0.8 ? box(x + 4, H - s * 0.86, 8, 44, '#6e4424', 'rx="4"') : '')
    );
  });
  const birds = times(9, () => {
    const [x, y, s] = [620 + r() * 420, 150 + r() * 110, 9 + r() * 10];
    return line(
      `M${f(x - s)} ${f(y - s * 0.3)}q${f(s * 0.6)} ${f(-s * 0.5)} ${f(s)} ${f(s * 0.3)}q${f(s * 0.4)} ${f(-s * 0.8)} ${f(s)} ${f(-s * 0.3)}`,
      '#3a4a44',
      2.5,
    );
  });
  return (
    back +
    bank +
    water +
    float +
    put(boat, 1400, 830, 1.15) +
    reeds +
    birds +
    disc(1180, 560, 200, halo('#fff3cf'), 'opacity=".3"')
  );
}

export const lake = (): string => sheet(lakeScene());
