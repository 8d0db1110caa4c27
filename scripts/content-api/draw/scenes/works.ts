/** Draws people at work beside big machines: the dragline, the workshop bay, the rescue drill at the mine's mouth. */
import type { Point } from '../svg.ts';
import { blob, box, chance, clip, disc, down, f, H, halo, line, mix, oval, poly, put, shade, sheet, times, W } from '../svg.ts';
import { cumulus, edge, grass, ground, sky, slope, stones, tableland } from '../things/land.ts';
import { DAY, dumperBody, van, wheel } from '../things/machines.ts';
import type { Look } from '../things/people.ts';
import { ENGINEER, MINER, person, WOMAN_MINER } from '../things/people.ts';
import { tree } from '../things/plants.ts';

export function dragline(): string {
  const r = chance(201);
  const back = sky({ seed: 201, colours: ['#4f9ccc', '#c6e2ea', '#fdeecb'], horizon: 640, sun: [1330, 200, 46], streaked: 2 }) + cumulus(202, 6, 90, 360) + tableland(203, 540, 120, '#a9b2a2') + tableland(205, 600, 80, '#8d9a78');
  const heaps = times(7, (i) => { const x = 140 + i * 190; const h = 120 + r() * 90; return poly([[x - 190, 780], [x - 12, 780 - h], [x + 14, 780 - h], [x + 200, 780]], mix('#c08a55', '#8a5a34', r())) + poly([[x, 780 - h], [x + 14, 780 - h], [x + 200, 780], [x + 70, 780]], '#6e4424', 'opacity=".5"'); });
  const land = ground(206, 760, '#c9935c', '#7a4c28');
  const cut = poly([[-10, 960], [520, 850], [760, 862], [560, H + 10], [-10, H + 10]], '#8a5a34') + poly([[-10, 1004], [470, 884], [700, 890], [520, H + 10], [-10, H + 10]], '#241e1a') + times(90, () => blob(`M${f(r() * 430)} ${f(960 + r() * 100)}l9 -7 9 8z`, '#3f362f'));
  const tip: Point = [330, 150];
  const boom = line(`M1000 690L${tip[0]} ${tip[1]}M1000 640L${tip[0]} ${tip[1]}`, '#a4492a', 11) + line(times(17, (i) => { const t = i / 17; const u = (i + 1) / 17; return `M${f(1000 - 670 * t)} ${f(690 - 540 * t)}L${f(1000 - 670 * u)} ${f(640 - 490 * u)}M${f(1000 - 670 * t)} ${f(640 - 490 * t)}L${f(1000 - 670 * u)} ${f(690 - 540 * u)}`; }), '#c2602a', 4);
  const ropes = line(`M1120 400L${tip[0]} ${tip[1]}M1130 408L620 380`, '#3a2a1f', 3.5) + line('M1010 640L1120 396L1240 620', '#8f3a12', 14) + disc(tip[0], tip[1], 20, '#5e2208') + line(`M${tip[0]} ${tip[1]}V560M${tip[0] + 16} ${tip[1]}V556M430 690Q700 740 1000 690M430 704Q700 756 1000 704`, '#2a1d14', 4);
  const bucket = line('M260 640L338 556L430 640', '#2a1d14', 6) + blob('M222 630H436L424 760Q320 790 236 742Z', '#f2a900') + blob('M222 630H436L434 650H226Z', '#ffd873') + blob('M236 632Q280 590 330 604Q390 588 424 632Z', '#a87245') + line('M424 730l34 10M424 706l36 4M428 752l28 20', '#5a4a3a', 9) + times(40, () => blob(`M${f(240 + r() * 190)} ${f(770 + r() * 150)}l5 -5 6 6z`, '#7a4c28'));
  const house = shade(1220, 890, 420, 34, 0.5) + oval(1200, 872, 250, 34, '#2a211b') + box(950, 838, 500, 36, '#3a2f27', 'rx="16"') + blob('M960 836V700L1000 610H1480V836Z', '#e8dcc4') + blob('M960 700L1000 610H1480V640H1010L976 712Z', '#a83c0c') + box(960, 800, 520, 36, '#a83c0c')
    + box(978, 690, 86, 90, '#37505a') + blob('M978 690h60l-60 70z', '#7fa3ac') + times(7, (i) => box(1100 + i * 54, 680, 34, 90, '#8d8270') + line(times(6, (j) => `M${1102 + i * 54} ${692 + j * 14}h30`), '#5a5044', 3)) + line('M1066 800V780H1480V800', '#5e2208', 3) + blob('M1360 872h170l30 34h-230z', '#5a4636') + blob('M1376 836h90v44h-90z', '#8f3a12');
  const car = shade(690, 978, 100, 10) + put(van('#fbf7f0', '#a83c0c'), 600, 978, 0.72);
  return sheet(back + heaps + land + cut + ropes + boom + house + bucket + car + put(person(ENGINEER), 800, 982, 0.95) + put(person(MINER), 832, 984, 0.95) + stones(207, 985, H, 40, '#4a2f1a', '#e0b684'));
}

