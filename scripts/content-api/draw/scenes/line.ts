/** Draws the way of the coal to the railway: conveyor, silo, wagons being filled, the train leaving. */
import { across, blob, box, chance, down, f, H, line, mix, oval, poly, put, shade, sheet, times, W, blurred } from '../svg.ts';
import { cumulus, edge, grass, ground, scrub, sky, slope, stones, tableland } from '../things/land.ts';
import { gallery, silo } from '../things/buildings.ts';
import { locomotive, van, wagon } from '../things/machines.ts';
import { ENGINEER, MINER, person } from '../things/people.ts';
import { tree } from '../things/plants.ts';

export const track = (y: number, width = W): string =>
  box(0, y + 12, width, 26, '#4a3828') + times(Math.ceil(width / 32), (i) => box(i * 32, y + 12, 18, 20, '#6d5038')) + box(0, y, width, 11, '#cbb59a') + box(0, y + 8, width, 4, '#7a6450');

function stockpile(seed: number, x: number, y: number, w: number, h: number): string {
  const r = chance(seed);
  const lumps = times(150, () => { const t = r(); const k = r(); return blob(`M${f(x + (t - 0.5) * w * (1 - k * 0.96))} ${f(y - k * h * 0.96)}l7 -6 8 6z`, r() > 0.5 ? '#40372f' : '#0d0a08'); });
  return shade(x, y, w * 0.6, 14) + poly([[x - w / 2, y], [x - w * 0.05, y - h], [x + w * 0.05, y - h], [x + w / 2, y]], '#1d1815') + poly([[x + w * 0.01, y - h], [x + w * 0.05, y - h], [x + w / 2, y], [x + w * 0.16, y]], '#332b25') + lumps;
}

const ballast = (seed: number, y: number): string => { const r = chance(seed); return times(420, () => oval(r() * W, y + r() * (H - y), 3 + r() * 8, 2 + r() * 4, mix('#4a3626', '#c9a883', r()))); };

/** The train in front of the plant, moved along by some way; it stands still in the picture. */
export function railTrain(moved = 0): string {
  const r = chance(15);
  const rake = times(9, (i) => put(wagon(r, i < 8 ? 1 : 0), -1498 + i * 292 + 40 + moved, 868));
  return rake + put(locomotive(), 1150 + moved, 868, 1.02) + put(person(MINER), 1000, 1020, 1.75) + line('M1030 940l40 -60', '#1f6b4a', 5) + blob('M1070 880l46 12 -10 34 -44 -14z', '#1f8f5a');
}

export function railYard(): string {
  const back = sky({ seed: 15, colours: ['#6fa8c4', '#f1d9b4', '#fbc98a'], horizon: 690, sun: [250, 560, 60], cloud: '#fff3dc' }) + tableland(16, 500, 130, '#b0927e') + tableland(24, 570, 100, '#8d7a62') + scrub(25, edge(25, 672, 4), 120, 12, '#4a6a42', '#8f9c58') + box(0, 676, W, 400, down([0, '#c99a66'], [1, '#6d4828']));
  const plant = stockpile(17, 210, 720, 460, 200) + gallery([330, 560], [1110, 238], 44, 724, 3) + put(silo(), 1080, 770, 1.02);
  const wire = line('M0 640H1600M0 654Q200 646 400 654T800 654T1200 654T1600 654', '#3a3029', 2.5) + [40, 640, 1560].map((x) => line(`M${x} 870V610M${x} 640h60`, '#5a4f45', 9)).join('');
  return back + plant + wire + track(868) + ballast(18, 910);
}

export const rail = (): string => sheet(railYard() + railTrain());

