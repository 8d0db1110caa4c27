/** Draws the company's own places: headquarters, township, solar roof, and the chimney at the other end of the line. */
import { across, blob, box, chance, disc, down, f, H, halo, line, mix, oval, poly, put, shade, sheet, times, W, blurred } from '../svg.ts';
import { flats, house, lamp, mark, panel, waterTank } from '../things/buildings.ts';
import { cumulus, edge, grass, scrub, sky, slope, streaks, tableland } from '../things/land.ts';
import { van } from '../things/machines.ts';
import { child, ENGINEER, MINER, passer, person } from '../things/people.ts';
import { palm, poplar, shrub, tree } from '../things/plants.ts';

const lawn = (seed: number, y: number): string => box(0, y, W, H - y + 10, down([0, '#a9c86e'], [1, '#4f8a45'])) + times(7, (i) => box(0, y + 10 + i * 60, W, 26, '#ffffff', 'opacity=".06"')) + grass(seed, y + 10, H, 700, '#3f7a3f', '#cfe08a', 0.6);

export function headquarters(): string {
  const back = sky({ seed: 401, colours: ['#4fa3d4', '#bfe2ee', '#fdf2d6'], horizon: 640, sun: [1400, 160, 40] }) + cumulus(402, 6, 70, 330) + tableland(403, 540, 110, '#a3b9ac') + times(9, (i) => tree(404 + i, 30 + i * 195, 700, 230));
  const wing = (x: number, w: number, h: number, cols: number): string => box(x, 720 - h, w, h, across([0, '#e8d6b4'], [1, '#fdf6e6'])) + times(5, (j) => times(cols, (i) => { const [cx, cy] = [x + 18 + (i * (w - 30)) / cols, 720 - h + 26 + (j * (h - 40)) / 5]; return box(cx, cy, (w - 30) / cols - 12, (h - 40) / 5 - 20, down([0, '#9fd0e0'], [0.6, '#4a7f94'], [1, '#37606f'])) + box(cx - 3, cy + (h - 40) / 5 - 22, (w - 30) / cols - 6, 6, '#c98b58'); })) + box(x - 10, 706 - h, w + 20, 18, '#a83c0c');
  const centre = box(640, 250, 320, 480, across([0, '#c98b58'], [1, '#e3b07a'])) + box(676, 330, 248, 340, down([0, '#b5dcea'], [0.5, '#5a93a8'], [1, '#37606f'])) + line(times(5, (i) => `M${717 + i * 41.3} 330V670`) + times(6, (i) => `M676 ${378 + i * 49}H924`), '#e8d6b4', 4) + blob('M676 330h150l-150 210z', '#ffffff', 'opacity=".18"') + box(620, 226, 360, 30, '#5e2208') + put(disc(28, 28, 40, '#fbf7f0') + mark(), 757, 248, 1.3);
  const porch = box(600, 620, 400, 22, '#5e2208') + times(4, (i) => box(616 + i * 116, 640, 22, 100, '#fbf7f0')) + box(700, 652, 200, 84, '#37505a') + line('M800 652v84M750 652v84M850 652v84', '#e9dfc9', 4) + times(5, (i) => box(590 - i * 26, 734 + i * 14, 420 + i * 52, 15, mix('#efe4d0', '#c9b08a', i / 5)));
  const poles = [470, 530, 1070, 1130].map((x, i) => line(`M${x} 760V420`, '#c9d0d0', 6) + blob(`M${x} 424q40 -14 74 6v44q-36 -18 -74 -4z`, ['#a83c0c', '#1f6b4a', '#f2a900', '#3f6f8f'][i] ?? '#a83c0c')).join('');
  const drive = poly([[640, 800], [960, 800], [1330, H + 10], [270, H + 10]], down([0, '#e0d6c4'], [1, '#b9ae9c'])) + oval(800, 930, 150, 34, '#d9cdb8') + oval(800, 926, 140, 30, '#5d9048') + shrub(420, 800, 930, 180, 70, '#f2a900') + times(22, (i) => disc(800 + Math.cos(i * 0.2856) * 124, 927 + Math.sin(i * 0.2856) * 24, 6, i % 2 ? '#d9547a' : '#f2a900'));
  const edgeRow = times(6, (i) => shrub(430 + i, 590 - i * 76, 822 + i * 42, 70 + i * 18, 44 + i * 12, i % 2 ? '#d9547a' : '') + shrub(440 + i, 1010 + i * 76, 822 + i * 42, 70 + i * 18, 44 + i * 12, i % 2 ? '' : '#f2a900'));
  const folk = put(passer(0), 700, 850, 1.05) + put(passer(1), 735, 853, 1.05) + put(passer(3), 930, 860, 1.1) + put(passer(4), 1010, 1000, 1.7) + shade(490, 1010, 190, 16) + put(van('#fbf7f0', '#a83c0c'), 400, 1008, 1.0);
  return sheet(back + shade(800, 800, 800, 26, 0.35) + lawn(421, 722) + wing(110, 530, 380, 8) + wing(960, 530, 380, 8) + centre + drive + porch + poles + edgeRow + palm(450, 70, 850, 420) + palm(451, 1540, 850, 420) + folk);
}

