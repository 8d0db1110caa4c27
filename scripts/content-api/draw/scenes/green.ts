/** Draws reclaimed land: saplings on a slope, the nursery, a row of trees along a road, the pit lake with floating panels. */
import type { Point } from '../svg.ts';
import { blob, box, chance, disc, down, f, H, halo, line, mix, oval, poly, put, shade, sheet, times, W } from '../svg.ts';
import { cumulus, edge, grass, scrub, sky, slope, tableland } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { poplar, sapling, tree } from '../things/plants.ts';

export const terraces = (seed: number, y: number, n: number, from: string, to: string): string =>
  times(n, (k) => { const top = edge(seed + k, y + k * 30, 10); return slope(top, mix(from, to, k / n)) + line('M' + top.map((p) => p.map(f).join(' ')).join('L'), mix('#c79a62', to, k / n), 5, 'opacity=".8"') + scrub(seed + k, top, 80, 9 + k * 2); });

export function saplingsScene(grown = 1): string {
  const r = chance(12);
  const [vx, vy] = [1000, 520];
  const back = sky({ seed: 12, colours: ['#8cc4d8', '#dcecdc', '#fbe7b8'], horizon: 460, sun: [380, 210, 44], streaked: 2 }) + cumulus(13, 4, 90, 240) + tableland(14, 320, 120, '#9fb4a4') + tableland(16, 375, 95, '#7f9d80') + terraces(18, 452, 5, '#6f9a68', '#9dbb62');
  const pond = blob('M980 596Q1150 568 1420 578T1640 596V634Q1400 650 1220 640T980 596Z', down([0, '#d7ecec'], [1, '#7fb0b4'])) + times(14, () => box(1060 + r() * 460, 590 + r() * 44, 30 + r() * 80, 2.4, '#ffffff', 'opacity=".6"'));
  const field = slope(edge(20, 668, 12), down([0, '#86b255'], [1, '#2f6338'])) + times(31, (j) => { const x0 = 800 + (j - 15) * 235; return blob(`M${f(vx + (x0 - vx) * 0.27)} ${f(vy + (H - vy) * 0.27 + 30)}L${x0} ${H}l74 0Z`, '#3c2413', 'opacity=".3"'); }) + grass(21, 680, H, 1000, '#2f6338');
  const spots: [number, number, number][] = [];
  for (let j = 0; j < 9; j += 1) for (let i = -16; i < 17; i += 1) {
    const t = 0.3 + Math.pow(j / 8, 1.5) * 0.62;
    const [x, y] = [vx + (837 + i * 235 - vx) * t, vy + (H - vy) * t + 26];
    if (x > -60 && x < W + 60 && y > 672) spots.push([x, y, 16 + t * 92]);
  }
  const rows = spots.toSorted((p, q) => p[1] - q[1]).map(([x, y, s]) => sapling(r, x + (r() - 0.5) * 8, y, s * (0.8 + r() * 0.4) * grown)).join('');
  const planters = put(person({ top: '#f3d9a0', sari: '#c2602a', hands: [[-16, -40], [20, -44]] }), 1190, 800, 1.9) + put(person({ top: '#e9dfc9', legs: '#5a4a3a', hands: [[-18, -44], [14, -52]], scarf: '#f2a900' }), 1330, 786, 1.8, true) + put(person({ top: '#3f6f8f', legs: '#4a4238', hands: [[-15, -46], [18, -50]] }), 690, 752, 1.35);
  return back + pond + field + rows + planters + (grown >= 1 ? sapling(r, 290, 1110, 600) : '');
}

