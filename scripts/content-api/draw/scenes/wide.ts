/** Draws the wide panorama, the schematic map of the three areas and two portraits without faces. */
import type { Point } from '../svg.ts';
import { blob, box, chance, disc, down, f, halo, line, mix, oval, poly, put, shade, sheet, through, times, waver } from '../svg.ts';
import { flats, gallery, mark, panel, silo, waterTank } from '../things/buildings.ts';
import { cumulus, edge, grass, scrub, sky, slope, tableland } from '../things/land.ts';
import { DAY, dumper, locomotive, shovel, wagon } from '../things/machines.ts';
import { sapling, tree } from '../things/plants.ts';

const WIDE = 4800;

/** 4800 x 1200: mine, plant, railway, lake, hill and township from left to right. */
export function panorama(): string {
  const r = chance(601);
  const h = 1200;
  const back = sky({ seed: 601, colours: ['#5fa9d4', '#cfe4ea', '#fcedc8'], horizon: 560, sun: [2900, 260, 54], width: WIDE, streaked: 2 }) + cumulus(602, 16, 90, 300, WIDE) + tableland(603, 400, 140, '#a3b5a8', WIDE) + tableland(605, 470, 110, '#8aa080', WIDE) + slope(edge(606, 610, 14, 20, WIDE), down([0, '#a9bb6c'], [1, '#6f9a50']), h, WIDE) + scrub(607, edge(606, 610, 14, 20, WIDE), 420, 14);
  const steps = times(7, (k) => { const y = 640 + k * 72; const right = 1720 - k * 130; const n = waver(610 + k); const top: Point[] = Array.from({ length: 40 }, (_, i): Point => [-20 + (i / 39) * right, y + n(i / 6) * 9]); const wall = ['#c98b58', '#b9733f', '#a65f30', '#2a231e', '#8a4a26', '#201a16', '#6e3a20'][k] ?? '#8a4a26'; return poly([[-20, h], ...top, [right + 90, y + 46], [right + 160, h]], mix(wall, '#f0cf9a', 0.55)) + poly([[-20, h], ...top.map(([x, yy]): Point => [x, yy + 24]), [right + 60, y + 70], [right + 120, h]], wall) + line(times(70, () => { const x = r() * right; return `M${f(x)} ${f(y + 26)}l${f(-4 + r() * 8)} ${f(14 + r() * 28)}`; }), '#1a0c05', 3, 'opacity=".25"'); });
  const machines = put(dumper(DAY), 300, 598, 0.75) + put(dumper(DAY, false), 1020, 680, 0.8, true) + put(dumper(DAY), 660, 805, 0.95) + put(shovel(40), 1010, 1010, 0.95) + put(dumper(DAY), 560, 912, 1.15) + shade(680, 1040, 150, 12);
  const yard = slope([[1500, 1010], [1700, 900], [2300, 880], [3000, 900], [3240, 1000]], down([0, '#d0a872'], [1, '#9a6c40']), h, WIDE) + box(1560, 990, 1700, 220, down([0, '#c79a62'], [1, '#8d6238']));
  const plant = gallery([1340, 800], [2070, 470], 44, 950, 4) + put(silo(), 2050, 980, 0.98) + put(silo(), 2460, 980, 0.8) + gallery([2290, 430], [2490, 536], 30, 900, 0);
  const rails = box(1480, 1042, 3400, 18, '#4a3828') + times(110, (i) => box(1480 + i * 31, 1042, 17, 15, '#6d5038')) + box(1480, 1034, 3400, 9, '#cbb59a');
  const rake = times(5, (i) => put(wagon(r, i < 4 ? 1 : 0.7), 1590 + i * 263, 1034, 0.9)) + put(locomotive(), 2908, 1034, 0.95);
  const lake = blob('M3080 800Q3300 744 3700 760T4180 820Q4100 900 3700 900T3080 800Z', down([0, '#e6f2ee'], [1, '#4f8f98'])) + times(26, () => box(3180 + r() * 840, 778 + r() * 104, 30 + r() * 90, 3, '#ffffff', 'opacity=".55"')) + times(3, (j) => times(7, (i) => put(panel(52), 3390 + i * 62 - j * 16, 812 + j * 30)));
  const hill = slope(edge(620, 940, 18, 20, WIDE).map(([x, y]): Point => [x, x < 3050 ? 1300 : y + Math.max(0, 3500 - x) * 0.14]), down([0, '#9dbf5e'], [1, '#3f7a3f']), h, WIDE);
  const town = put(waterTank(), 4080, 800, 0.5) + put(flats(5, 3, '#f3d9a8'), 4180, 860, 0.8) + put(flats(5, 3, '#e8c9a0', '#1f6b4a'), 4480, 870, 0.85) + times(8, (i) => tree(630 + i, 3980 + i * 116, 880 + (i % 3) * 14, 140 + (i % 3) * 30));
  const green = times(70, (i) => { const [x, y] = [3420 + r() * 1400, 950 + (i / 70) * 66]; return sapling(r, x, y, 26 + (y - 940) * 0.5); }) + times(60, (i) => { const y = 1085 + (i / 60) * 120; return sapling(r, 3100 + r() * 1720, y, 40 + (y - 1085) * 0.55); });
  const front = slope([[1400, 1120], [2200, 1080], [3200, 1078], [4900, 1076]], down([0, '#8fb45c'], [1, '#3f7a3f']), h + 20, WIDE) + grass(640, 1084, h, 900, '#3f7a3f', '#d3dd86', 1, WIDE);
  return sheet(back + lake + town + hill + yard + plant + steps + machines + rails + rake + front + green + tree(650, 4700, 1150, 420) + tree(651, 1560, 1150, 330) + disc(2900, 260, 700, halo('#fff6d8'), 'opacity=".3"'), WIDE, h);
}