export function workshop(): string {
  const r = chance(221);
  const wall = box(0, 0, W, 800, down([0, '#3d4a4e'], [0.5, '#7d8a88'], [1, '#a9a89a'])) + times(6, (i) => poly([[i * 280 - 60, 150], [i * 280 + 60, 20], [i * 280 + 190, 20], [i * 280 + 190, 150]], down([0, '#e9f6fb'], [1, '#bfe0ea'])) + poly([[i * 280 - 30, 150], [i * 280 + 170, 150], [i * 280 + 330, 800], [i * 280 - 190, 800]], down([0, '#ffffff', 0.2], [1, '#ffffff', 0])));
  const roof = line(times(7, (i) => `M${i * 280 - 90} 158V800`), '#4a4238', 20) + box(0, 150, W, 26, '#5e2208') + box(0, 172, W, 9, '#d9641f') + line(times(40, (i) => `M${i * 42} 150l21 -26 21 26`), '#5a4a3f', 5);
  const door = box(1130, 380, 410, 420, down([0, '#cfe6ea'], [0.7, '#f6e7c4'], [0.72, '#c79a62'], [1, '#b98a58'])) + poly([[1130, 640], [1200, 590], [1330, 590], [1380, 640], [1540, 610], [1540, 682], [1130, 682]], '#8fa588') + tree(224, 1450, 704, 150) + box(1120, 360, 430, 34, '#a83c0c') + times(9, (i) => box(1130, 366 + i * 3, 410, 1.2, '#5e2208'));
  const shelf = box(40, 480, 300, 320, '#4a4238') + times(4, (j) => box(52, 492 + j * 76, 276, 64, '#2f2a25') + times(6, (i) => box(62 + i * 44, 508 + j * 76 + (i % 3) * 8, 32, 48 - (i % 3) * 8, ['#a83c0c', '#f2a900', '#3f6f8f', '#8d8270', '#1f6b4a'][(i + j * 2) % 5] ?? '#8d8270', 'rx="3"')));
  const floor = box(0, 796, W, H, down([0, '#b3aa98'], [1, '#6f675a'])) + times(9, (i) => line(`M${-800 + i * 400} ${H + 10}L${500 + i * 75} 796`, '#5a5248', 2.5, 'opacity=".4"')) + line('M-10 880H1610M-10 972H1610', '#5a5248', 2.5, 'opacity=".4"') + line('M120 1040L300 830H1320L1560 1040', '#f2a900', 12) + times(22, () => oval(r() * W, 830 + r() * 230, 20 + r() * 60, 4 + r() * 8, '#3f3830', 'opacity=".25"'));
  const k = 3.9;
  const truck = shade(760, 930, 460, 38, 0.6) + put(dumperBody(DAY, false) + wheel(154, 88, 24, DAY) + disc(58, 86, 10, '#4a2410') + disc(58, 86, 5, '#a89c8f'), 340, 500, k) + box(470, 836, 190, 26, '#f2a900') + poly([[500, 862], [630, 862], [660, 930], [470, 930]], '#5e2208') + box(450, 926, 230, 14, '#3a2a1f');
  const crane = box(0, 206, W, 34, '#f2a900') + times(30, (i) => poly([[i * 56, 206], [i * 56 + 22, 206], [i * 56 + 6, 240], [i * 56 - 16, 240]], '#221e1a')) + box(185, 236, 110, 46, '#3a3f44') + line('M222 280V560M258 280V560', '#2a2420', 4) + blob('M222 556h36l-6 36h-24z', '#d9641f') + line('M240 590L170 660M240 590L310 660', '#2a2420', 5) + put(wheel(0, 0, 26, DAY), 240, 752, 3.9);
  const ladder = line('M960 930L900 540M1006 930L946 540' + times(11, (i) => `M${f(957 - i * 5.4)} ${f(905 - i * 35)}h46`), '#e9dfc9', 7);
  const spark = times(46, () => { const a = 3.4 + r() * 2.2; const l = 20 + r() * 90; return line(`M1040 800l${f(Math.cos(a) * l)} ${f(Math.sin(a) * l)}`, r() > 0.5 ? '#ffd873' : '#ffffff', 2.2); }) + disc(1040, 800, 90, halo('#ffdf8a'));
  const mechanic: Look = { top: '#3f6f8f', legs: '#33566e', helmet: '#fbf7f0', hands: [[-16, -50], [26, -78]] };
  const bench = box(1180, 830, 330, 18, '#8a5a34') + box(1200, 848, 290, 100, '#5a3d26') + times(4, (i) => box(1212 + i * 70, 858, 58, 40, '#7a5334')) + box(1220, 800, 60, 30, '#b3261e') + box(1306, 812, 40, 18, '#3a3f44') + disc(1410, 806, 24, '#8d8270') + disc(1410, 806, 10, '#3a3f44') + shade(1345, 950, 190, 12);
  return sheet(wall + roof + door + shelf + floor + truck + ladder + crane + put(person(mechanic), 385, 985, 2.9) + spark + put(person({ ...MINER, hands: [[-30, -64], [16, -50]] }), 1105, 965, 2.9) + bench + put(person({ ...WOMAN_MINER, hands: [[-26, -58], [-8, -56]], vest: '#b8d432' }), 1400, 1010, 2.7) + box(1352, 848, 70, 48, '#fbf7f0', 'transform="rotate(-8 1387 872)"'));
}

