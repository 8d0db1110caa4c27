/** Draws the control room with its wall of screens. */
import type { Point } from '../svg.ts';
import {
  blob,
  blurred,
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
  through,
  times,
  W,
  waver,
} from '../svg.ts';
import { DAY, dumper } from '../things/machines.ts';
import type { Look } from '../things/people.ts';
import { sitter } from '../things/people.ts';

const MAP_PATH = 'M500 460Q620 550 760 500T1010 460Q1090 410 1000 350T760 400';

function screen(x: number, y: number, w: number, h: number, kind: string): string {
  const r = chance(x + y);
  const n = waver(4);
  const frame =
    box(x, y, w, h, down([0, '#12303a'], [1, '#0d2226'])) +
    box(x, y, w, 26, '#1d434b') +
    box(x + 12, y + 9, Math.min(w * 0.5, 110), 8, '#9fd3c4', 'rx="4"') +
    disc(x + w - 16, y + 13, 5, '#6fcf9f');
  const inside: Record<string, () => string> = {
    map: () =>
      times(12, (k) => {
        const ring = Array.from({ length: 90 }, (_, i): Point => {
          const a = (i / 90) * 6.283;
          const q = (1 - k * 0.078) * (1 + n(a * 2) * 0.07);
          return [x + w * 0.52 + Math.cos(a) * w * 0.455 * q, y + h * 0.55 + k * 3 + Math.sin(a) * h * 0.4 * q];
        });
        return `<path d="${through(ring)}Z" fill="${k > 8 ? '#0a0f0f' : 'none'}" stroke="${mix('#3f8f7d', '#f2a900', k / 12)}" stroke-width="${k % 4 ? 1.6 : 3.2}"/>`;
      }) + line(MAP_PATH, '#ff9d5c', 5, 'stroke-dasharray="14 8"'),
    bars: () =>
      times(11, (i) => {
        const bh = (h - 60) * (0.35 + Math.abs(n(i)) * 0.4 + i * 0.02);
        return box(x + 14 + (i * (w - 24)) / 11, y + h - 12 - bh, (w / 11) * 0.62, bh, i > 8 ? '#f2a900' : '#3f8f7d');
      }),
    line: () =>
      ['#ff9d5c', '#6fcf9f']
        .map((c, o) =>
          line(
            `M${Array.from({ length: 26 }, (_, i) => `${f(x + 14 + (i * (w - 28)) / 25)} ${f(y + h * 0.62 - i * 1.2 + n(i / 3 + o * 5) * h * 0.14)}`).join('L')}`,
            c,
            3.4,
          ),
        )
        .join('') +
      line(
        times(4, (i) => `M${x + 12} ${f(y + 50 + (i * (h - 66)) / 3.4)}h${w - 24}`),
        '#2b4a4e',
        1,
      ),
    belt: () =>
      line(
        `M${f(x + w * 0.06)} ${f(y + h * 0.8)}L${f(x + w * 0.42)} ${f(y + h * 0.5)}H${f(x + w * 0.7)}L${f(x + w * 0.94)} ${f(y + h * 0.3)}`,
        '#9fd3c4',
        5,
      ) +
      box(x + w * 0.44, y + h * 0.5, w * 0.2, h * 0.26, '#14343a', 'stroke="#3f8f7d" stroke-width="3"') +
      times(7, (i) => box(x + w * 0.06 + i * w * 0.125, y + h * 0.87, w * 0.09, 8, i === 5 ? '#f2a900' : '#6fcf9f')),
    dots: () =>
      times(5, (j) =>
        times(9, (i) =>
          box(
            x + 14 + (i * (w - 26)) / 9,
            y + 40 + (j * (h - 52)) / 5,
            w / 9 - 8,
            (h - 60) / 5 - 6,
            ['#1f6b4a', '#1f6b4a', '#2f8f63', '#f2a900', '#3f8f7d'][Math.floor(r() * 5)] ?? '#1f6b4a',
            'rx="3"',
          ),
        ),
      ),
    road: () =>
      box(x, y + 26, w, h * 0.4, '#7fb0c4') +
      poly(
        [
          [x, y + h * 0.52],
          [x + w * 0.3, y + h * 0.4],
          [x + w, y + h * 0.5],
          [x + w, y + h],
          [x, y + h],
        ],
        '#b98a58',
      ) +
      put(dumper(DAY), x + w * 0.28, y + h * 0.46, w / 440),
  };
  return frame + (inside[kind]?.() ?? '');
}

