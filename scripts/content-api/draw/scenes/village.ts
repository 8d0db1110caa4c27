/** Draws the villages around: school, eye camp, concrete road, overhead water tank. */
import { blob, box, chance, clip, disc, down, f, H, line, mix, oval, poly, put, shade, sheet, times, W } from '../svg.ts';
import { house, lamp, waterTank } from '../things/buildings.ts';
import { cumulus, edge, grass, scrub, sky, slope, stones, tableland } from '../things/land.ts';
import { tractor } from '../things/machines.ts';
import type { Look } from '../things/people.ts';
import { child, passer, person, sitter } from '../things/people.ts';
import { palm, shrub, tree } from '../things/plants.ts';

const earth = (seed: number, y: number): string => { const r = chance(seed); return box(0, y, W, H - y + 10, down([0, '#dcb987'], [1, '#b9834e'])) + times(60, () => oval(r() * W, y + 14 + r() * (H - y), 40 + r() * 120, 3 + r() * 7, r() > 0.5 ? '#f0d6a8' : '#8f6236', 'opacity=".25"')) + stones(seed + 1, y + 60, H, 50, '#8f6236', '#f0d6a8'); };
const air = (seed: number, horizon: number): string => sky({ seed, colours: ['#5fb0dc', '#c9e6ee', '#fdf2d4'], horizon, streaked: 2 }) + cumulus(seed, 6, 70, horizon * 0.6) + tableland(seed + 1, horizon - 110, 110, '#a3b9ac') + tableland(seed + 3, horizon - 66, 80, '#86a57e');
const UNIFORM: Look = { top: '#fbf7f0', legs: '#37507a' };

export function school(): string {
  const back = air(301, 520) + slope(edge(302, 540, 6), '#8fb060') + scrub(303, edge(302, 540, 6), 120, 16) + tree(304, 90, 640, 330) + tree(305, 1530, 640, 360) + tree(306, 1390, 620, 260);
  const bay = (x: number): string => box(x, 470, 190, 180, '#f3d58a') + box(x + 22, 500, 60, 74, '#37505a') + line(`M${x + 52} 500v74M${x + 22} 537h60`, '#fbf7f0', 5) + box(x + 108, 490, 60, 160, '#1f6b4a') + line(`M${x + 138} 490v160`, '#174f38', 3) + box(x + 116, 502, 44, 40, '#2f8f63') + box(x + 18, 576, 68, 7, '#fbf7f0');
  const building = shade(760, 664, 660, 22, 0.35) + box(180, 400, 1160, 260, '#f6dc98') + times(6, (i) => bay(190 + i * 192)) + poly([[140, 404], [210, 300], [1310, 300], [1380, 404]], '#a4492a') + times(46, (i) => line(`M${f(152 + i * 27)} 402L${f(216 + i * 24.2)} 302`, '#7d3318', 2, 'opacity=".55"')) + box(136, 398, 1248, 14, '#6e2a14')
    + times(7, (i) => box(176 + i * 193, 412, 20, 244, '#fbf7f0') + box(170 + i * 193, 640, 32, 22, '#d4bf9f')) + box(150, 650, 1220, 20, '#c9b08a') + box(130, 668, 1260, 14, '#a88d6e')
    + poly([[610, 330], [760, 240], [910, 330]], '#f6dc98') + poly([[590, 336], [760, 232], [930, 336], [910, 336], [760, 246], [610, 336]], '#8f3a1c') + box(628, 318, 264, 58, '#1f6b4a', 'rx="4"') + times(5, (i) => box(650 + i * 46, 332, 32, 10, '#fbf7f0', 'rx="5"')) + box(680, 352, 160, 9, '#ffe08a', 'rx="4"') + disc(760, 290, 18, '#fbf7f0') + put(box(-8, -4, 16, 11, '#a83c0c') + box(-0.8, -5, 1.6, 13, '#fbf7f0'), 760, 290);
  const swing = line('M1070 930L1120 690H1370L1420 930M1120 690L1170 930M1370 690L1320 930', '#3f6f8f', 11) + line('M1190 690L1164 860M1226 690L1200 860M1290 690V866M1326 690V866', '#6d5844', 4) + box(1158, 858, 50, 9, '#a83c0c') + box(1282, 864, 52, 9, '#a83c0c');
  const slide = line('M215 940V760M265 940V745M215 800h50M215 840h50M215 880h50M215 920h50', '#a83c0c', 9) + blob('M200 748H280Q330 800 380 880Q410 920 470 926V940Q390 940 350 890Q300 800 262 764H200Z', '#f2a900') + line('M206 750V700H270L284 752', '#a83c0c', 7);
  const kids = put(child({ ...UNIFORM, hands: [[-14, -48], [22, -88]] }, '#b3261e'), 560, 930, 1.75) + put(child({ ...UNIFORM, legs: '#37507a', hands: [[-20, -84], [14, -50]], stride: 8 }, '#1f6b4a'), 660, 955, 1.7) + put(child({ ...UNIFORM, skirt: '#37507a', stride: 4 }, '#c2602a'), 860, 905, 1.65) + put(child({ ...UNIFORM, skirt: '#37507a', hands: [[-14, -48], [24, -50]] }, '#6b3564'), 932, 900, 1.65)
    + put(sitter({ ...UNIFORM, hands: [[-18, -40], [18, -40]] }), 1308, 850, 1.75) + line('M1296 866l-16 44M1320 866l6 46', '#37507a', 14, 'stroke-linecap="round"') + put(person({ top: '#f6e7d0', sari: '#a83c0c' }), 480, 770, 1.85) + put(child({ ...UNIFORM, hands: [[-24, -66], [24, -66]], stride: 9 }), 740, 800, 1.35) + disc(800, 800, 12, '#b3261e');
  return sheet(back + building + earth(307, 676) + shade(1250, 936, 230, 14) + swing + shade(330, 944, 180, 12) + slide + kids + shrub(308, 60, 1050, 240, 130, '#f2a900') + shrub(309, 1540, 1060, 260, 130, '#d9547a'));
}

