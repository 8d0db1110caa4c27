/** Draws the open pit: nested terraces with a haul road, at dawn and in the monsoon. */
import type { Point } from '../svg.ts';
import {
  across,
  blob,
  box,
  chance,
  clip,
  down,
  f,
  H,
  line,
  mix,
  oval,
  poly,
  put,
  sheet,
  through,
  times,
  W,
  waver,
} from '../svg.ts';
import { DAY, dumper, shovel } from '../things/machines.ts';
import { scrub, sky, tableland } from '../things/land.ts';
import type { Sky } from '../things/land.ts';

interface Pit {
  readonly seed: number;
  readonly air: Omit<Sky, 'seed' | 'horizon'>;
  readonly haze: string;
  readonly levels: number;
  readonly cx: number;
  readonly wet: boolean;
}

const WALL = ['#c98b58', '#b9733f', '#a65f30', '#2a231e', '#8a4a26', '#201a16', '#6e3a20', '#2a201a'];
const LEDGE = ['#e5b987', '#dba56f', '#cf935c', '#6d5a4a', '#b87a4a', '#5d4d40', '#9d6642', '#4a3c32'];

export function rain(seed: number, fallen = 0): string {
  const r = chance(seed);
  const drops = times(460, () => {
    const l = 24 + r() * 46;
    const y = (r() * (H + 80) + fallen) % (H + 80);
    return `M${f(r() * (W + 260) - fallen * 0.02)} ${f(y - 60)}l${f(-l * 0.28)} ${f(l)}`;
  });
  return line(drops, '#eef6f4', 1.6, 'stroke-opacity=".38"');
}

function rainClouds(seed: number): string {
  const r = chance(seed);
  return times(26, () => oval(r() * W, 20 + r() * 170, 120 + r() * 220, 30 + r() * 44, '#5f7277', 'opacity=".3"'));
}