export function siloScene(): string {
  const back = sky({ seed: 131, colours: ['#4f9fca', '#bfe0ea', '#f6efd6'], horizon: 800, streaked: 2 }) + cumulus(132, 7, 110, 520) + tableland(133, 700, 120, '#9fb0a2') + tableland(135, 770, 80, '#7d9a72');
  const floor = slope(edge(136, 858, 5), down([0, '#b5bf72'], [0.35, '#c9a06a'], [1, '#8d6238'])) + times(4, (i) => tree(137 + i, 60 + i * 74, 876 + i * 6, 170));
  const big = gallery([-60, 620], [742, 150], 62, 900, 3) + put(silo(), 700, 950, 1.52) + shade(890, 952, 330, 26, 0.4);
  const small = put(silo(), 1235, 916, 0.98) + shade(1360, 918, 200, 16, 0.35) + gallery([1060, 148], [1270, 372], 34, 900, 0);
  const r = chance(139);
  const rake = times(6, (i) => put(wagon(r, i < 3 ? 1 : 0.01, '#a4492a'), -40 + i * 292, 972, 0.98));
  return sheet(back + floor + small + big + track(972) + rake + ballast(140, 1008) + put(person(ENGINEER), 1480, 1052, 1.5) + put(person(MINER), 1420, 1058, 1.5, true));
}

const bin = (): string =>
  box(470, -20, 640, 240, across([0, '#8d7a6a'], [0.35, '#efe5d6'], [0.7, '#b5a08b'], [1, '#6a584a'])) + times(3, (i) => line(`M470 ${40 + i * 64}Q790 ${66 + i * 64} 1110 ${40 + i * 64}`, '#5a483a', 6, 'opacity=".5"'))
    + blob('M470 220H1110L930 390H650Z', '#75614f') + blob('M470 220H1110L1096 236H484Z', '#8f7b68') + line('M500 220V830M1080 220V830M500 400L650 300M1080 400L930 300', '#4a3a2e', 34) + box(690, 390, 200, 60, '#3a2a1f') + box(676, 440, 228, 22, '#f2a900') + times(8, (i) => poly([[680 + i * 28, 440], [694 + i * 28, 440], [686 + i * 28, 462], [672 + i * 28, 462]], '#221e1a'));

const cabin = (): string =>
  box(1200, 250, 300, 190, '#f2ead9') + box(1200, 250, 300, 26, '#a83c0c') + box(1222, 296, 256, 84, '#37505a') + line('M1307 296v84M1392 296v84', '#f2ead9', 7) + blob('M1222 296h90l-60 84h-30z', '#6f929c', 'opacity=".6"') + box(1186, 440, 328, 16, '#5e2208') + line('M1230 456V860M1470 456V860M1230 600L1470 740M1470 600L1230 740', '#6d5844', 15)
    + put(person({ ...MINER, legs: '#2b3f52' }), 1352, 438, 1.25) + box(1222, 380, 256, 60, '#f2ead9') + line('M1186 456L1120 456M1120 456L1110 220', '#6d5844', 10);

export function loadingYard(): string {
  const back = sky({ seed: 151, colours: ['#86bcd2', '#d9e8e2', '#fbeccb'], horizon: 640, streaked: 2 }) + cumulus(152, 4, 60, 200) + tableland(153, 500, 120, '#a9b0a0') + tableland(155, 570, 90, '#8a9a76') + slope(edge(156, 662, 5), '#b99460') + scrub(157, edge(156, 662, 5), 90, 14);
  const sign = box(176, 540, 176, 110, '#1a1512', 'rx="8"') + line('M264 650V840', '#5a4f45', 14) + box(192, 556, 144, 78, '#241d18') + times(6, (i) => box(206 + i * 20, 574 + (i % 2) * 6, 12, 34 - (i % 3) * 6, '#f2a900'));
  return back + ground(158, 790, '#b58a58', '#6d4828') + sign + cabin() + track(900) + ballast(159, 944) + stones(160, 980, H, 40, '#2a1d12', '#15110e');
}

/** The coal falling into the wagon under the bin; in the film it falls on and the wagon fills. */
export function loading(filled = 0.75, fallen = 0): string {
  const r = chance(152);
  const pour = blob('M720 460H862L880 640H704Z', '#15110e') + times(210, () => { const y = 462 + ((r() * 190 + fallen) % 190); const s = 60 + (y - 460) * 0.12; return blob(`M${f(790 + (r() - 0.5) * 2.1 * s)} ${f(y)}l8 -8 9 8 -6 7z`, r() > 0.5 ? '#4a4038' : '#000000'); });
  const haze = blurred(oval(790, 660, 260, 66, '#8a7a68', 'opacity=".45"'), 26);
  const rake = [1, filled, 0, 0].map((full, i) => put(wagon(r, full), -49 + i * 569, 900, 1.95)).join('');
  const watcher = put(person({ ...ENGINEER, hands: [[-14, -58], [20, -74]] }), 330, 1030, 2.1);
  return pour + rake + haze + bin() + watcher;
}