export function eyeCamp(): string {
  const back = air(321, 430) + slope(edge(322, 450, 6), '#8fb060') + scrub(323, edge(322, 450, 6), 90, 14) + put(house(260, 130, '#e3b884'), 40, 560) + put(house(220, 110, '#cfe0d6', '#8f4a2a', '#a83c0c'), 1340, 550) + tree(324, 1290, 590, 300) + tree(325, 330, 560, 260) + earth(326, 540);
  const inside = poly([[250, 330], [1350, 330], [1330, 800], [270, 800]], down([0, '#e0ecec'], [1, '#f6efdc'])) + box(270, 780, 1060, 40, '#7fa08a');
  const chart = box(1090, 400, 130, 210, '#ffffff', 'stroke="#575049" stroke-width="5"') + line('M1120 610L1095 800M1190 610L1215 800', '#6d5844', 8) + times(5, (j) => times(j + 1, (i) => { const s = 46 - j * 9; const x = 1155 + (i - j / 2) * s * 1.35 - s / 2; const y = 418 + [0, 56, 100, 136, 164][j]!; const way = (i + j) % 4; return `<g transform="rotate(${way * 90} ${f(x + s / 2)} ${f(y + s / 2)})">${box(x, y, s * 0.24, s, '#16130f')}${[0, 0.38, 0.76].map((k) => box(x, y + s * k, s, s * 0.24, '#16130f')).join('')}</g>`; }));
  const canopy = blob('M190 340Q500 130 800 110Q1100 130 1410 340Z', down([0, '#ffffff'], [1, '#dfe9ea'])) + blob('M800 110Q620 150 560 340H1040Q980 150 800 110Z', '#2f8f63', 'opacity=".85"') + blob('M800 110Q400 140 190 340H330Q560 160 800 110Z', '#2f8f63', 'opacity=".85"') + blob('M800 110Q1200 140 1410 340H1270Q1040 160 800 110Z', '#2f8f63', 'opacity=".85"') + times(20, (i) => blob(`M${190 + i * 61} 338h61v26q-30 24 -61 0z`, i % 2 ? '#fbf7f0' : '#1f6b4a')) + line('M210 350V880M1390 350V880', '#8d8270', 14) + line('M210 360L80 900M1390 360L1530 900', '#a89c8f', 4);
  const banner = box(560, 372, 480, 96, '#fbf7f0', 'rx="6" stroke="#1f6b4a" stroke-width="5"') + blob('M590 420Q640 376 690 420Q640 464 590 420Z', '#ffffff', 'stroke="#16130f" stroke-width="5"') + disc(640, 420, 19, '#3f6f8f') + disc(640, 420, 8, '#16130f') + box(720, 396, 280, 16, '#a83c0c', 'rx="8"') + box(720, 426, 220, 13, '#575049', 'rx="6"');
  const table = box(300, 690, 250, 16, '#8a5a34') + poly([[306, 706], [544, 706], [530, 850], [320, 850]], '#f3e6d2') + box(340, 660, 60, 30, '#fbf7f0') + box(420, 650, 30, 40, '#1f6b4a', 'rx="4"') + disc(500, 676, 15, '#f2a900') + put(sitter({ top: '#ffffff', hair: '#1d1512', hands: [[-16, -4], [20, -8]] }), 470, 690, 2.6);
  const chair = box(740, 790, 100, 12, '#6d5844') + line('M750 800V890M830 800V890M838 790V690', '#6d5844', 8);
  const elder = put(sitter({ top: '#fbf7f0', hair: '#d9d4cc', skin: '#7a4c30' }), 790, 782, 2.7) + line('M770 792L700 806L700 880', '#e9dfc9', 26, 'stroke-linejoin="round"') + oval(690, 886, 22, 9, '#5a3d26');
  const doctor = put(person({ top: '#ffffff', legs: '#37505a', hair: '#1d1512', hands: [[-36, -84], [14, -50]] }), 950, 900, 2.95) + blob('M912 760L990 760L1000 838H902Z', '#ffffff') + line('M934 668Q950 716 968 668', '#37505a', 5) + box(826, 640, 26, 10, '#221e1a') + disc(822, 645, 9, '#fff6c8');
  const queue = times(5, (i) => put(i === 1 ? person({ top: '#fbf7f0', legs: '#e9dfc9', scarf: '#c2602a', skin: '#7a4c30' }) : passer(i * 2 + 1), 1180 + i * 96, 905 + (i % 2) * 34, 2.45 + (i % 3) * 0.1)) + put(child({ top: '#f2a900', legs: '#37507a' }), 1240, 990, 1.5);
  const bench = box(60, 900, 300, 16, '#8a5a34') + line('M90 916V990M330 916V990', '#6d5038', 12) + put(sitter({ top: '#d9a441', scarf: '#d9a441', skin: '#7a4c30' }), 130, 900, 2.7) + put(sitter({ top: '#6b3564', scarf: '#6b3564' }), 215, 900, 2.6) + put(sitter({ top: '#fbf7f0', hair: '#d9d4cc' }), 300, 900, 2.7) + [130, 215, 300].map((x, i) => line(`M${x - 14} 915L${x - 20} 982M${x + 14} 915L${x + 20} 982`, ['#d9a441', '#6b3564', '#e9dfc9'][i] ?? '#e9dfc9', 26, 'stroke-linecap="round"')).join('');
  return sheet(back + inside + chart + banner + canopy + shade(420, 852, 160, 12) + table + shade(780, 894, 140, 12) + chair + elder + doctor + shade(210, 996, 200, 12) + bench + queue + grass(327, 1020, H, 120, '#5d9048'));
}