function pit({ seed, air, haze, levels, cx, wet }: Pit): string {
  const r = chance(seed);
  const n = waver(seed + 3);
  const top = 372;
  const at = (a: number, k: number, dy = 0): Point => {
    const s = 1 - k * 0.105;
    const w =
      1 + n(Math.cos(a) * 1.6 + 5) * 0.03 + n(Math.sin(a) * 1.9 + 2) * 0.03 + n(Math.cos(a * 3) * 0.8 + k) * 0.006;
    return [cx + Math.cos(a) * 1030 * s * w, 772 + k * 30 + Math.sin(a) * 366 * s * w + dy];
  };
  const ring = (k: number, dy: number): Point[] =>
    Array.from({ length: 300 }, (_, i) => at((i / 300) * 2 * Math.PI, k, dy));
  const tone = (c: string, to: string, t: number): string => (wet ? mix(c, to, t) : c);
  const hills =
    tableland(seed + 11, top - 132, 110, mix('#a08a7d', haze, 0.45)) +
    tableland(seed + 17, top - 92, 90, mix('#7d6a58', haze, 0.25)) +
    tableland(seed + 23, top - 57, 60, '#5f6b4a');
  const rim =
    box(0, top, W, H - top, down([0, '#d9ae7c'], [1, '#8b5a34'])) +
    scrub(
      seed,
      [
        [0, top + 8],
        [W * 0.2, top],
        [W * 0.4, top + 10],
        [W * 0.6, top + 4],
        [W * 0.8, top + 10],
        [W, top + 2],
      ].flatMap(([x = 0, y = 0]) =>
        times(16, (i) => `${x + i * 20},${y + ((i * 7) % 13)};`)
          .split(';')
          .filter(Boolean)
          .map((p) => p.split(',').map(Number) as unknown as Point),
      ),
      260,
      9,
      '#3d5a38',
      '#7f8a4e',
    );
  const level = (k: number): string => {
    const high = 34 + k * 2.4;
    const [wall, ledge] = [tone(WALL[k] ?? '', '#3f5a3a', 0.38), tone(LEDGE[k] ?? '', '#7fa356', 0.5)];
    const cuts: [string, string] = ['', ''];
    for (let i = 0; i < 320; i += 1) {
      const a = Math.PI + r() * Math.PI;
      const [x, y] = at(a, k);
      cuts[r() > 0.5 ? 0 : 1] += `M${f(x)} ${f(y)}l${f(Math.cos(a) * -5)} ${f(high * (0.4 + r() * 0.6))}`;
    }
    const tracks = [8, 15]
      .map((o) => line(through(ring(k + 0.03, high + o)) + 'Z', '#3a2010', 2.5, 'stroke-opacity=".14"'))
      .join('');
    const inner = k + 1 < levels ? level(k + 1) : floor();
    return clip(
      through(ring(k, 0)) + 'Z',
      poly(ring(k, 0), wall) +
        line(cuts[0], '#1a0c05', 2.5, 'stroke-opacity=".2"') +
        line(cuts[1], '#ffdcae', 2, `stroke-opacity="${WALL[k]?.startsWith('#2') ? 0.09 : 0.18}"`) +
        poly(ring(k, high), ledge) +
        tracks +
        inner,
    );
  };
  const floor = (): string =>
    poly(ring(levels - 1 + 1.1, 44), wet ? down([0, '#d5e2df'], [1, '#7fa3a6']) : '#17120f') +
    times(wet ? 22 : 110, () => {
      const [a, q] = [r() * 6.28, Math.sqrt(r()) * 0.28];
      const [x, y] = [cx + Math.cos(a) * 620 * q, 1000 + Math.sin(a) * 130 * q];
      return wet
        ? box(x - 30, y - 60, 40 + r() * 60, 2.5, '#ffffff', 'opacity=".6"')
        : blob(
            `M${f(x)} ${f(y)}l${f(6 + r() * 10)} ${f(-4 - r() * 6)} ${f(8 + r() * 8)} ${f(7 + r() * 4)}z`,
            '#3a3029',
            'opacity=".8"',
          );
    });
  const along = (t: number): Point => at(Math.PI * (1.06 + t * 0.8), t * (levels - 1.2), 28);
  const steps = Array.from({ length: 91 }, (_, i) => i / 100);
  const road = poly(
    [
      ...steps.map((t): Point => [along(t)[0], along(t)[1] - (8 + t * 9) * 0.6]),
      ...steps.toReversed().map((t): Point => [along(t)[0], along(t)[1] + (8 + t * 9) * 0.8]),
    ],
    '#efcfa0',
    'opacity=".92"',
  );
  const trucks = (
    [
      [0.16, 0.22],
      [0.34, 0.27],
      [0.52, 0.33],
      [0.74, 0.42],
    ] as const
  )
    .map(([t, k], i) =>
      put(dumper(DAY, i % 2 === 0), along(t)[0] - (i % 2 ? -100 : 100) * k, along(t)[1] - 106 * k, k, i % 2 === 1),
    )
    .join('');
  const digger = wet ? '' : put(shovel(20), at(5.45, 3.1, 60)[0], at(5.45, 3.1, 60)[1], 0.4);
  const light =
    box(0, top - 60, W, 300, down([0, haze, 0], [0.3, haze, 0.5], [1, haze, 0])) +
    box(0, top, W, H - top, across([0, '#1a0c05', 0.4], [0.5, '#1a0c05', 0.04], [1, '#ffe2b0', 0.18])) +
    box(0, 760, W, 320, down([0, '#2a1509', 0], [1, '#2a1509', 0.5]));
  return (
    sky({ seed, horizon: top, ...air }) +
    hills +
    rim +
    level(0) +
    road +
    trucks +
    digger +
    light +
    (wet ? rainClouds(seed) : '')
  );
}

export const dryPit = (): string =>
  pit({
    seed: 41,
    air: { colours: ['#a9cfe0', '#f6e6c8', '#f8c98a'], sun: [1120, 270, 48], cloud: '#fffaf0' },
    haze: '#f7ddb0',
    levels: 7,
    cx: 860,
    wet: false,
  });
export const wetPit = (): string =>
  pit({
    seed: 93,
    air: { colours: ['#6f868d', '#aebcbb', '#d5dad0'], sun: [420, 230, 40] },
    haze: '#c9d2cc',
    levels: 6,
    cx: 700,
    wet: true,
  });
export const benches = (): string => sheet(dryPit());
export const benchesMonsoon = (): string => sheet(wetPit() + rain(93));