const RESCUER: Look = { top: '#e0601c', legs: '#b8480f', helmet: '#fbf7f0', vest: '#3a3f44' };

/** A rescuer with a breathing set: mask, hose, cylinder on the back and a cap lamp. */
function rescuer(hands: NonNullable<Look['hands']>, stride = 5): string {
  const set = box(-17, -80, 13, 34, '#f2a900', 'rx="6"') + box(-15, -84, 5, 6, '#3a3f44');
  return set + person({ ...RESCUER, hands, stride }) + blob('M-1 -92Q8 -94 8.5 -88Q8 -82 2 -82Q-2 -84 -1 -92Z', '#2a2e31') + line('M6 -84Q14 -74 4 -66', '#2a2e31', 3) + disc(5, -99, 3, '#fff6c8') + disc(5, -99, 10, halo('#fff6c8'), 'opacity=".7"');
}

/** The rescuers who carry the stretcher, some way along. */
export function rescueTeam(moved = 0, step = 0): string {
  const stretcher = line('M-210 0H210', '#e9dfc9', 9) + blob('M-150 -6Q-150 -34 -100 -34H96Q140 -30 142 -6Z', '#f6efe0') + blob('M-90 -36H96Q140 -30 142 -6H-90Z', '#b3261e', 'opacity=".85"') + disc(-122, -26, 21, '#8a5a3a') + blob('M-144 -26Q-142 -50 -118 -48L-110 -36Z', '#1d1512') + line('M-60 -38V-2M20 -38V-2', '#f2a900', 7);
  const sway = Math.sin(step) * 4;
  return put(rescuer([[-14, -46], [26, -46]], 5 + sway), 425 + moved, 1010, 3) + put(stretcher, 700 + moved, 874 + Math.abs(sway) * 0.6) + put(rescuer([[-28, -46], [16, -48]], 5 - sway), 965 + moved, 1014, 3);
}

/** Rescuers going into the mine, one behind the other. */
export function rescueMouth(seconds: number): string {
  return times(3, (i) => {
    const t = Math.max(0, Math.min(1, seconds / 5.5 - i * 0.16));
    const k = 2.8 - t * 1.7;
    return put(rescuer([[-16, -48], [16, -50]], 4 + Math.sin(seconds * 8 + i) * 3), 300 + i * 90 + (680 - 300 - i * 60) * t, 1010 - t * 130, k);
  });
}