export const wagonLoading = (): string => sheet(loadingYard() + loading());

export function conveyorLand(): string {
  const back = sky({ seed: 171, colours: ['#6bb0d6', '#cfe6ea', '#fdf0cc'], horizon: 470, sun: [300, 170, 40], streaked: 2 }) + cumulus(172, 6, 80, 280) + tableland(173, 350, 120, '#9fb4a8') + tableland(175, 410, 90, '#84a080');
  const land = slope(edge(176, 500, 10), '#a5bf6e') + scrub(176, edge(176, 500, 10), 90, 10) + slope(edge(178, 580, 22), down([0, '#8fb45c'], [1, '#5d9048'])) + slope(edge(179, 720, 26), down([0, '#b7c26a'], [0.4, '#7ca653'], [1, '#3f7a3f'])) + grass(180, 720, H, 900, '#3f7a3f');
  const far = gallery([1540, 440], [1010, 520], 18, 560, 6) + box(1516, 372, 70, 92, '#b99f82') + box(1510, 364, 82, 14, '#a83c0c') + gallery([1010, 520], [900, 548], 20, 590, 1);
  const near = ((): string => {
    const top: [number, number][] = [[905, 544], [-140, 420]];
    const base: [number, number][] = [[-140, 680], [905, 574]];
    const wall = poly([...top, ...base], down([0, '#d9c4a4'], [1, '#a88d6e']));
    const roof = poly([[905, 544], [898, 536], [-140, 352], [-140, 420]], '#a83c0c') + poly([[898, 536], [-140, 352], [-140, 366], [899, 539]], '#d9744a');
    const ribs = times(22, (i) => { const t = Math.pow(0.86, i); const x = 905 - 1045 * t; return line(`M${f(x)} ${f(574 + 106 * t)}V${f(544 - 124 * t)}`, '#6d5844', 1 + t * 7); });
    const windows = times(22, (i) => { const [t, u] = [Math.pow(0.86, i + 0.22), Math.pow(0.86, i + 0.78)]; const at = (q: number, k: number): [number, number] => [905 - 1045 * q, 544 - 124 * q + k * (30 + 230 * q)]; return poly([at(t, 0.24), at(u, 0.24), at(u, 0.56), at(t, 0.56)], '#4a6a74') + poly([at(t, 0.24), at(t * 0.5 + u * 0.5, 0.24), at(t, 0.56)], '#8fb4bc', 'opacity=".6"'); });
    const legs = times(9, (i) => { const t = Math.pow(0.74, i) * 0.86; const x = 905 - 1045 * t; const y = 574 + 106 * t; const foot = 600 + 370 * t; const s = 60 * t; return line(`M${f(x - s * 0.4)} ${f(y)}L${f(x - s)} ${f(foot)}M${f(x + s * 0.4)} ${f(y)}L${f(x + s)} ${f(foot)}M${f(x - s * 0.6)} ${f(y + (foot - y) * 0.35)}L${f(x + s * 0.85)} ${f(y + (foot - y) * 0.75)}M${f(x + s * 0.6)} ${f(y + (foot - y) * 0.35)}L${f(x - s * 0.85)} ${f(y + (foot - y) * 0.75)}`, '#5a4636', 2 + t * 15) + shade(x, foot, s * 2, 6 + t * 14, 0.35); });
    return legs + wall + windows + ribs + roof;
  })();
  const road = blob(`M1000 610Q1150 640 1120 720T1000 ${H + 10}H1420Q1400 860 1300 740T1010 606Z`, '#dcc39a');
  return back + land + far + road + near + tree(181, 1440, 830, 330) + tree(182, 1560, 790, 240) + put(person(ENGINEER), 930, 960, 1.9) + put(person(MINER), 1010, 975, 1.9, true);
}

export const conveyor = (): string => sheet(conveyorLand() + put(van('#fbf7f0', '#f2a900'), 1090, 850, 0.9));
