/** Draws buildings and objects: houses, blocks of flats, silo, belt gallery, water tank, solar panels, lamps and tents. */
import type { Point } from '../svg.ts';
import { across, blob, box, disc, down, f, line, oval, poly, shade, times } from '../svg.ts';

/** A village house with a tiled roof; the lower left corner is the origin. */
export function house(w: number, h: number, wall: string, roof = '#a4492a', door = '#1f6b4a'): string {
  const r = h * 0.5;
  const tiles = times(Math.floor(w / 16), (i) =>
    line(`M${f(6 + i * 16)} ${f(-h)}L${f(14 + i * 16 * 0.94)} ${f(-h - r + 4)}`, '#6e2a14', 1.6, 'opacity=".5"'),
  );
  const win = (x: number): string =>
    box(x, -h * 0.68, w * 0.15, h * 0.3, '#37505a') +
    line(`M${f(x + w * 0.075)} ${f(-h * 0.68)}v${f(h * 0.3)}M${f(x)} ${f(-h * 0.53)}h${f(w * 0.15)}`, '#e9dfc9', 2.5) +
    box(x - 3, -h * 0.38, w * 0.15 + 6, 4, '#fbf7f0');
  return (
    shade(w / 2, 0, w * 0.62, 10, 0.35) +
    box(0, -h, w, h, across([0, wall], [1, '#fffaf0']), '') +
    box(0, -h, w, h, wall, 'opacity=".72"') +
    box(0, -h * 0.14, w, h * 0.14, '#7a4a2e', 'opacity=".55"') +
    box(w * 0.42, -h * 0.66, w * 0.18, h * 0.66, door) +
    line(`M${f(w * 0.51)} ${f(-h * 0.66)}V0`, '#00000040', 2) +
    win(w * 0.12) +
    win(w * 0.73) +
    poly(
      [
        [-w * 0.07, -h],
        [w * 0.06, -h - r],
        [w * 0.94, -h - r],
        [w * 1.07, -h],
      ],
      roof,
    ) +
    tiles +
    box(-w * 0.07, -h - 3, w * 1.14, 7, '#7d3318')
  );
}

/** A block of flats with balconies; the lower left corner is the origin. */
export function flats(cols: number, floors: number, wall: string, trim = '#a83c0c'): string {
  const [cw, fh] = [64, 72];
  const [w, h] = [cols * cw + 20, floors * fh + 16];
  const cell = (c: number, r: number): string => {
    const [x, y] = [16 + c * cw, -h + 22 + r * fh];
    return (
      box(x, y, 24, 32, '#4a6a74') +
      line(`M${x + 12} ${y}v32M${x} ${y + 15}h24`, '#fbf7f0', 2.2) +
      box(x + 30, y, 16, 46, '#8a5a34') +
      box(x - 4, y + 34, 54, 5, trim) +
      line(times(7, (i) => `M${x - 2 + i * 8} ${y + 34}v14`) + `M${x - 4} ${y + 48}h54`, '#6d5844', 1.8)
    );
  };
  return (
    shade(w / 2, 0, w * 0.6, 12, 0.35) +
    box(0, -h, w, h, across([0, wall], [0.75, wall], [1, '#fffaf0'])) +
    times(cols, (c) => times(floors, (r) => cell(c, r))) +
    box(-6, -h - 10, w + 12, 14, trim) +
    box(w * 0.44, -h - 30, 40, 20, '#2f3a3f', 'rx="4"') +
    box(0, -10, w, 10, '#6d5844', 'opacity=".4"')
  );
}

/** A loading silo, 250 wide, whose legs stand on the line y = 0, about 580 high. */
export function silo(): string {
  return (
    line('M16 -210V0M234 -210V0M80 -150V0M170 -150V0', '#4a3a2e', 17) +
    line('M16 -60L80 -130M234 -60L170 -130M80 -60L170 -130', '#4a3a2e', 6) +
    box(0, -540, 250, 330, across([0, '#8d7a6a'], [0.35, '#efe5d6'], [0.7, '#b5a08b'], [1, '#6a584a'])) +
    oval(125, -540, 125, 22, '#f0e6d6') +
    blob('M0 -210L70 -140H180L250 -210Z', '#6d5a4a') +
    box(-30, -580, 310, 52, '#8f3a12') +
    box(-30, -580, 310, 12, '#d9641f') +
    times(7, (i) => box(-12 + i * 42, -558, 26, 18, '#ffe3a8')) +
    times(4, (i) =>
      line(`M0 ${-470 + i * 64}Q125 ${-450 + i * 64} 250 ${-470 + i * 64}`, '#5a483a', 4, 'stroke-opacity=".5"'),
    ) +
    line('M40 -536V-205', '#5a483a', 3) +
    line('M52 -536V-205', '#5a483a', 3) +
    line(
      times(26, (i) => `M40 ${-530 + i * 12.5}h12`),
      '#5a483a',
      2,
    )
  );
}

