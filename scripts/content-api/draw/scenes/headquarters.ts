/** Draws the headquarters in its garden. */
import { across, blob, box, disc, down, H, line, mix, oval, poly, put, shade, sheet, times, W } from '../svg.ts';
import { mark } from '../things/buildings.ts';
import { cumulus, grass, sky, tableland } from '../things/land.ts';
import { van } from '../things/machines.ts';
import { passer } from '../things/people.ts';
import { palm, shrub, tree } from '../things/plants.ts';

export const lawn = (seed: number, y: number): string =>
  box(0, y, W, H - y + 10, down([0, '#a9c86e'], [1, '#4f8a45'])) +
  times(7, (i) => box(0, y + 10 + i * 60, W, 26, '#ffffff', 'opacity=".06"')) +
  grass(seed, y + 10, H, 700, '#3f7a3f', '#cfe08a', 0.6);

export function headquarters(): string {
  const back =
    sky({ seed: 401, colours: ['#4fa3d4', '#bfe2ee', '#fdf2d6'], horizon: 640, sun: [1400, 160, 40], streaked: 2 }) +
    cumulus(402, 6, 70, 330) +
    tableland(403, 540, 110, '#a3b9ac') +
    times(9, (i) => tree(404 + i, 30 + i * 195, 700, 230));
  const wing = (x: number, w: number, h: number, cols: number): string =>
    box(x, 720 - h, w, h, across([0, '#e8d6b4'], [1, '#fdf6e6'])) +
    times(5, (j) =>
      times(cols, (i) => {
        const [cx, cy] = [x + 18 + (i * (w - 30)) / cols, 720 - h + 26 + (j * (h - 40)) / 5];
        return (
          box(cx, cy, (w - 30) / cols - 12, (h - 40) / 5 - 20, down([0, '#9fd0e0'], [0.6, '#4a7f94'], [1, '#37606f'])) +
          box(cx - 3, cy + (h - 40) / 5 - 22, (w - 30) / cols - 6, 6, '#c98b58')
        );
      }),
    ) +
    box(x - 10, 706 - h, w + 20, 18, '#a83c0c');
  const centre =
    box(640, 250, 320, 480, across([0, '#c98b58'], [1, '#e3b07a'])) +
    box(676, 330, 248, 340, down([0, '#b5dcea'], [0.5, '#5a93a8'], [1, '#37606f'])) +
    line(times(5, (i) => `M${717 + i * 41.3} 330V670`) + times(6, (i) => `M676 ${378 + i * 49}H924`), '#e8d6b4', 4) +
    blob('M676 330h150l-150 210z', '#ffffff', 'opacity=".18"') +
    box(620, 226, 360, 30, '#5e2208') +
    put(disc(28, 28, 40, '#fbf7f0') + mark(), 757, 248, 1.3);
  const porch =
    box(600, 620, 400, 22, '#5e2208') +
    times(4, (i) => box(616 + i * 116, 640, 22, 100, '#fbf7f0')) +
    box(700, 652, 200, 84, '#37505a') +
    line('M800 652v84M750 652v84M850 652v84', '#e9dfc9', 4) +
    times(5, (i) => box(590 - i * 26, 734 + i * 14, 420 + i * 52, 15, mix('#efe4d0', '#c9b08a', i / 5)));
  const poles = [470, 530, 1070, 1130]
    .map(
      (x, i) =>
        line(`M${x} 760V420`, '#c9d0d0', 6) +
        blob(`M${x} 424q40 -14 74 6v44q-36 -18 -74 -4z`, ['#a83c0c', '#1f6b4a', '#f2a900', '#3f6f8f'][i] ?? '#a83c0c'),
    )
    .join('');
  const drive =
    poly(
      [
        [640, 800],
        [960, 800],
        [1330, H + 10],
        [270, H + 10],
      ],
      down([0, '#e0d6c4'], [1, '#b9ae9c']),
    ) +
    oval(800, 930, 150, 34, '#d9cdb8') +
    oval(800, 926, 140, 30, '#5d9048') +
    shrub(420, 800, 930, 180, 70, '#f2a900') +
    times(22, (i) =>
      disc(800 + Math.cos(i * 0.2856) * 124, 927 + Math.sin(i * 0.2856) * 24, 6, i % 2 ? '#d9547a' : '#f2a900'),
    );
  const edgeRow = times(
    6,
    (i) =>
      shrub(430 + i, 590 - i * 76, 822 + i * 42, 70 + i * 18, 44 + i * 12, i % 2 ? '#d9547a' : '') +
      shrub(440 + i, 1010 + i * 76, 822 + i * 42, 70 + i * 18, 44 + i * 12, i % 2 ? '' : '#f2a900'),
  );
  const folk =
    put(passer(0), 700, 850, 1.05) +
    put(passer(1), 735, 853, 1.05) +
    put(passer(3), 930, 860, 1.1) +
    put(passer(4), 1010, 1000, 1.7) +
    shade(490, 1010, 190, 16) +
    put(van('#fbf7f0', '#a83c0c'), 400, 1008, 1.0);
  return sheet(
    back +
      shade(800, 800, 800, 26, 0.35) +
      lawn(421, 722) +
      wing(110, 530, 380, 8) +
      wing(960, 530, 380, 8) +
      centre +
      drive +
      porch +
      poles +
      edgeRow +
      palm(450, 70, 850, 420) +
      palm(451, 1540, 850, 420) +
      folk,
  );
}