export function rescueGround(): string {
  const r = chance(241);
  const back = sky({ seed: 241, colours: ['#62acd4', '#cbe4ea', '#fbeecb'], horizon: 420, sun: [1400, 150, 40], streaked: 2 }) + cumulus(242, 5, 60, 220) + tableland(243, 290, 110, '#9fb3a2');
  const hill = slope(edge(244, 352, 22), down([0, '#8aa85a'], [0.3, '#a98a52'], [1, '#8a5a34'])) + grass(245, 360, 520, 260, '#4f7a3a') + times(5, (i) => tree(246 + i, 60 + i * 118, 372 + (i % 2) * 20, 150)) + times(3, (i) => tree(252 + i, 1270 + i * 130, 384, 150));
  const stonework = box(330, 380, 700, 500, '#b9a184') + clip('M330 380H1030V880H330Z', times(9, (j) => times(12, (i) => box(300 + i * 70 + (j % 2) * 34, 384 + j * 56, 65, 51, mix('#a88d6e', '#d4bf9f', r()))))) + box(310, 350, 740, 46, '#5e2208') + box(310, 350, 740, 12, '#d9641f');
  const mouth = blob('M460 880V640Q460 470 680 470T900 640V880Z', '#5a4636') + blob('M486 880V644Q486 496 680 496T874 644V880Z', down([0, '#0f0b09'], [1, '#2a1e16'])) + times(3, (i) => disc(680, [540, 590, 628][i] ?? 540, [70, 44, 26][i] ?? 40, halo('#ffd98a'), 'opacity=".7"') + box(680 - ([16, 10, 6][i] ?? 8), [534, 587, 626][i] ?? 540, [32, 20, 12][i] ?? 16, 5, '#fff6d8')) + line('M560 880V640Q560 560 680 560T800 640V880', '#4a3a2c', 7);
  const board = box(560, 402, 240, 46, '#1f6b4a', 'rx="4"') + put(disc(0, 0, 15, '#fbf7f0') + box(-3.5, -11, 7, 22, '#1f6b4a') + box(-11, -3.5, 22, 7, '#1f6b4a'), 590, 425) + box(620, 414, 150, 9, '#fbf7f0', 'rx="4"') + box(620, 430, 100, 8, '#fbf7f0', 'rx="4"');
  const yard = ground(255, 866, '#d0aa78', '#8d6238') + line(`M640 880L470 ${H + 10}M720 880L900 ${H + 10}`, '#6f675a', 11) + times(7, (i) => { const t = Math.pow(i / 7, 1.4); const y = 884 + t * 190; return box(634 - t * 190, y, 92 + t * 360, 5 + t * 9, '#6d5038'); });
  const ambulance = shade(1360, 912, 260, 22, 0.5) + put(van('#fbf7f0', '#b3261e'), 1560, 910, 2.1, true) + put(disc(0, 0, 26, '#1f6b4a') + box(-6, -18, 12, 36, '#fbf7f0') + box(-18, -6, 36, 12, '#fbf7f0'), 1420, 760) + disc(1322, 655, 60, halo('#ff8a5c'));
  const watch = put(person({ ...ENGINEER, hands: [[-10, -60], [16, -66]] }), 1190, 1000, 2.5, true) + box(1150, 826, 44, 58, '#fbf7f0', 'transform="rotate(6 1172 855)"') + box(1156, 834, 30, 4, '#8d8270') + put(rescuer([[-16, -48], [16, -48]], 3), 150, 980, 2.6);
  const kit = box(20, 985, 150, 60, '#1f6b4a', 'rx="8"') + box(80, 974, 30, 14, '#174f38') + box(40, 1006, 110, 10, '#fbf7f0') + times(3, (i) => box(196 + i * 30, 976, 22, 74, '#f2a900', 'rx="10"') + box(202 + i * 30, 966, 10, 14, '#3a3f44'));
  return back + hill + stonework + mouth + board + yard + put(rescuer([[-16, -48], [18, -54]], 2), 690, 880, 1.5) + ambulance + watch + kit;
}

export const rescueDrill = (): string => sheet(rescueGround() + rescueTeam());