export function township(): string {
  const back = sky({ seed: 461, colours: ['#5faedb', '#cbe6ee', '#fdf0d0'], horizon: 560, sun: [1180, 180, 40] }) + cumulus(462, 6, 70, 300) + tableland(463, 440, 120, '#a3b9ac') + tableland(466, 500, 90, '#86a57e') + scrub(467, edge(467, 600, 6), 160, 24);
  const blocks = put(waterTank(), 1120, 610, 0.5) + put(flats(5, 3, '#f3d9a8'), 520, 640, 0.72) + put(flats(5, 3, '#e8c9a0', '#1f6b4a'), 820, 648, 0.76) + put(flats(4, 4, '#f6e6c4'), 60, 710, 1.02) + put(flats(5, 4, '#efd0a0', '#1f6b4a'), 1180, 730, 1.12);
  const green = lawn(468, 640) + blob(`M560 700Q760 720 900 700T1640 740V${H}H-20V760Q300 690 560 700Z`, '#8fb85a', 'opacity=".5"');
  const road = blob(`M700 650Q760 720 700 800T480 ${H + 10}H1130Q1000 860 930 780T770 650Z`, down([0, '#cfc6b6'], [1, '#9c9383'])) + times(7, (i) => { const t = Math.pow((i + 1) / 7, 1.8); const y = 670 + t * 370; return poly([[738 + t * 58, y], [744 + t * 66, y], [742 + t * 76, y + 10 + t * 42], [732 + t * 60, y + 10 + t * 42]], '#fbf7f0'); });
  const trees = tree(470, 470, 700, 200) + tree(471, 640, 690, 150) + tree(472, 1120, 720, 220) + tree(473, 400, 860, 330) + tree(474, 1130, 850, 300) + poplar(475, 980, 720, 190) + poplar(476, 1040, 740, 220) + tree(477, 60, 960, 420) + tree(478, 1570, 1000, 440);
  const park = shade(1330, 935, 150, 12) + line('M1240 930V860H1430V930M1240 884H1430', '#8a5a34', 10) + put(passer(1), 1210, 960, 1.5) + put(child({ top: '#f2a900', legs: '#37507a', hands: [[-20, -80], [22, -70]], stride: 8 }), 1290, 990, 1.3) + put(child({ top: '#d9547a', legs: '#5a4a3a', stride: 7 }), 1390, 1010, 1.25) + disc(1345, 1010, 14, '#b3261e');
  const folk = put(passer(2), 640, 880, 1.35) + put(passer(4), 690, 884, 1.4) + put(passer(7), 880, 960, 1.8) + shade(815, 846, 60, 6) + put(van('#f2a900', '#a83c0c'), 770, 846, 0.5);
  const lamps = ([[600, 820, 220], [950, 800, 210], [760, 665, 90]] as const).map(([x, y, h]) => put(lamp(h), x, y)).join('');
  const home = put(house(280, 150, '#f6e2c0', '#a4492a', '#3f6f8f'), 120, 930) + shrub(479, 160, 950, 120, 70, '#d9547a') + shrub(480, 400, 960, 150, 80, '#f2a900') + line(times(18, (i) => `M${60 + i * 24} 985v-44`) + 'M50 955H490', '#fbf7f0', 6);
  return sheet(back + green + blocks + road + trees + home + lamps + park + folk);
}

