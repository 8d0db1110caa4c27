/** Draws the machines: dumper, shovel, dragline, locomotive, wagon, van and tractor, each about its own origin. */
import type { Chance } from '../svg.ts';
import { across, blob, box, disc, down, f, line, times } from '../svg.ts';

export interface Coat {
  readonly bed: string;
  readonly lit: string;
  readonly rib: string;
  readonly coal: string;
  readonly frame: string;
  readonly cab: string;
  readonly glass: string;
  readonly tyre: string;
  readonly tread: string;
  readonly hub: string;
  readonly lamp: string;
}
export const DAY: Coat = {
  bed: '#d98a12',
  lit: '#f8c64c',
  rib: '#a45f0c',
  coal: '#1b1714',
  frame: '#4a2410',
  cab: '#f2ead9',
  glass: '#37505a',
  tyre: '#1d1916',
  tread: '#3a332c',
  hub: '#d98a12',
  lamp: '#fff4cf',
};
export const DUSK: Coat = {
  bed: '#6b2a0c',
  lit: '#e07a2c',
  rib: '#47190a',
  coal: '#120d0a',
  frame: '#1f0f08',
  cab: '#8d4317',
  glass: '#f7c66a',
  tyre: '#120d0a',
  tread: '#2a1a12',
  hub: '#7d3310',
  lamp: '#fff1b8',
};

export function wheel(x: number, y: number, r: number, p: Coat): string {
  const tread = `<circle cx="${x}" cy="${y}" r="${f(r - 2.5)}" fill="none" stroke="${p.tread}" stroke-width="3" stroke-dasharray="3 3.2"/>`;
  const nuts = times(8, (i) =>
    disc(x + Math.cos(i * 0.785) * r * 0.43, y + Math.sin(i * 0.785) * r * 0.43, r * 0.04, p.frame),
  );
  return (
    disc(x, y, r, p.tyre) +
    tread +
    disc(x, y, r * 0.52, p.hub) +
    disc(x, y, r * 0.34, p.rib) +
    nuts +
    disc(x, y, r * 0.14, p.hub)
  );
}

/** Draws a dumper without its wheels, because films turn the wheels separately. */
export function dumperBody(p: Coat, loaded = true): string {
  const ribs = times(4, (i) => {
    const x = [50, 70, 90, 108][i] ?? 50;
    return blob(`M${x} 22L${x + 6} 22L${x + 2 - i} ${f(67 - i * 1.4)}L${x - 3 - i} ${f(67.6 - i * 1.4)}Z`, p.rib);
  });
  const coal = loaded
    ? blob('M14 8Q30 -4 52 0Q72 -9 96 -2Q118 -6 138 8L148 10L8 10Z', p.coal) +
      blob('M40 4l8 -4 7 5zM70 -1l9 -4 8 6zM104 2l8 -4 9 6z', '#40372f')
    : '';
  return (
    blob('M4 10L150 10Q158 10 158 16L158 26L128 28L114 62L46 70Q32 71 26 62Z', p.bed) +
    blob('M4 10L150 10Q158 10 158 16L158 20L8 20Z', p.lit) +
    ribs +
    coal +
    blob('M40 68L176 60L184 64L184 82L40 86Z', p.frame) +
    blob('M126 30L160 30L162 60L122 62Z', p.cab) +
    blob('M132 34L157 34L158 48L130 48Z', p.glass) +
    blob('M158 44L186 46L190 80L158 80Z', p.bed) +
    blob('M158 44L186 46L187 52L158 50Z', p.lit) +
    line('M170 56h14M170.5 62h14M171 68h14', p.rib, 2) +
    line('M164 44V30M188 46V34M164 34L188 38', p.frame, 1.6) +
    line('M188 80L196 100M182 82L190 102M185 88h8M187 94h8', p.frame, 1.6) +
    disc(190, 72, 2.6, p.lamp)
  );
}

/** A haul truck seen from the side, facing right; 200 x 112 units from its upper left corner. */
export const dumper = (p: Coat, loaded = true): string =>
  dumperBody(p, loaded) + wheel(58, 86, 26, p) + wheel(154, 88, 24, p);

/** Draws a dumper's chassis with a water tank. The water falls at the back. */
export const sprinkler = (p: Coat): string =>
  blob('M40 68L176 60L184 64L184 82L40 86Z', p.frame) +
  box(4, 8, 112, 58, down([0, '#bfe0ea'], [0.4, '#5a9ab4'], [1, '#2f6a84']), 'rx="22"') +
  box(14, 30, 92, 10, '#fbf7f0', 'rx="5"') +
  line('M34 8v58M88 8v58', '#2f6a84', 3) +
  line('M4 62V76H22', '#3a4448', 6) +
  blob('M126 30L160 30L162 60L122 62Z', p.cab) +
  blob('M132 34L157 34L158 48L130 48Z', p.glass) +
  blob('M158 44L186 46L190 80L158 80Z', p.bed) +
  blob('M158 44L186 46L187 52L158 50Z', p.lit) +
  line('M170 56h14M170.5 62h14M171 68h14', p.rib, 2) +
  line('M188 80L196 100M182 82L190 102M185 88h8M187 94h8', p.frame, 1.6);

