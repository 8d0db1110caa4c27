/** Draws the railway: the train in front of the plant, and the silos over the line. */
import { blob, box, chance, down, f, H, line, mix, oval, poly, put, shade, sheet, times, W } from '../svg.ts';
import { gallery, silo } from '../things/buildings.ts';
import { cumulus, edge, scrub, sky, slope, tableland } from '../things/land.ts';
import { locomotive, wagon } from '../things/machines.ts';
import { ENGINEER, MINER, person } from '../things/people.ts';
import { tree } from '../things/plants.ts';

export const track = (y: number, width = W): string =>
  box(0, y + 12, width, 26, '#4a3828') +
  times(Math.ceil(width / 32), (i) => box(i * 32, y + 12, 18, 20, '#6d5038')) +
  box(0, y, width, 11, '#cbb59a') +
  box(0, y + 8, width, 4, '#7a6450');

function stockpile(seed: number, x: number, y: number, w: number, h: number): string {
  const r = chance(seed);
  const lumps = times(150, () => {
    const t = r();
    const k = r();
    return blob(
      `M${f(x + (t - 0.5) * w * (1 - k * 0.96))} ${f(y - k * h * 0.96)}l7 -6 8 6z`,
      r() > 0.5 ? '#40372f' : '#0d0a08',
    );
  });
  return (
    shade(x, y, w * 0.6, 14) +
    poly(
      [
        [x - w / 2, y],
        [x - w * 0.05, y - h],
        [x + w * 0.05, y - h],
        [x + w / 2, y],
      ],
      '#1d1815',
    ) +
    poly(
      [
        [x + w * 0.01, y - h],
        [x + w * 0.05, y - h],
        [x + w / 2, y],
        [x + w * 0.16, y],
      ],
      '#332b25',
    ) +
    lumps
  );
}

export const ballast = (seed: number, y: number): string => {
  const r = chance(seed);
  return times(420, () => oval(r() * W, y + r() * (H - y), 3 + r() * 8, 2 + r() * 4, mix('#4a3626', '#c9a883', r())));
};

/** Draws the train in front of the plant. `moved` is the distance that the train has moved. It is 0 in the picture. */
export function railTrain(moved = 0): string {
  const r = chance(15);
  const rake = times(9, (i) => put(wagon(r, i < 8 ? 1 : 0), -1498 + i * 292 + 40 + moved, 868));
  return (
    rake +
    put(locomotive(), 1150 + moved, 868, 1.02) +
    put(person(MINER), 1000, 1020, 1.75) +
    line('M1030 940l40 -60', '#1f6b4a', 5) +
    blob('M1070 880l46 12 -10 34 -44 -14z', '#1f8f5a')
  );
}

export function railYard(): string {
  const back =
    sky({ seed: 15, colours: ['#6fa8c4', '#f1d9b4', '#fbc98a'], horizon: 690, sun: [250, 560, 60], cloud: '#fff3dc' }) +
    tableland(16, 500, 130, '#b0927e') +
    tableland(24, 570, 100, '#8d7a62') +
    scrub(25, edge(25, 672, 4), 120, 12, '#4a6a42', '#8f9c58') +
    box(0, 676, W, 400, down([0, '#c99a66'], [1, '#6d4828']));
  const plant =
    stockpile(17, 210, 720, 460, 200) + gallery([330, 560], [1110, 238], 44, 724, 3) + put(silo(), 1080, 770, 1.02);
  const wire =
    line('M0 640H1600M0 654Q200 646 400 654T800 654T1200 654T1600 654', '#3a3029', 2.5) +
    [40, 640, 1560].map((x) => line(`M${x} 870V610M${x} 640h60`, '#5a4f45', 9)).join('');
  return back + plant + wire + track(868) + ballast(18, 910);
}

export const rail = (): string => sheet(railYard() + railTrain());

export function siloScene(): string {
  const back =
    sky({ seed: 131, colours: ['#4f9fca', '#bfe0ea', '#f6efd6'], horizon: 800, streaked: 2 }) +
    cumulus(132, 7, 110, 520) +
    tableland(133, 700, 120, '#9fb0a2') +
    tableland(135, 770, 80, '#7d9a72');
  const floor =
    slope(edge(136, 858, 5), down([0, '#b5bf72'], [0.35, '#c9a06a'], [1, '#8d6238'])) +
    times(4, (i) => tree(137 + i, 60 + i * 74, 876 + i * 6, 170));
  const big = gallery([-60, 620], [742, 150], 62, 900, 3) + put(silo(), 700, 950, 1.52) + shade(890, 952, 330, 26, 0.4);
  const small =
    put(silo(), 1235, 916, 0.98) + shade(1360, 918, 200, 16, 0.35) + gallery([1060, 148], [1270, 372], 34, 900, 0);
  const r = chance(139);
  const rake = times(6, (i) => put(wagon(r, i < 3 ? 1 : 0.01, '#a4492a'), -40 + i * 292, 972, 0.98));
  return sheet(
    back +
      floor +
      small +
      big +
      track(972) +
      rake +
      ballast(140, 1008) +
      put(person(ENGINEER), 1480, 1052, 1.5) +
      put(person(MINER), 1420, 1058, 1.5, true),
  );
}