export function nurseryScene(): string {
  const r = chance(57);
  const back = sky({ seed: 57, colours: ['#9fd0de', '#e2f0dc', '#fff3cf'], horizon: 420, streaked: 2 }) + cumulus(58, 5, 70, 210) + tableland(59, 300, 110, '#a5bfa8') + times(9, (i) => tree(60 + i, 40 + i * 190 + r() * 60, 452, 170 + r() * 60));
  const soil = box(0, 440, W, H, down([0, '#c9a06a'], [1, '#8f6236']));
  const bed = (x0: number, x1: number, lead: number, tone: string): string => {
    const rows = 15;
    return times(rows, (j) => {
      const t = Math.pow((j + 1) / rows, 1.6);
      const y = 500 + t * 590;
      const [a, b] = [800 + (x0 - 800) * (0.28 + t * 0.9), 800 + (x1 - 800) * (0.28 + t * 0.9)];
      const s = 14 + t * 78;
      const n = Math.max(3, Math.round((b - a) / (s * 0.62)));
      return times(n, (i) => { const x = a + ((i + 0.5) / n) * (b - a); return blob(`M${f(x - s * 0.2)} ${f(y)}l${f(s * 0.03)} ${f(s * 0.36)}h${f(s * 0.34)}l${f(s * 0.03)} ${f(-s * 0.36)}z`, '#221c18') + oval(x, y, s * 0.2, s * 0.06, '#6b4526') + sapling(r, x, y, s * (0.7 + r() * 0.35) * lead, tone, false); });
    });
  };
  const beds = bed(-720, 180, 1, '#d3dd86') + bed(420, 1180, 0.85, '#7fc07a') + bed(1420, 2320, 1.05, '#a9c65b');
  const posts = ([[70, 470, 0.55], [470, 455, 0.42], [1130, 455, 0.42], [1530, 470, 0.55]] as const).map(([x, y, k]) => line(`M${x} ${y + 20}V${x < 100 || x > 1500 ? 196 : 262}`, '#7a6a58', 10)).join('');
  const net = poly([[-20, 190], [460, 262], [1140, 262], [1620, 190], [1620, -20], [-20, -20]], down([0, '#2f6b44', 0.9], [1, '#3f8a55', 0.72])) + times(24, (i) => line(`M${-520 + i * 114} -20L${460 + i * 29.5} 262`, '#1f4f33', 2, 'opacity=".5"')) + times(5, (i) => line(`M-20 ${30 + i * 36}H1620`, '#1f4f33', 2, 'opacity=".35"')) + line('M-20 190L460 262H1140L1620 190', '#1f4f33', 6);
  const can = blob('M0 0h34l-3 30h-28zM34 6l24 -16 5 5 -28 22z', '#1f6b4a') + line('M2 2Q17 -24 32 2', '#1f6b4a', 4) + times(9, (i) => line(`M${58 + i * 2} -6q10 10 ${10 + i} 34`, '#bfe3ee', 1.5));
  const women = put(person({ top: '#f6d8a0', sari: '#b3261e', hands: [[-16, -46], [26, -56]] }), 585, 790, 2.7) + put(can, 640, 652, 1.8) + put(person({ top: '#dceadf', sari: '#6b3564', hands: [[-22, -52], [15, -54]] }), 1010, 690, 1.9) + put(person({ top: '#fbf7f0', legs: '#4a4238', hands: [[-15, -52], [18, -46]] }), 820, 575, 1.1);
  return back + soil + posts + beds + women + net;
}

export function treeRowScene(): string {
  const back = sky({ seed: 71, colours: ['#7fc0dc', '#d4ecec', '#fdf1cf'], horizon: 520, sun: [1250, 200, 40], streaked: 2 }) + cumulus(72, 5, 100, 300) + tableland(73, 400, 110, '#a3b9a6') + tableland(75, 450, 80, '#86a57e') + slope(edge(76, 560, 8), down([0, '#a9c46c'], [1, '#4f8a45'])) + grass(77, 620, H, 900, '#4f8a45');
  const road = poly([[770, 560], [800, 560], [1330, H + 10], [130, H + 10]], down([0, '#d8cdbb'], [1, '#a8998a'])) + poly([[764, 560], [770, 560], [130, H + 10], [40, H + 10]], '#c9935c') + poly([[800, 560], [806, 560], [1420, H + 10], [1330, H + 10]], '#c9935c')
    + times(9, (i) => { const t = Math.pow((i + 1) / 9, 2.2); const y = 562 + t * 480; return poly([[786 - t * 50, y], [788 - t * 46, y], [789 - t * 58, y + t * 70 + 2], [784 - t * 68, y + t * 70 + 2]], '#fbf7f0', 'opacity=".8"'); });
  const spots = Array.from({ length: 11 }, (_, i) => Math.pow((i + 1) / 11, 2.1));
  const shadows = spots.map((t) => oval(785 - t * 300, 566 + t * 440 + 6, 40 + t * 420, 4 + t * 26, '#20301c', 'opacity=".22"')).join('');
  const guard = (s: number): string => line(times(5, (i) => `M${(i - 2) * s * 0.05} 0v${-s * 0.2}`) + `M${-s * 0.1} ${-s * 0.06}H${s * 0.1}M${-s * 0.1} ${-s * 0.15}H${s * 0.1}`, '#f2e3c0', s * 0.014);
  const rows = spots.map((t, i) => { const [y, s] = [566 + t * 440, 60 + t * 560]; return poplar(80 + i, 768 - t * 660, y, s) + put(guard(s), 768 - t * 660, y) + poplar(100 + i, 806 + t * 650, y, s * 0.96) + put(guard(s), 806 + t * 650, y); }).join('');
  const bike = `${line('M-20 -14L0 -40L24 -14L2 -14L0 -40M24 -14L20 -46h8', '#1f3f5f', 3.5)}<g fill="none" stroke="#241a14" stroke-width="3.500"><circle cx="-22" cy="-14" r="14"/><circle cx="26" cy="-14" r="14"/></g>`;
  const rider = put(bike, 0, 0, 1.1) + line('M0 -46L10 -18', '#3a3f4a', 9) + line('M0 -84L-2 -48', '#c2602a', 17, 'stroke-linecap="round"') + line('M2 -80L22 -54', '#c2602a', 7) + disc(3, -100, 9, '#8a5a3a') + blob('M-7 -100Q-6 -112 4 -111Q13 -110 12 -101Z', '#1d1512');
  return back + road + shadows + rows + shade(700, 852, 60, 7) + put(rider, 700, 852, 1.7) + put(child({ top: '#fbf7f0', legs: '#37507a', skin: '#8a5a3a' }, '#b3261e'), 1000, 812, 1.1) + put(person({ top: '#f0d9b0', sari: '#1f6b4a', hands: [[-22, -44], [15, -48]] }), 1050, 820, 1.5);
}