/** Draws a rope shovel, about 300 units high, that faces left. Its tracks stand at the origin. `lift` raises the bucket. */
export function shovel(lift = 0): string {
  const tracks = box(-80, -34, 170, 34, '#1d1916', 'rx="16"') + times(7, (i) => disc(-62 + i * 22, -16, 9, '#4a3f36'));
  const house =
    blob('M-60 -62L110 -62L110 -150L20 -160L-60 -140Z', '#c2602a') +
    box(-60, -70, 170, 12, '#5e2208') +
    blob('M20 -160L110 -150V-142L20 -150Z', '#f0a45c') +
    box(-56, -132, 46, 44, '#f2ead9') +
    box(-51, -127, 36, 24, '#37505a') +
    times(4, (i) => box(28 + i * 18, -128, 10, 48, '#8f3a12')) +
    box(-30, -62, 60, 30, '#3a2a1f');
  const boom =
    line('M-44 -80L-210 -262', '#8f3a12', 16) +
    line('M-44 -80L-210 -262', '#e0813c', 5) +
    disc(-212, -264, 13, '#4a2410') +
    line(`M-206 -270L40 -160M-218 -258L${-238} ${-96 - lift}`, '#2a1d14', 3);
  const arm = line(`M-120 -160L-246 ${-92 - lift}`, '#5e2208', 13);
  const bucket = `<g transform="translate(-250 ${-86 - lift})">${blob('M-44 -28L26 -34L32 26Q-4 44 -48 22Z', '#4a3f36')}${blob('M-44 -28L26 -34L27 -24L-45 -18Z', '#8a7a6a')}${line('M-48 22l-12 8M-36 28l-10 10M-22 32l-8 11', '#2a231e', 5)}${blob('M-42 -28Q-20 -48 -4 -38Q14 -48 26 -34Z', '#1b1714')}</g>`;
  return tracks + box(-26, -66, 60, 34, '#3a2a1f') + boom + house + arm + bucket;
}

/** A coal wagon 280 units long with its wheels on the line y = 0. */
export function wagon(r: Chance, fill: number, side = '#8f3a12'): string {
  const heap =
    fill > 0
      ? blob(
          `M14 -112Q60 ${f(-112 - 52 * fill)} 120 ${f(-112 - 32 * fill)}T204 ${f(-112 - 40 * fill)}T262 -112Z`,
          '#191411',
        ) +
        times(26, () => {
          const q = r();
          return blob(`M${f(24 + q * 210)} ${f(-112 - Math.sin(q * 3.14) * 22 * fill * r())}l7 -6 8 6z`, '#3f362f');
        })
      : '';
  return (
    heap +
    blob('M0 -121H272L264 -29H8Z', across([0, '#5e2208'], [1, side])) +
    blob('M-4 -125h280v10h-280z', '#c2602a') +
    times(7, (j) => line(`M${20 + j * 38} -115V-31`, '#47190a', 6)) +
    box(98, -87, 72, 26, '#f3e6d2') +
    line('M108 -78h52M108 -70h34', '#5e2208', 4) +
    box(12, -31, 248, 10, '#1f140d') +
    times(4, (i) => {
      const w = [44, 84, 188, 228][i] ?? 44;
      return disc(w, -17, 17, '#1a120d') + disc(w, -17, 7, '#7a6450');
    }) +
    line('M272 -33h20', '#1a120d', 6)
  );
}

/** An electric locomotive 420 units long facing right, wheels on the line y = 0. */
export function locomotive(): string {
  return (
    blob('M6 -150H340Q392 -146 410 -86L414 -34H6Z', down([0, '#1f6b4a'], [1, '#174f38'])) +
    blob('M6 -96H407L410 -82H6Z', '#f2a900') +
    blob('M336 -140Q376 -136 392 -100H348Z', '#37505a') +
    blob('M338 -140Q352 -138 362 -132L352 -100H346Z', '#6f929c') +
    box(20, -138, 40, 34, '#37505a') +
    times(
      5,
      (i) =>
        box(92 + i * 46, -136, 32, 26, '#123f2d') +
        line(`M${94 + i * 46} -129h28M${94 + i * 46} -122h28M${94 + i * 46} -115h28`, '#3f8f6a', 2),
    ) +
    box(0, -40, 418, 14, '#241a14') +
    disc(405, -62, 7, '#fff4cf') +
    times(6, (i) => {
      const w = [52, 106, 160, 262, 316, 370][i] ?? 52;
      return disc(w, -20, 20, '#1a120d') + disc(w, -20, 9, '#7a6450');
    }) +
    box(40, -30, 134, 12, '#2f241c') +
    box(250, -30, 134, 12, '#2f241c') +
    line('M120 -150L150 -190L190 -150M150 -190H196', '#3a3f44', 4) +
    box(60, -158, 260, 9, '#3a4a44')
  );
}

/** A van facing right, 200 units long, wheels on the line y = 0. */
export function van(body: string, sign: string): string {
  return (
    blob('M0 -100Q0 -112 12 -112H132Q150 -112 162 -92L178 -66Q198 -62 200 -48V-16H0Z', body) +
    blob('M118 -98H134Q144 -98 152 -84L160 -66H118Z', '#37505a') +
    box(14, -98, 88, 30, '#4a6a74') +
    box(0, -52, 200, 10, sign) +
    disc(40, -16, 17, '#1d1916') +
    disc(40, -16, 8, '#a89c8f') +
    disc(158, -16, 17, '#1d1916') +
    disc(158, -16, 8, '#a89c8f') +
    box(96, -122, 34, 10, sign, 'rx="4"') +
    disc(194, -42, 5, '#fff4cf')
  );
}

export function tractor(): string {
  return (
    blob('M20 -60H96V-28H20Z', '#b3261e') +
    blob('M96 -54H150L154 -26H96Z', '#c63a30') +
    line('M34 -60V-112H90L98 -60', '#3a2a1f', 5) +
    box(28, -116, 70, 7, '#f2a900') +
    line('M136 -54V-84', '#2a231e', 5) +
    disc(42, -34, 34, '#1d1916') +
    disc(42, -34, 16, '#f2a900') +
    disc(140, -20, 20, '#1d1916') +
    disc(140, -20, 9, '#f2a900')
  );
}