export function solarRoof(): string {
  const back = sky({ seed: 491, colours: ['#3f98d0', '#b5deee', '#fdf3d4'], horizon: 460, sun: [340, 170, 54] }) + cumulus(492, 5, 70, 240) + tableland(493, 360, 110, '#9fb8ae') + tableland(495, 410, 80, '#86a57e') + scrub(496, edge(497, 490, 5), 170, 22) + put(flats(4, 2, '#f3d9a8'), 1080, 540, 0.7) + put(flats(4, 2, '#e8c9a0', '#1f6b4a'), 140, 540, 0.66) + put(waterTank(), 880, 540, 0.42) + times(8, (i) => tree(498 + i, 80 + i * 210, 560, 150));
  const roof = poly([[120, 540], [1480, 540], [1660, H + 10], [-60, H + 10]], down([0, '#e3dccb'], [1, '#b9b0a0'])) + times(11, (i) => line(`M${120 + i * 136} 540L${-60 + i * 172} ${H}`, '#a59c8c', 2, 'opacity=".6"')) + box(104, 508, 1392, 40, '#efe6d2') + box(104, 504, 1392, 9, '#c98b58') + poly([[104, 508], [120, 548], [-60, H + 10], [-140, H + 10]], '#d4c4a6') + poly([[1496, 508], [1480, 548], [1660, H + 10], [1740, H + 10]], '#c9b08a');
  const rows = times(5, (j) => { const t = Math.pow(j / 4, 1.25); const y = 612 + t * 400; const k = 92 + t * 120; const n = 9; const left = 205 - t * 160; return shade(left + (n * k * 1.09) / 2, y + 4, (n * k * 1.09) / 2, 8 + t * 8, 0.5) + times(n, (i) => (i === 5 ? '' : put(panel(k), left + i * k * 1.12, y))); });
  const inverter = box(1320, 560, 90, 120, '#fbf7f0', 'rx="5"') + box(1320, 560, 90, 20, '#1f6b4a') + disc(1390, 620, 6, '#6fcf9f') + line('M1336 600h50M1336 640h60', '#8d8270', 4) + shade(1365, 682, 70, 8);
  const crew = put(person({ ...ENGINEER, hands: [[-28, -64], [16, -50]] }), 790, 905, 2.4) + put(person({ ...MINER, hands: [[-16, -50], [26, -76]] }), 700, 745, 1.65) + put(person({ top: '#1f6b4a', legs: '#2b3f52', helmet: '#f2a900', vest: '#b8d432', hands: [[-24, -60], [20, -60]] }), 1260, 700, 1.45);
  return sheet(back + roof + rows + inverter + crew + disc(340, 170, 520, halo('#fff6d8'), 'opacity=".45"'));
}