export function villageRoad(): string {
  const r = chance(341);
  const back = air(341, 500) + slope(edge(342, 512, 5), down([0, '#b7c86e'], [1, '#7fa853'])) + scrub(343, edge(342, 512, 5), 120, 13) + times(26, (j) => line(`M${-200 + j * 24} ${H}L${420 + j * 9} 530`, '#5d9048', 3 + j * 0.05, 'opacity=".4"'));
  const side = earth(344, 570);
  const surface = `M812 540Q800 600 700 690T330 ${H + 10}H1230Q1010 800 900 690T836 540Z`;
  const road = blob(surface, down([0, '#e6e0d4'], [1, '#c2baac'])) + blob(`M812 540Q800 600 700 690T330 ${H + 10}H286Q560 830 684 690T808 540Z`, '#8d8578') + blob(`M836 540Q850 600 904 690T1230 ${H + 10}H1276Q1030 810 920 690T840 540Z`, '#8d8578');
  const joints = clip(surface, times(9, (i) => { const t = Math.pow((i + 1) / 9, 1.7); return line(`M0 ${f(560 + t * 500)}H1600`, '#9a917f', 2 + t * 3, 'opacity=".6"'); }));
  const homes = put(house(150, 84, '#f0cf96'), 560, 640) + put(house(140, 80, '#d7e3d0', '#8f4a2a', '#a83c0c'), 940, 636) + put(house(230, 130, '#e9b98a', '#a4492a', '#3f6f8f'), 300, 728) + put(house(250, 140, '#f3e0a8', '#8f4a2a', '#1f6b4a'), 1080, 730) + tree(345, 520, 700, 230) + tree(346, 1060, 680, 200) + put(house(330, 200, '#f6e2c0', '#a4492a', '#a83c0c'), -60, 880) + put(house(340, 210, '#cfdfe3', '#8f4a2a', '#1f6b4a'), 1310, 892) + tree(347, 1560, 950, 420) + palm(348, 330, 800, 300) + shrub(349, 1270, 930, 130, 70, '#d9547a') + shrub(350, 300, 930, 110, 60, '#f2a900');
  const lights = ([[700, 668, 150], [560, 790, 240], [930, 668, 150], [1100, 810, 250]] as const).map(([x, y, h]) => put(lamp(h), x, y, 1, x > 800)).join('');
  const folk = shade(800, 800, 90, 10) + put(tractor(), 850, 800, 0.95, true) + put(person({ top: '#e9dfc9', legs: '#5a4a3a', hands: [[-16, -48], [16, -48]] }), 520, 960, 1.9) + put(person({ top: '#f0d9b0', sari: '#b3261e', hands: [[-12, -48], [9, -96]] }), 950, 960, 2) + blob('M938 758q-8 -34 26 -36q34 2 26 36q-26 16 -52 0z', '#c98b58') + put(child(UNIFORM, '#1f6b4a'), 1010, 985, 1.45) + put(child({ ...UNIFORM, skirt: '#37507a' }, '#c2602a'), 620, 985, 1.4) + times(4, (i) => oval(220 + i * 44, 1008 + (i % 2) * 18, 15, 10, mix('#f2e3c8', '#a4663a', r())) + disc(232 + i * 44, 998 + (i % 2) * 18, 6, '#f2e3c8') + line(`M${216 + i * 44} ${1018 + (i % 2) * 18}v8`, '#d9641f', 2));
  return sheet(back + side + road + joints + homes + lights + folk);
}