/** A covered belt gallery from one point to another on trestles that stand on the line y = floor. */
export function gallery([x0, y0]: Point, [x1, y1]: Point, thick: number, floor: number, legs: number): string {
  const at = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
  const trestles = times(legs, (i) => {
    const [x, y] = at((i + 0.7) / (legs + 0.6));
    const h = floor - y;
    const rungs = times(h < 70 ? 0 : Math.max(1, Math.floor(h / 90)), (j) => {
      const yy = y + thick + (j + 0.6) * 80;
      const s = 6 + ((yy - y) / h) * 20;
      return `M${f(x - s)} ${f(yy)}L${f(x + s)} ${f(yy + 44)}M${f(x - s)} ${f(yy)}H${f(x + s)}`;
    });
    return (
      line(
        `M${f(x - 5)} ${f(y + thick * 0.5)}L${f(x - 26)} ${floor}M${f(x + 5)} ${f(y + thick * 0.5)}L${f(x + 26)} ${floor}${rungs}`,
        '#5a4636',
        Math.max(4, thick * 0.13),
      ) + shade(x, floor, 44, 8, 0.3)
    );
  });
  const n = Math.round(Math.hypot(x1 - x0, y1 - y0) / (thick * 0.9));
  const ribs = times(n, (i) => {
    const [x, y] = at((i + 0.5) / n);
    return `M${f(x)} ${f(y + thick * 0.24)}V${f(y + thick * 0.9)}`;
  });
  return (
    trestles +
    poly(
      [
        [x0, y0],
        [x1, y1],
        [x1, y1 + thick],
        [x0, y0 + thick],
      ],
      '#b99f82',
    ) +
    poly(
      [
        [x0, y0],
        [x1, y1],
        [x1, y1 + thick * 0.24],
        [x0, y0 + thick * 0.24],
      ],
      '#efe0c8',
    ) +
    line(ribs, '#6d5844', 2.5) +
    line(`M${f(x0)} ${f(y0 + thick)}L${f(x1)} ${f(y1 + thick)}`, '#5a4636', 4)
  );
}

/** An overhead water tank; its feet stand on the line y = 0, about 520 high. */
export function waterTank(): string {
  const legs = 'M-108 0L-92 -330M-38 0L-34 -330M38 0L34 -330M108 0L92 -330';
  return (
    shade(0, 0, 190, 16, 0.4) +
    line('M-104 -100H104M-98 -215H98M-104 -100L98 -215M104 -100L-98 -215', '#8d9ba0', 8) +
    line(legs, '#a9b6b8', 19) +
    line(legs, '#c9d4d4', 6) +
    blob('M-150 -330Q-150 -318 -120 -312H120Q150 -318 150 -330Z', '#7f8f94') +
    box(-150, -480, 300, 150, across([0, '#7fa8b4'], [0.35, '#e6f0f0'], [0.7, '#a4c3ca'], [1, '#5f8894'])) +
    blob('M-158 -480Q0 -560 158 -480Q0 -462 -158 -480Z', '#1f6b4a') +
    blob('M-158 -480Q-70 -524 0 -520Q-66 -506 -84 -473Q-124 -475 -158 -480Z', '#2f8f63') +
    box(-150, -420, 300, 22, '#1f6b4a', 'opacity=".85"') +
    line('M126 -330V0M142 -330V0' + times(20, (i) => `M126 ${-322 + i * 16.5}h16`), '#5a6a6e', 4) +
    line('M-60 -312V-20H-150', '#3f6f8f', 9)
  );
}

/** A tilted solar panel with its legs, w wide, standing on the line y = 0. */
export const panel = (w: number): string =>
  line(`M${f(w * 0.2)} 0V${f(-w * 0.3)}M${f(w * 0.8)} 0V${f(-w * 0.3)}`, '#8a8f92', w * 0.03) +
  poly(
    [
      [0, -w * 0.14],
      [w * 0.12, -w * 0.6],
      [w * 1.06, -w * 0.6],
      [w * 0.96, -w * 0.14],
    ],
    down([0, '#3f7690'], [0.45, '#1c4258'], [1, '#12303f']),
  ) +
  line(
    times(3, (i) => `M${f(w * (0.24 + i * 0.24))} ${f(-w * 0.14)}l${f(w * 0.118)} ${f(-w * 0.46)}`) +
      `M${f(w * 0.06)} ${f(-w * 0.37)}H${f(w * 1.01)}`,
    '#7fb0c4',
    w * 0.012,
  ) +
  line(`M0 ${f(-w * 0.14)}H${f(w * 0.96)}`, '#dfe8ea', w * 0.03);

export const lamp = (h: number): string =>
  line(`M0 0V${-h}Q2 ${f(-h * 1.08)} ${f(h * 0.16)} ${f(-h * 1.06)}`, '#6f7a7d', h * 0.025) +
  blob(`M${f(h * 0.1)} ${f(-h * 1.08)}h${f(h * 0.13)}v${f(h * 0.03)}h${f(-h * 0.13)}z`, '#3a4448') +
  blob(
    `M${f(-h * 0.1)} ${f(-h * 1.1)}L${f(h * 0.06)} ${f(-h * 1.17)}L${f(h * 0.09)} ${f(-h * 1.13)}L${f(-h * 0.07)} ${f(-h * 1.06)}Z`,
    '#1c4258',
  );

/** The company's mark: sun over benches, 56 units square. */
export const mark = (): string =>
  disc(28, 20.5, 11, '#f2a900') +
  blob('M2 25h9v6H2zM45 25h9v6h-9z', '#1f6b4a') +
  blob('M2 32.5h14v6H2zM40 32.5h14v6H40z', '#a83c0c') +
  blob('M2 40h19v6H2zM35 40h19v6H35z', '#5e2208') +
  blob('M2 47.5h52v6H2z', '#16130f');