/** 1600 x 1200 on nothing: three areas, river, railway and places. */
export function map(): string {
  const area = (seed: number, cx: number, cy: number, rx: number, ry: number, colour: string): string => {
    const n = waver(seed);
    const ring = (k: number): string => through(Array.from({ length: 80 }, (_, i): Point => { const a = (i / 80) * 6.2832; const q = (1 + Math.sin(a * 2 + seed) * 0.1 + Math.sin(a * 3 + seed * 2) * 0.07 + n(Math.cos(a)) * 0.05) * k; return [cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q]; })) + 'Z';
    return blob(ring(1), colour, 'opacity=".9"') + [0.78, 0.58, 0.4].map((k) => line(ring(k), '#ffffff', 4, 'opacity=".55"')).join('') + line(ring(1), '#16130f', 5, 'opacity=".75"');
  };
  const name = (x: number, y: number, en: string, hi: string): string => `<g text-anchor="middle" font-family="Noto Sans, Noto Sans Devanagari, sans-serif" font-weight="700" fill="#16130f" stroke="#ffffff" stroke-width="9" paint-order="stroke" stroke-linejoin="round"><text x="${x}" y="${y}" font-size="46">${en}</text><text x="${x}" y="${y + 54}" font-size="42">${hi}</text></g>`;
  const river = 'M40 250Q300 320 420 480T780 640T1120 860T1580 930';
  const railway = 'M30 1010Q330 930 560 900T900 560Q1040 360 1230 330T1570 220';
  const pin = (x: number, y: number): string => blob(`M${x} ${y}Q${x - 46} ${y - 62} ${x - 34} ${y - 92}A36 36 0 0 1 ${x + 34} ${y - 92}Q${x + 46} ${y - 62} ${x} ${y}Z`, '#a83c0c', 'stroke="#ffffff" stroke-width="5"') + disc(x, y - 82, 14, '#ffffff');
  const scale = box(1180, 1100, 150, 14, '#16130f') + box(1330, 1100, 150, 14, '#ffffff', 'stroke="#16130f" stroke-width="4"') + `<g font-family="Noto Sans, sans-serif" font-size="30" fill="#16130f" stroke="#ffffff" stroke-width="6" paint-order="stroke"><text x="1172" y="1090">0</text><text x="1450" y="1090">20 km</text></g>`;
  const north = put(blob('M0 -70L24 10L0 -6L-24 10Z', '#16130f', 'stroke="#ffffff" stroke-width="5"') + `<text x="0" y="-80" text-anchor="middle" font-family="Noto Sans, sans-serif" font-weight="700" font-size="36" fill="#16130f" stroke="#ffffff" stroke-width="6" paint-order="stroke">N</text>`, 1500, 180);
  const home = put(disc(28, 28, 40, '#fbf7f0', 'stroke="#16130f" stroke-width="3"') + mark(), 772, 668, 1);
  return sheet(area(3, 400, 690, 250, 190, '#f2a900') + area(8, 1150, 560, 270, 180, '#d9764a') + area(14, 700, 290, 240, 150, '#5fae84') + line(river, '#ffffff', 26) + line(river, '#3f8fb4', 16) + line(railway, '#16130f', 10) + line(railway, '#ffffff', 5, 'stroke-dasharray="22 18"') + pin(330, 690) + pin(1200, 540) + pin(720, 290) + home + name(330, 740, 'Sonpahar', 'सोनपहाड़') + name(1200, 590, 'Dhauraganj', 'धौरागंज') + name(720, 340, 'Kelhar', 'केल्हार') + scale + north, 1600, 1200);
}