export function waterTankScene(): string {
  const r = chance(361);
  const back = air(361, 560) + slope(edge(362, 580, 6), '#9dbb62') + scrub(363, edge(362, 580, 6), 130, 16) + put(house(250, 130, '#f0cf96'), 80, 720) + put(house(220, 120, '#d7e3d0', '#8f4a2a', '#a83c0c'), 330, 700) + put(house(270, 150, '#e9b98a', '#a4492a', '#3f6f8f'), 1330, 730) + tree(364, 1290, 720, 330) + palm(365, 60, 760, 380) + tree(366, 600, 700, 230) + earth(367, 690);
  const tank = put(waterTank(), 900, 850, 1.42);
  const stand = box(300, 820, 350, 22, '#c9d4d4') + box(310, 842, 330, 120, down([0, '#b5bfba'], [1, '#8d9a96'])) + times(3, (i) => line(`M${365 + i * 110} 820V770h26v16`, '#3f6f8f', 9) + line(`M${391 + i * 110} 788v60`, '#bfe3ee', 6) + box(358 + i * 110, 762, 14, 10, '#b3261e')) + poly([[280, 962], [670, 962], [720, 990], [240, 990]], '#a9b6b2') + oval(480, 985, 210, 10, '#7fb0b4', 'opacity=".7"') + line('M687 822H560', '#3f6f8f', 12);
  const pot = (c: string): string => blob('M-20 -34h40l-6 -8h-28zM-22 -34Q-40 -6 -18 0H18Q40 -6 22 -34Z', c) + blob('M8 -34h14Q40 -6 18 0H6Q26 -10 8 -34Z', '#ffffff', 'opacity=".25"');
  const people = put(person({ top: '#f0d9b0', sari: '#b3261e', hands: [[-14, -48], [20, -60]] }), 290, 1010, 2.6) + put(pot('#d9a441'), 390, 960, 1.3) + put(person({ top: '#dceadf', sari: '#6b3564', hands: [[-26, -56], [14, -50]] }), 610, 1030, 2.6) + put(pot('#a9b6b8'), 502, 960, 1.25) + put(pot('#d9a441'), 660, 1040, 1.2) + put(person({ top: '#f6e7d0', sari: '#1f6b4a', hands: [[-12, -50], [9, -104]] }), 1180, 960, 2.4) + put(pot('#c98b58'), 1184, 714, 1.5) + put(child({ ...UNIFORM, hands: [[-14, -50], [12, -50]] }, '#c2602a'), 1290, 970, 1.6) + put(child({ top: '#f2a900', legs: '#3f6f8f', hands: [[-22, -84], [20, -70]], stride: 7 }), 770, 1010, 1.5);
  const hens = times(5, () => { const [x, y] = [980 + r() * 460, 1000 + r() * 46]; return oval(x, y, 15, 10, mix('#f2e3c8', '#a4663a', r())) + disc(x + 13, y - 9, 6, '#e3c9a0') + poly([[x + 18, y - 9], [x + 25, y - 7], [x + 18, y - 5]], '#d9641f') + line(`M${f(x)} ${f(y + 8)}v9`, '#d9641f', 2); });
  return sheet(back + tank + shade(480, 992, 260, 14) + stand + people + hens + shrub(368, 1530, 1060, 240, 140, '#d9547a'));
}
