/** Writes the small parts of SVG that all drawings use: shapes, paints, colours, and random numbers that can be repeated. */

export const W = 1600;
export const H = 1067;

export type Point = readonly [number, number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Paint = string | { readonly way: 'down' | 'across' | 'out'; readonly stops: readonly Stop[] };
export type Chance = () => number;

export const down = (...stops: Stop[]): Paint => ({ way: 'down', stops });
export const across = (...stops: Stop[]): Paint => ({ way: 'across', stops });
export const out = (...stops: Stop[]): Paint => ({ way: 'out', stops });
export const halo = (colour: string): Paint => out([0, colour, 0.95], [0.25, colour, 0.5], [1, colour, 0]);

/** Returns a function that returns a number from 0 to 1 in each call. The same seed gives the same numbers. */
export function chance(seed: number): Chance {
  let s = seed;
  return () => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((s ^ (s >>> 13)) >>> 0) / 4294967296;
  };
}

/** Returns a smooth random curve around zero. */
export function waver(seed: number): (x: number) => number {
  const r = chance(seed);
  const waves = Array.from({ length: 6 }, (_, i) => [r() * 6.28, (i + 1) * (0.7 + r() * 0.6), 1 / (i + 1)] as const);
  return (x) => waves.reduce((sum, [phase, rate, height]) => sum + Math.sin(x * rate + phase) * height, 0) / 2;
}

export const f = (n: number): number => Math.round(n * 10) / 10;

/** Mixes two colours. */
export function mix(a: string, b: string, t: number): string {
  const part = (c: string, i: number): number => parseInt(c.slice(i, i + 2), 16);
  return (
    '#' +
    [1, 3, 5]
      .map((i) =>
        Math.round(part(a, i) * (1 - t) + part(b, i) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

let serial = 0;

function paint(p: Paint): readonly [definition: string, value: string] {
  if (typeof p === 'string') return ['', p];
  const id = `p${(serial += 1)}`;
  const stops = p.stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a ?? 1}"/>`).join('');
  const [tag, way] =
    p.way === 'out' ? ['radialGradient', ''] : ['linearGradient', p.way === 'down' ? 'x2="0" y2="1"' : ''];
  return [`<defs><${tag} id="${id}" ${way}>${stops}</${tag}></defs>`, `url(#${id})`];
}

function shape(geometry: string, p: Paint, more: string): string {
  const [definition, value] = paint(p);
  return `${definition}<${geometry} fill="${value}" ${more}/>`;
}

export const box = (x: number, y: number, w: number, h: number, p: Paint, more = ''): string =>
  shape(`rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"`, p, more);
export const oval = (x: number, y: number, rx: number, ry: number, p: Paint, more = ''): string =>
  shape(`ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}"`, p, more);
export const disc = (x: number, y: number, r: number, p: Paint, more = ''): string => oval(x, y, r, r, p, more);
export const blob = (d: string, p: Paint, more = ''): string => shape(`path d="${d}"`, p, more);
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f(width)}" ${more}/>`;

export const through = (points: readonly Point[]): string => 'M' + points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L');
export const poly = (points: readonly Point[], p: Paint, more = ''): string => blob(through(points) + 'Z', p, more);

/** Moves and scales a drawing. Mirrors the drawing about its own origin if wanted. */
export const put = (drawn: string, x: number, y: number, k = 1, mirrored = false): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${mirrored ? -k : k} ${k})">${drawn}</g>`;

export function clip(outline: string, drawn: string): string {
  const id = `c${(serial += 1)}`;
  return `<defs><clipPath id="${id}"><path d="${outline}"/></clipPath></defs><g clip-path="url(#${id})">${drawn}</g>`;
}

export function blurred(drawn: string, by: number): string {
  const id = `b${(serial += 1)}`;
  const room = 'x="-50%" y="-50%" width="200%" height="200%"';
  return `<defs><filter id="${id}" ${room}><feGaussianBlur stdDeviation="${by}"/></filter></defs><g filter="url(#${id})">${drawn}</g>`;
}

/** A soft shadow on the ground. */
export const shade = (x: number, y: number, rx: number, ry: number, opacity = 0.3): string =>
  oval(x, y, rx, ry, out([0, '#150a04', opacity], [0.6, '#150a04', opacity * 0.7], [1, '#150a04', 0]));

export const sheet = (drawn: string, w = W, h = H): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${drawn}</svg>`;