/** 1600 x 2400: tall. */
export function chimney(): string {
  const [w, h] = [1600, 2400];
  const air = box(0, 0, w, h, down([0, '#2f86c4'], [0.5, '#9fd0e6'], [0.85, '#fdebc8'])) + disc(1250, 1500, 500, halo('#fff3cf')) + disc(1250, 1500, 74, '#fffaf0') + cumulus(511, 9, 300, 1500) + streaks(512, 200, 1600, '#ffffff', 16) + tableland(513, 1900, 130, '#93ab9c') + tableland(515, 1980, 100, '#7d9a72');
  const stack = poly([[690, 2170], [742, 330], [898, 330], [950, 2170]], across([0, '#a89880'], [0.35, '#fbf3e2'], [0.7, '#d4c4a6'], [1, '#8d7d68'])) + times(7, (i) => { const y = 340 + i * 150; const s = (yy: number): number => 78 + ((yy - 330) / 1840) * 52; return i % 2 === 0 ? poly([[820 - s(y), y], [820 + s(y), y], [820 + s(y + 150), y + 150], [820 - s(y + 150), y + 150]], across([0, '#8f2a10'], [0.35, '#e0522a'], [0.7, '#b83a18'], [1, '#7a220c'])) : ''; }) + box(722, 312, 196, 28, '#5e4a3a') + oval(820, 312, 88, 15, '#2a211b') + [620, 1080, 1560].map((y) => { const s = 84 + ((y - 330) / 1840) * 54; return box(820 - s - 14, y, s * 2 + 28, 12, '#4a3f36') + line(times(12, (i) => `M${f(820 - s - 12 + (i * (s * 2 + 24)) / 11)} ${y}v-30`) + `M${f(820 - s - 12)} ${y - 30}h${f(s * 2 + 24)}`, '#4a3f36', 4); }).join('') + line('M868 340L906 2160M882 340L922 2160', '#5a4e42', 4) + line(times(90, (i) => `M${f(869 + i * 0.42)} ${f(350 + i * 20)}h14`), '#5a4e42', 3);
  const steam = blurred(times(9, (i) => oval(850 + i * 62, 270 - Math.sin(i * 0.5) * 60 - i * 8, 50 + i * 17, 34 + i * 11, '#ffffff', `opacity="${f(0.62 - i * 0.055)}"`)), 16);
  const plant = box(980, 1840, 520, 340, across([0, '#cfd6d2'], [1, '#93a09e'])) + box(980, 1820, 520, 34, '#a83c0c') + times(3, (j) => times(9, (i) => box(1004 + i * 55, 1884 + j * 92, 36, 58, '#4a6a74'))) + box(1500, 1960, 120, 220, '#b9c2be') + blob('M60 2180Q150 2000 130 1780H480Q460 2000 550 2180Z', across([0, '#b5aa98'], [0.4, '#f6efe0'], [1, '#9c907c'])) + oval(305, 1780, 175, 26, '#d4cabb') + oval(305, 1782, 158, 19, '#6d6458') + blurred(times(5, (i) => oval(305 + i * 26, 1740 - i * 46, 120 + i * 14, 42 + i * 6, '#ffffff', `opacity="${f(0.6 - i * 0.1)}"`)), 18) + poly([[0, 1990], [990, 2080], [990, 2120], [0, 2030]], '#b99f82') + poly([[0, 1990], [990, 2080], [990, 2090], [0, 2000]], '#efe0c8') + line('M180 2046V2190M520 2076V2190M620 2086V2190', '#5a4636', 10);
  const front = box(0, 2170, w, 240, down([0, '#9dbb62'], [1, '#3f7a3f'])) + times(9, (i) => tree(520 + i, -20 + i * 205, 2230 + (i % 3) * 30, 210 + (i % 4) * 34)) + box(0, 2282, w, 130, '#5d9048') + line('M0 2310H1600M0 2334H1600', '#8d8270', 8) + times(40, (i) => box(i * 42, 2306, 22, 34, '#6d5038', 'opacity=".7"')) + times(10, (i) => shrub(530 + i, 60 + i * 170, 2400, 170, 80, i % 2 ? '#f2a900' : ''));
  return sheet(air + steam + stack + plant + front + put(person(ENGINEER), 560, 2300, 0.9) + put(person(MINER), 600, 2302, 0.9), w, h);
}
