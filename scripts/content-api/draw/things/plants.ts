/** Draws plants: leaves, saplings, round trees, tall trees and palms. */
import { blob, chance, disc, f, line, mix, oval, put, shade, times } from '../svg.ts';
import type { Chance } from '../svg.ts';

function leaf(x: number, y: number, l: number, angle: number, under: string, upper: string): string {
  const top = `M0 0C${f(l * 0.25)} ${f(-l * 0.34)} ${f(l * 0.75)} ${f(-l * 0.3)} ${f(l)} 0`;
  const whole = `${top}C${f(l * 0.75)} ${f(l * 0.24)} ${f(l * 0.25)} ${f(l * 0.26)} 0 0Z`;
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(angle)})">${blob(whole, under)}${blob(`${top}Z`, upper)}</g>`;
}

/** A young plant of height s standing in its dug pit. */
export function sapling(r: Chance, x: number, y: number, s: number, tone = '#a9c65b', pit = true): string {
  const n = s > 60 ? 13 : 7;
  const leaves = times(n, (i) => {
    const t = 0.28 + (i / n) * 0.74;
    const angle = i % 2 ? -28 - r() * 30 : 208 + r() * 30;
    const l = s * (0.36 - t * 0.1) * (0.8 + r() * 0.4);
    return leaf(
      x + (r() - 0.5) * s * 0.05,
      y - s * t,
      l,
      angle,
      mix('#1f6b4a', tone, r() * 0.7),
      mix('#4da46c', tone, 0.2 + r() * 0.5),
    );
  });
  const stem = `M${f(x)} ${f(y)}q${f(s * 0.06)} ${f(-s * 0.5)} ${f((r() - 0.5) * s * 0.1)} ${f(-s)}`;
  return (
    (pit ? oval(x, y, s * 0.42, s * 0.11, '#3a2312', 'opacity=".75"') : '') +
    line(stem, '#5a4326', Math.max(1, s * 0.035)) +
    leaves
  );
}

/** A neem-like tree of height s; the light comes from the right. */
export function tree(seed: number, x: number, y: number, s: number, dark = '#2b5f3b', light = '#7fa352'): string {
  const r = chance(seed);
  const crown = (n: number, shift: number, spread: number, size: number, from: number): string =>
    times(n, () => {
      const [a, q] = [r() * 6.283, Math.sqrt(r())];
      const [cx, cy] = [Math.cos(a) * q * spread + shift, -s * 0.66 + Math.sin(a) * q * spread * 0.72 - shift * 0.6];
      return disc(cx, cy, size * (0.6 + r() * 0.6), mix(dark, light, Math.min(1, from + r() * 0.35)));
    });
  const trunk = blob(
    `M${f(-s * 0.035)} 0Q${f(-s * 0.01)} ${f(-s * 0.3)} ${f(-s * 0.13)} ${f(-s * 0.55)}L${f(-s * 0.09)} ${f(-s * 0.57)}L0 ${f(-s * 0.36)}L${f(s * 0.1)} ${f(-s * 0.58)}L${f(s * 0.14)} ${f(-s * 0.55)}Q${f(s * 0.02)} ${f(-s * 0.28)} ${f(s * 0.045)} 0Z`,
    '#5d4028',
  );
  const crowns =
    crown(22, -s * 0.03, s * 0.27, s * 0.11, 0) +
    crown(16, s * 0.03, s * 0.2, s * 0.09, 0.35) +
    crown(14, s * 0.08, s * 0.13, s * 0.06, 0.65);
  return put(shade(s * 0.05, 0, s * 0.36, s * 0.05, 0.35) + trunk + crowns, x, y);
}

/** A slender tree of height s, for rows. */
export function poplar(seed: number, x: number, y: number, s: number, dark = '#27583a', light = '#8fb45c'): string {
  const r = chance(seed);
  const wide = (t: number): number => s * (0.05 + 0.15 * Math.sin(Math.min(1, t * 0.98 + 0.1) * 3));
  const layer = (n: number, from: number, shift: number): string =>
    times(n, (i) => {
      const t = i / (n - 1);
      const off = (r() - 0.5) * 1.5 * wide(t);
      return disc(
        off + shift * wide(t),
        -s * (0.26 + t * 0.64),
        s * (0.075 - t * 0.035) * (0.75 + r() * 0.4),
        mix(dark, light, Math.min(1, from + r() * 0.3)),
      );
    });
  const crown = oval(0, -s * 0.55, s * 0.15, s * 0.34, dark) + oval(0, -s * 0.84, s * 0.055, s * 0.13, dark);
  return put(
    shade(s * 0.05, 0, s * 0.24, s * 0.035, 0.35) +
      line(`M0 0V${f(-s * 0.5)}`, '#5d4028', s * 0.04) +
      crown +
      layer(34, 0.05, 0) +
      layer(26, 0.4, 0.25) +
      layer(16, 0.7, 0.5),
    x,
    y,
  );
}

export function palm(seed: number, x: number, y: number, s: number): string {
  const r = chance(seed);
  const top: readonly [number, number] = [s * 0.08, -s];
  const fronds = times(11, (i) => {
    const a = -3.5 + (i / 10) * 3.9;
    const l = s * (0.3 + r() * 0.1);
    const [dx, dy] = [Math.cos(a) * l, Math.sin(a) * l * 0.5];
    return blob(
      `M${f(top[0])} ${f(top[1])}q${f(dx * 0.5)} ${f(dy - l * 0.22)} ${f(dx)} ${f(dy + l * 0.3)}q${f(-dx * 0.35)} ${f(-l * 0.3)} ${f(-dx)} ${f(-dy - l * 0.3)}Z`,
      mix('#2f6b44', '#8fae58', r()),
    );
  });
  return put(
    shade(0, 0, s * 0.2, s * 0.03) +
      line(`M0 0Q${f(-s * 0.03)} ${f(-s * 0.5)} ${f(top[0])} ${f(top[1])}`, '#7a5a3a', s * 0.045) +
      fronds,
    x,
    y,
  );
}

/** A rounded hedge or shrub. */
export function shrub(seed: number, x: number, y: number, w: number, h: number, flower = ''): string {
  const r = chance(seed);
  const puffs = times(14, () =>
    disc(
      x + (r() - 0.5) * w * 0.8,
      y - h * (0.25 + r() * 0.5),
      h * (0.28 + r() * 0.16),
      mix('#2f6b44', '#86a95c', r()),
    ),
  );
  const blooms = flower
    ? times(9, () => disc(x + (r() - 0.5) * w * 0.8, y - h * (0.2 + r() * 0.7), h * 0.05, flower))
    : '';
  return shade(x, y, w * 0.55, h * 0.14) + puffs + blooms;
}