/** 800 x 800: head and shoulders as a shape, no face. */
export function portrait(which: 1 | 2): string {
  const [light, deep, coat] = which === 1 ? ['#f6dcae', '#e0a05c', '#2f3a4a'] : ['#cfe6d6', '#6fae8c', '#8f2f2a'];
  const hills = tableland(700 + which, 430, 160, mix(deep, light, 0.45), 800) + tableland(704 + which, 540, 130, mix(deep, light, 0.15), 800);
  const air = box(0, 0, 800, 800, down([0, light], [1, deep])) + disc(600, 210, 260, halo('#ffffff')) + disc(600, 210, 74, '#fffaf0');
  const skin = which === 1 ? '#8a5a3a' : '#7a4c30';
  const neck = blob('M340 470h120v120q-60 60 -120 0z', mix(skin, '#3a2010', 0.25));
  const head = oval(400, 350, 118, 146, skin) + blob('M400 204Q518 210 518 350Q516 450 440 488Q490 350 400 204Z', '#ffffff', 'opacity=".1"');
  const man = blob('M120 820Q130 640 300 590L400 660L500 590Q670 640 680 820Z', coat) + blob('M330 580L400 660L470 580L500 596L420 760H380L300 596Z', '#fbf7f0') + blob('M388 660h24l22 150h-68z', '#a83c0c') + blob('M300 588L270 640L372 800L400 668Z', mix(coat, '#ffffff', 0.1)) + blob('M500 588L530 640L428 800L400 668Z', mix(coat, '#ffffff', 0.1));
  const woman = blob('M130 820Q140 650 310 596Q400 640 490 596Q660 650 670 820Z', '#f3e0b8') + blob('M310 596Q250 620 190 700Q150 760 140 820H600Q540 700 310 596Z', coat) + line('M306 600Q530 700 596 820', '#f2a900', 16) + times(8, (i) => disc(330 + i * 34, 628 + i * 22 + i * i * 1.4, 6, '#f2a900'));
  const hair = which === 1 ? blob('M276 350Q262 186 400 186Q538 186 524 350Q520 270 470 252Q380 262 316 256Q280 280 276 350Z', '#2a221d') : blob('M270 400Q244 180 400 180Q556 180 530 400Q530 280 400 236Q270 280 270 400Z', '#1d1512') + oval(400, 178, 60, 40, '#1d1512');
  const behind = which === 2 ? blob('M268 300Q226 500 262 610Q330 640 400 600Q470 640 538 610Q574 500 532 300Z', '#1d1512') : '';
  return sheet(air + hills + behind + neck + head + (which === 1 ? man : woman) + hair, 800, 800);
}
