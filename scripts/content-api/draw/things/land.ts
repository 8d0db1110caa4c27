/** Draws the land that all pictures share: sky, clouds, the flat-topped hills of the Vindhya range, slopes and ground. */
import type { Paint, Point } from '../svg.ts';
import { box, chance, disc, down, f, H, halo, line, mix, oval, poly, times, W, waver } from '../svg.ts';

export interface Sky {
  readonly seed: number;
  readonly colours: readonly [string, string, string];
  readonly horizon: number;
  readonly sun?: readonly [x: number, y: number, r: number];
  readonly cloud?: string;
  /** How many streaks of high cloud. */
  readonly streaked?: number;
  readonly width?: number;
}

export function sky({
  seed,
  colours: [top, middle, low],
  horizon,
  sun,
  cloud = '#ffffff',
  streaked = 11,
  width = W,
}: Sky): string {
  const light = sun ? disc(sun[0], sun[1], 420, halo('#fff0c4')) + disc(sun[0], sun[1], sun[2], '#fffaf0') : '';
  return (
    box(0, 0, width, horizon + 60, down([0, top], [0.6, middle], [1, low])) +
    light +
    streaks(seed, 50, horizon * 0.62, cloud, streaked, width)
  );
}

export function streaks(seed: number, y0: number, y1: number, colour: string, n: number, width = W): string {
  const r = chance(seed);
  return times(Math.round((n * width) / W), () => {
    const [w, h] = [160 + r() * 420, 6 + r() * 11];
    return box(
      r() * width - w / 2,
      y0 + (y1 - y0) * r(),
      w,
      h,
      colour,
      `rx="${f(h / 2)}" opacity="${f(0.25 + r() * 0.4)}"`,
    );
  });
}

/** Round fair-weather clouds. */
export function cumulus(seed: number, n: number, y0: number, y1: number, width = W): string {
  const r = chance(seed);
  return times(n, () => {
    const [x, y, s] = [r() * width, y0 + (y1 - y0) * r(), 34 + r() * 42];
    const puffs = times(6, (i) =>
      disc(
        x + (i - 2.5) * s * 0.78,
        y - Math.sin((i / 5) * 3.14) * s * (0.35 + r() * 0.4),
        s * (0.45 + r() * 0.35),
        '#ffffff',
      ),
    );
    return `<g opacity="${f(0.55 + r() * 0.3)}">${puffs}${oval(x, y - s * 0.2, s * 1.9, s * 0.6, '#ffffff')}${box(x - s * 2.5, y - s * 0.1, s * 5, s * 0.6, '#ffffff', `rx="${f(s * 0.25)}"`)}</g>`;
  });
}

/** A line of table lands: flat tops, steep shoulders. */
export function tableland(seed: number, y: number, h: number, colour: Paint, width = W): string {
  const r = chance(seed);
  const points: Point[] = [[-10, y + h]];
  for (let x = -40; x < width + 60;) {
    const [w, up] = [130 + r() * 300, h * (0.35 + r() * 0.65)];
    points.push([x, y + h * 0.75], [x + 26 + r() * 34, y + h - up], [x + w * 0.5, y + h - up + (r() - 0.5) * 5]);
    points.push([x + w, y + h - up + (r() - 0.3) * 8], [x + w + 30 + r() * 40, y + h * (0.6 + r() * 0.3)]);
    x += w + 60 + r() * 90;
  }
  points.push([width + 10, y + h], [width + 10, y + h + 260], [-10, y + h + 260]);
  return poly(points, colour);
}

/** A rolling edge from left to right. */
export function edge(seed: number, y: number, swing: number, step = 20, width = W): Point[] {
  const n = waver(seed);
  const points: Point[] = [];
  for (let x = -step; x <= width + step; x += step) points.push([x, y + n(x / 260) * swing]);
  return points;
}

export const slope = (top: readonly Point[], colour: Paint, bottom = H + 10, width = W): string =>
  poly([[-30, bottom], ...top, [width + 30, bottom]], colour);

/** Small bushes along an edge. */
export function scrub(
  seed: number,
  top: readonly Point[],
  n: number,
  size: number,
  dark = '#2f6b44',
  light = '#86a95c',
): string {
  const r = chance(seed);
  return times(n, () => {
    const [x, y] = top[Math.floor(r() * top.length)] ?? [0, 0];
    const s = size * (0.5 + r());
    return oval(x + r() * 20, y - s * 0.35, s * (0.7 + r() * 0.4), s * 0.8, mix(dark, light, r()));
  });
}

/** Bare ground: a gradient with strokes, stones and tyre marks, which are larger near the viewer. */
export function ground(seed: number, y: number, far: string, near: string, width = W): string {
  const r = chance(seed);
  const d = H - y;
  const strokes = times(34, (i) => {
    const yy = y + 6 + ((i * i) / 34 / 34) * d;
    const w = 1 + i * 0.2;
    const curve = `M-10 ${f(yy)}Q${f(width * 0.3)} ${f(yy - 7 + r() * 14)} ${f(width * 0.56)} ${f(yy)}T${width + 10} ${f(yy - 4 + r() * 8)}`;
    return line(curve, r() > 0.5 ? '#ffe0b0' : '#1a0a04', w, `stroke-opacity="${f(0.06 + r() * 0.1)}"`);
  });
  return (
    box(0, y, width, d + 10, down([0, far], [1, near])) +
    strokes +
    stones(seed + 1, y + d * 0.25, H, 90, mix(near, '#150a05', 0.6), mix(far, near, 0.4), width)
  );
}

export function stones(
  seed: number,
  y0: number,
  y1: number,
  n: number,
  dark: string,
  light: string,
  width = W,
): string {
  const r = chance(seed);
  return times(n, () => {
    const t = r();
    const [x, y, s] = [r() * width, y0 + t * (y1 - y0), 2 + t * 13 * r()];
    return poly(
      [
        [x, y],
        [x + s, y - s * 0.8],
        [x + s * 2.1, y - s * 0.4],
        [x + s * 2.3, y + s * 0.1],
      ],
      r() > 0.4 ? dark : light,
    );
  });
}

/** Blades of grass from `y0` (far away) to `y1` (near the viewer), where they are longer and thicker. */
export function grass(
  seed: number,
  y0: number,
  y1: number,
  n: number,
  dark: string,
  light = '#d3dd86',
  tall = 1,
  width = W,
): string {
  const r = chance(seed);
  return times(n, () => {
    const t = Math.pow(r(), 0.7);
    const [x, y, s] = [r() * width, y0 + t * (y1 - y0), (4 + t * 20) * tall];
    const blade = `M${f(x)} ${f(y)}q${f((r() - 0.5) * 6)} ${f(-s * 0.6)} ${f((r() - 0.5) * s * 0.7)} ${f(-s)}`;
    return line(blade, mix(dark, light, r()), 1 + t * 1.6, 'opacity=".75"');
  });
}