export function lakeScene(): string {
  const r = chance(26);
  const back = sky({ seed: 26, colours: ['#6fa9c0', '#dfe9d6', '#ffe0a6'], horizon: 470, sun: [1180, 330, 46], streaked: 2 }) + cumulus(27, 4, 90, 240) + tableland(28, 320, 140, '#8aa596') + tableland(31, 385, 95, '#6a8f70');
  const bank = times(5, (k) => { const top = edge(29 + k, 458 + k * 19, 9); return slope(top, mix('#b98a58', '#4e7f4c', 0.2 + k * 0.17), 600) + scrub(40 + k, top, 90, 11 + k * 2); });
  const water = box(0, 552, W, H, down([0, '#f6e2b4'], [0.16, '#a9cbc6'], [1, '#24616c'])) + times(260, () => { const t = Math.pow(r(), 1.7); const near = r() < 0.3; const w = 16 + t * 130 * r(); return box(near ? 1180 + (r() - 0.5) * (80 + t * 260) - w / 2 : r() * W, 560 + t * 500, w, 1.5 + t * 3.4, near ? '#fff3cf' : r() > 0.4 ? '#dff0ea' : '#1f5058', `rx="1.5" opacity="${f(0.25 + r() * 0.4)}"`); });
  const float = times(7, (j) => times(10, (i) => {
    const s = 0.5 + (j / 7) * 0.95;
    const [x, y, w, h] = [250 + i * 96 * s + (1 - s) * 330, 620 + j * 44 * s, 82 * s, 27 * s];
    const cell: readonly Point[] = [[x, y + h], [x + 14 * s, y], [x + w + 6 * s, y], [x + w - 8 * s, y + h]];
    return oval(x + w * 0.5, y + h * 1.5, w * 0.6, h * 0.3, '#123f48', 'opacity=".35"') + poly(cell, down([0, '#4d8aa4'], [0.3, '#1f4860'], [1, '#12303f'])) + line(`M${f(x + w * 0.42)} ${f(y)}l${f(-11 * s)} ${f(h)}M${f(x + w * 0.75)} ${f(y)}l${f(-12 * s)} ${f(h)}M${f(x + 7 * s)} ${f(y + h * 0.5)}h${f(w * 0.95)}`, '#7fb0c4', 1.4) + box(x, y + h, w - 6 * s, 6 * s, '#efe6d2', 'rx="2"');
  }));
  const boat = shade(0, 8, 120, 9, 0.35) + put(person({ top: '#e9dfc9', legs: '#3a3f4a', helmet: '#f2a900', vest: '#f07a2a', hands: [[-16, -50], [30, -60]] }), -10, -4, 1.1) + line('M26 -74L66 20', '#7a5a3a', 5) + blob('M-110 -16Q0 10 112 -20L92 14Q0 26 -88 12Z', '#a83c0c') + blob('M-110 -16Q0 10 112 -20L109 -12Q0 18 -106 -8Z', '#f0a45c');
  const reeds = times(60, () => { const x = -20 + Math.pow(r(), 1.6) * 420; const s = 90 + r() * 190; return line(`M${f(x)} ${H + 6}q${f((r() - 0.5) * 20)} ${f(-s * 0.6)} ${f((r() - 0.5) * 80)} ${f(-s)}`, mix('#1f5a3c', '#8fae58', r()), 2 + r() * 3.4) + (r() > 0.8 ? box(x + 4, H - s * 0.86, 8, 44, '#6e4424', 'rx="4"') : ''); });
  const birds = times(9, () => { const [x, y, s] = [620 + r() * 420, 150 + r() * 110, 9 + r() * 10]; return line(`M${f(x - s)} ${f(y - s * 0.3)}q${f(s * 0.6)} ${f(-s * 0.5)} ${f(s)} ${f(s * 0.3)}q${f(s * 0.4)} ${f(-s * 0.8)} ${f(s)} ${f(-s * 0.3)}`, '#3a4a44', 2.5); });
  return back + bank + water + float + put(boat, 1400, 830, 1.15) + reeds + birds + disc(1180, 560, 200, halo('#fff3cf'), 'opacity=".3"');
}

export const saplings = (): string => sheet(saplingsScene());
export const nursery = (): string => sheet(nurseryScene());
export const treeRow = (): string => sheet(treeRowScene());
export const lake = (): string => sheet(lakeScene());
