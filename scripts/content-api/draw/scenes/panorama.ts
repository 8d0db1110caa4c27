/** Draws the wide panorama of mine, plant, railway, lake and township. */
import type { Point } from '../svg.ts';
import { blob, box, chance, disc, down, f, halo, line, mix, poly, put, shade, sheet, times, waver } from '../svg.ts';
import { flats, gallery, panel, silo, waterTank } from '../things/buildings.ts';
import { cumulus, edge, grass, scrub, sky, slope, tableland } from '../things/land.ts';
import { DAY, dumper, locomotive, shovel, wagon } from '../things/machines.ts';
import { sapling, tree } from '../things/plants.ts';

const WIDE = 4800;

/** 4800 x 1200: mine, plant, railway, lake, hill and township from left to right. */
export function panorama(): string {
  const r = chance(601);
  const h = 1200;
  const back =
    sky({
      seed: 601,
      colours: ['#5fa9d4', '#cfe4ea', '#fcedc8'],
      horizon: 560,
      sun: [2900, 260, 54],
      width: WIDE,
      streaked: 2,
    }) +
    cumulus(602, 16, 90, 300, WIDE) +
    tableland(603, 400, 140, '#a3b5a8', WIDE) +
    tableland(605, 470, 110, '#8aa080', WIDE) +
    slope(edge(606, 610, 14, 20, WIDE), down([0, '#a9bb6c'], [1, '#6f9a50']), h, WIDE) +
    scrub(607, edge(606, 610, 14, 20, WIDE), 420, 14);
  const steps = times(7, (k) => {
    const y = 640 + k * 72;
    const right = 1720 - k * 130;
    const n = waver(610 + k);
    const top: Point[] = Array.from({ length: 40 }, (_, i): Point => [-20 + (i / 39) * right, y + n(i / 6) * 9]);
    const wall = ['#c98b58', '#b9733f', '#a65f30', '#2a231e', '#8a4a26', '#201a16', '#6e3a20'][k] ?? '#8a4a26';
    return (
      poly([[-20, h], ...top, [right + 90, y + 46], [right + 160, h]], mix(wall, '#f0cf9a', 0.55)) +
      poly([[-20, h], ...top.map(([x, yy]): Point => [x, yy + 24]), [right + 60, y + 70], [right + 120, h]], wall) +
      line(
        times(70, () => {
          const x = r() * right;
          return `M${f(x)} ${f(y + 26)}l${f(-4 + r() * 8)} ${f(14 + r() * 28)}`;
        }),
        '#1a0c05',
        3,
        'opacity=".25"',
      )
    );
  });
  const machines =
    put(dumper(DAY), 300, 598, 0.75) +
    put(dumper(DAY, false), 1020, 680, 0.8, true) +
    put(dumper(DAY), 660, 805, 0.95) +
    put(shovel(40), 1010, 1010, 0.95) +
    put(dumper(DAY), 560, 912, 1.15) +
    shade(680, 1040, 150, 12);
  const yard =
    slope(
      [
        [1500, 1010],
        [1700, 900],
        [2300, 880],
        [3000, 900],
        [3240, 1000],
      ],
      down([0, '#d0a872'], [1, '#9a6c40']),
      h,
      WIDE,
    ) + box(1560, 990, 1700, 220, down([0, '#c79a62'], [1, '#8d6238']));
  const plant =
    gallery([1340, 800], [2070, 470], 44, 950, 4) +
    put(silo(), 2050, 980, 0.98) +
    put(silo(), 2460, 980, 0.8) +
    gallery([2290, 430], [2490, 536], 30, 900, 0);
  const rails =
    box(1480, 1042, 3400, 18, '#4a3828') +
    times(110, (i) => box(1480 + i * 31, 1042, 17, 15, '#6d5038')) +
    box(1480, 1034, 3400, 9, '#cbb59a');
  const rake =
    times(5, (i) => put(wagon(r, i < 4 ? 1 : 0.7), 1590 + i * 263, 1034, 0.9)) + put(locomotive(), 2908, 1034, 0.95);
  const lake =
    blob('M3080 800Q3300 744 3700 760T4180 820Q4100 900 3700 900T3080 800Z', down([0, '#e6f2ee'], [1, '#4f8f98'])) +
    times(26, () => box(3180 + r() * 840, 778 + r() * 104, 30 + r() * 90, 3, '#ffffff', 'opacity=".55"')) +
    times(3, (j) => times(7, (i) => put(panel(52), 3390 + i * 62 - j * 16, 812 + j * 30)));
  const hill = slope(
    edge(620, 940, 18, 20, WIDE).map(([x, y]): Point => [x, x < 3050 ? 1300 : y + Math.max(0, 3500 - x) * 0.14]),
    down([0, '#9dbf5e'], [1, '#3f7a3f']),
    h,
    WIDE,
  );
  const town =
    put(waterTank(), 4080, 800, 0.5) +
    put(flats(5, 3, '#f3d9a8'), 4180, 860, 0.8) +
    put(flats(5, 3, '#e8c9a0', '#1f6b4a'), 4480, 870, 0.85) +
    times(8, (i) => tree(630 + i, 3980 + i * 116, 880 + (i % 3) * 14, 140 + (i % 3) * 30));
  const green =
    times(70, (i) => {
      const [x, y] = [3420 + r() * 1400, 950 + (i / 70) * 66];
      return sapling(r, x, y, 26 + (y - 940) * 0.5);
    }) +
    times(60, (i) => {
      const y = 1085 + (i / 60) * 120;
      return sapling(r, 3100 + r() * 1720, y, 40 + (y - 1085) * 0.55);
    });
  const front =
    slope(
      [
        [1400, 1120],
        [2200, 1080],
        [3200, 1078],
        [4900, 1076],
      ],
      down([0, '#8fb45c'], [1, '#3f7a3f']),
      h + 20,
      WIDE,
    ) + grass(640, 1084, h, 900, '#3f7a3f', '#d3dd86', 1, WIDE);
  return sheet(
    back +
      lake +
      town +
      hill +
      yard +
      plant +
      steps +
      machines +
      rails +
      rake +
      front +
      green +
      tree(650, 4700, 1150, 420) +
      tree(651, 1560, 1150, 330) +
      disc(2900, 260, 700, halo('#fff6d8'), 'opacity=".3"'),
    WIDE,
    h,
  );
}