export function controlRoom(): string {
  const room =
    box(0, 0, W, H, down([0, '#4a4238'], [0.6, '#7a624a'], [1, '#3a2a1f'])) +
    times(7, (i) => {
      const x = 130 + i * 224;
      return (
        blob(`M${x - 60} 0h120l22 24h-164z`, '#ffe9bf') +
        poly(
          [
            [x - 80, 24],
            [x + 80, 24],
            [x + 190, 300],
            [x - 190, 300],
          ],
          down([0, '#ffdca8', 0.24], [1, '#ffdca8', 0]),
        )
      );
    });
  const kinds = ['bars', 'road', 'line', 'dots', 'belt', 'line', 'road', 'bars'];
  const small = times(
    4,
    (j) =>
      screen(64, 96 + j * 118, 176, 108, kinds[j] ?? 'bars') +
      screen(250, 96 + j * 118, 176, 108, kinds[(j + 3) % 8] ?? 'line') +
      screen(1174, 96 + j * 118, 176, 108, kinds[(j + 5) % 8] ?? 'bars') +
      screen(1360, 96 + j * 118, 176, 108, kinds[(j + 1) % 8] ?? 'dots'),
  );
  const stops = (
    [
      [560, 508, '#6fcf9f'],
      [690, 522, '#6fcf9f'],
      [842, 482, '#f2a900'],
      [1010, 460, '#6fcf9f'],
      [1012, 362, '#ff8a80'],
      [880, 356, '#6fcf9f'],
    ] as const
  )
    .map(([x, y, c]) => disc(x, y, 17, c, 'opacity=".25"') + disc(x, y, 8, c))
    .join('');
  const wall =
    box(48, 80, 1504, 498, '#0b0907', 'rx="8"') +
    small +
    screen(436, 96, 728, 462, 'map') +
    stops +
    blurred(oval(800, 640, 780, 90, '#3f8f7d', 'opacity=".4"'), 30);
  const desk =
    box(0, 700, W, 400, down([0, '#6d5440'], [1, '#4a3828'])) +
    blob('M20 752Q800 668 1580 752L1600 830Q800 740 0 830Z', down([0, '#cf945c'], [1, '#9a5f34'])) +
    blob('M20 752Q800 668 1580 752L1583 760Q800 676 17 760Z', '#e0a066') +
    blob(`M0 830Q800 740 1600 830V920Q800 850 0 920Z`, '#7a4826') +
    blob('M0 830Q800 740 1600 830V842Q800 752 0 842Z', '#2a160b');
  const monitors = times(6, (i) => {
    const x = 104 + i * 246;
    const y = 622 + Math.pow(Math.abs(i - 2.5), 2) * 6;
    return (
      box(x, y, 164, 94, '#0a0806', 'rx="5"') +
      box(x + 6, y + 6, 152, 80, down([0, '#5fb0ae'], [1, '#2f7f88'])) +
      line(`M${x + 14} ${y + 70}q24 -40 50 -16t46 -20 36 4`, '#fff1c8', 3.5) +
      disc(x + 82, y + 50, 190, halo('#8fe0d4'), 'opacity=".16"') +
      box(x + 74, y + 94, 18, 22, '#0a0806') +
      box(x + 48, y + 114, 70, 8, '#0a0806')
    );
  });
  const tops = ['#c2602a', '#e9dfc9', '#1f6b4a', '#3f6f8f', '#d9a441', '#8f3a5a'];
  const team = times(6, (i) => {
    const x = 186 + i * 246;
    const y = 852 + Math.pow(Math.abs(i - 2.5), 2) * 7;
    const look: Look = {
      top: tops[i] ?? '#c2602a',
      behind: true,
      hair: i === 3 ? '#5a5049' : '#2a1f1a',
      hands:
        i === 4
          ? [
              [-19, -6],
              [30, -44],
            ]
          : [
              [-19, -8],
              [19, -8],
            ],
    };
    const knot = i % 2 ? disc(0, -41, 4.6, '#3a2a22') : '';
    const headset =
      line('M-9 -47Q-9 -58 0 -58Q9 -58 9 -47', '#e9dfc9', 1.8) +
      oval(8.6, -46, 2.4, 4, '#e9dfc9') +
      oval(-8.6, -46, 2.4, 4, '#e9dfc9');
    const seat =
      blob('M-17 -16Q0 -22 17 -16L15 24H-15Z', '#3a4448') +
      line('M-17 -16Q0 -22 17 -16', '#d9641f', 1.8) +
      box(-2, 24, 4, 22, '#15110e') +
      line('M-18 52L0 44L18 52', '#15110e', 3.5);
    return shade(x, y + 196, 90, 16, 0.6) + put(sitter(look) + knot + headset + seat, x, y, 3.6);
  });
  return room + wall + desk + monitors + team + disc(800, 330, 700, halo('#3f8f7d'), 'opacity=".12"');
}

export const control = (): string => sheet(controlRoom());
