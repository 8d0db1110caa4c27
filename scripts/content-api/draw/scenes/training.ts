/** Draws the training hall. */
import { blob, box, disc, down, H, line, poly, put, sheet, times, W } from '../svg.ts';
import { DAY, dumper } from '../things/machines.ts';
import type { Look } from '../things/people.ts';
import { person, sitter } from '../things/people.ts';

export function trainingHall(): string {
  const wall =
    box(0, 0, W, 620, down([0, '#f3e6cc'], [1, '#e5cfa8'])) +
    times(
      3,
      (i) =>
        box(60 + i * 108, 130, 88, 250, down([0, '#8cc4d8'], [0.65, '#dcefe0'], [0.66, '#8fb46a'], [1, '#5d9048'])) +
        line(`M${104 + i * 108} 130v250M${60 + i * 108} 250h88`, '#fbf7f0', 8) +
        `<rect x="${60 + i * 108}" y="130" width="88" height="250" fill="none" stroke="#a4663a" stroke-width="8"/>`,
    ) +
    box(0, 560, W, 66, '#a4663a') +
    box(0, 556, W, 9, '#c98b58');
  const lights = times(
    4,
    (i) =>
      box(150 + i * 360, 34, 220, 14, '#fffdf2') +
      line(`M${170 + i * 360} 0v34M${350 + i * 360} 0v34`, '#8d8270', 3) +
      poly(
        [
          [150 + i * 360, 48],
          [370 + i * 360, 48],
          [470 + i * 360, 300],
          [50 + i * 360, 300],
        ],
        down([0, '#fffbe8', 0.4], [1, '#fffbe8', 0]),
      ),
  );
  const boardAt: [number, number] = [440, 96];
  const board =
    box(boardAt[0] - 14, boardAt[1] - 14, 788, 428, '#5e2208', 'rx="6"') +
    box(boardAt[0], boardAt[1], 760, 400, down([0, '#fdfaf2'], [1, '#eef2e8'])) +
    put(dumper(DAY), 500, 250, 1.75) +
    line('M560 240Q580 170 660 160M800 260Q880 200 960 190M700 470Q740 478 830 470', '#b3261e', 4) +
    times(3, (i) =>
      box([668, 968, 846][i] ?? 0, [148, 178, 458][i] ?? 0, [130, 150, 120][i] ?? 0, 12, '#575049', 'rx="6"'),
    ) +
    put(
      blob('M-60 20Q-62 -52 0 -54Q62 -52 60 20Z', '#f2a900') +
        box(-78, 18, 156, 16, '#d98a12', 'rx="8"') +
        box(-10, -52, 20, 70, '#ffd873'),
      1090,
      330,
      1.0,
    ) +
    box(470, 126, 240, 18, '#a83c0c', 'rx="9"');
  const poster = (x: number, c: string): string =>
    box(x, 140, 130, 180, '#fbf7f0') +
    box(x, 140, 130, 34, c) +
    disc(x + 65, 226, 32, c, 'opacity=".8"') +
    box(x + 20, 274, 90, 8, '#8d8270', 'rx="4"') +
    box(x + 30, 290, 70, 8, '#8d8270', 'rx="4"');
  const floor =
    box(0, 620, W, 460, down([0, '#c9a27a'], [1, '#8f6a48'])) +
    times(16, (i) => line(`M${-1300 + i * 280} ${H}L${420 + i * 50} 620`, '#6e4c30', 2, 'opacity=".35"'));
  const teacher =
    put(
      person({
        top: '#f6e7d0',
        sari: '#1f6b4a',
        hands: [
          [-15, -48],
          [34, -82],
        ],
      }),
      350,
      722,
      3.1,
    ) +
    put(
      box(0, 0, 120, 16, '#8a5a34') +
        box(8, 16, 104, 110, '#6e4424') +
        put(blob('M-14 0Q-15 -16 0 -16Q15 -16 14 0Z', '#f2a900'), 40, 0),
      1270,
      600,
      1.3,
    );
  const tops = ['#3f6f8f', '#c2602a', '#e9dfc9', '#1f6b4a', '#d9a441', '#8f3a5a', '#5a6a7a', '#b3503a'];
  const row = (y: number, k: number, n: number, odd: number): string => {
    const gap = W / n;
    return times(n + 1, (i) => {
      const x = (i + (odd ? 0 : 0.5)) * gap;
      const pick = (i * 5 + odd * 3) % 8;
      const look: Look = {
        top: tops[pick] ?? '#3f6f8f',
        behind: true,
        skin: ['#8a5a3a', '#7a4c30', '#9a6a48'][i % 3] ?? '#8a5a3a',
        ...((i + odd) % 4 === 0 ? { helmet: '#f2a900' } : {}),
        ...(i === 3 && odd
          ? {
              hands: [
                [-17, -4],
                [22, -66],
              ] as const,
            }
          : {}),
      };
      const plait =
        pick % 3 === 1
          ? line('M0 -44Q4 -30 0 -12', '#1d1512', 5, 'stroke-linecap="round"') + disc(0, -11, 2.6, '#b3261e')
          : '';
      return put(
        sitter(look) +
          plait +
          box(-17, -6, 34, 34, '#a4663a', 'rx="4"') +
          line('M-17 -4h34', '#d9a066', 2.5) +
          line('M-13 28V60M13 28V60', '#4a3020', 4),
        x,
        y,
        k,
      );
    });
  };
  return sheet(
    wall +
      lights +
      board +
      poster(1260, '#1f6b4a') +
      poster(1420, '#a83c0c') +
      floor +
      teacher +
      row(768, 2.1, 9, 0) +
      row(880, 2.7, 7, 1) +
      row(1030, 3.5, 6, 0),
  );
}
