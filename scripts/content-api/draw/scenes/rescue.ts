/** Draws the rescue drill at the mouth of a mine. */
import { blob, box, chance, clip, disc, down, H, halo, line, mix, put, shade, sheet, times } from '../svg.ts';
import { cumulus, edge, grass, ground, sky, slope, tableland } from '../things/land.ts';
import { van } from '../things/machines.ts';
import type { Look } from '../things/people.ts';
import { ENGINEER, person } from '../things/people.ts';
import { tree } from '../things/plants.ts';

const RESCUER: Look = { top: '#e0601c', legs: '#b8480f', helmet: '#fbf7f0', vest: '#3a3f44' };

/** A rescuer with a breathing set: mask, hose, cylinder on the back and a cap lamp. */
function rescuer(hands: NonNullable<Look['hands']>, stride = 5): string {
  const set = box(-17, -80, 13, 34, '#f2a900', 'rx="6"') + box(-15, -84, 5, 6, '#3a3f44');
  return (
    set +
    person({ ...RESCUER, hands, stride }) +
    blob('M-1 -92Q8 -94 8.5 -88Q8 -82 2 -82Q-2 -84 -1 -92Z', '#2a2e31') +
    line('M6 -84Q14 -74 4 -66', '#2a2e31', 3) +
    disc(5, -99, 3, '#fff6c8') +
    disc(5, -99, 10, halo('#fff6c8'), 'opacity=".7"')
  );
}

/** Draws the rescuers who carry the stretcher. `moved` is the distance that they have walked. */
export function rescueTeam(moved = 0, step = 0): string {
  const stretcher =
    line('M-210 0H210', '#e9dfc9', 9) +
    blob('M-150 -6Q-150 -34 -100 -34H96Q140 -30 142 -6Z', '#f6efe0') +
    blob('M-90 -36H96Q140 -30 142 -6H-90Z', '#b3261e', 'opacity=".85"') +
    disc(-122, -26, 21, '#8a5a3a') +
    blob('M-144 -26Q-142 -50 -118 -48L-110 -36Z', '#1d1512') +
    line('M-60 -38V-2M20 -38V-2', '#f2a900', 7);
  const sway = Math.sin(step) * 4;
  return (
    put(
      rescuer(
        [
          [-14, -46],
          [26, -46],
        ],
        5 + sway,
      ),
      425 + moved,
      1010,
      3,
    ) +
    put(stretcher, 700 + moved, 874 + Math.abs(sway) * 0.6) +
    put(
      rescuer(
        [
          [-28, -46],
          [16, -48],
        ],
        5 - sway,
      ),
      965 + moved,
      1014,
      3,
    )
  );
}

/** Draws rescuers who walk into the mine in a row. */
export function rescueMouth(seconds: number): string {
  return times(3, (i) => {
    const t = Math.max(0, Math.min(1, seconds / 5.5 - i * 0.16));
    const k = 2.8 - t * 1.7;
    return put(
      rescuer(
        [
          [-16, -48],
          [16, -50],
        ],
        4 + Math.sin(seconds * 8 + i) * 3,
      ),
      300 + i * 90 + (680 - 300 - i * 60) * t,
      1010 - t * 130,
      k,
    );
  });
}

export function rescueGround(): string {
  const r = chance(241);
  const back =
    sky({ seed: 241, colours: ['#62acd4', '#cbe4ea', '#fbeecb'], horizon: 420, sun: [1400, 150, 40], streaked: 2 }) +
    cumulus(242, 5, 60, 220) +
    tableland(243, 290, 110, '#9fb3a2');
  const hill =
    slope(edge(244, 352, 22), down([0, '#8aa85a'], [0.3, '#a98a52'], [1, '#8a5a34'])) +
    grass(245, 360, 520, 260, '#4f7a3a') +
    times(5, (i) => tree(246 + i, 60 + i * 118, 372 + (i % 2) * 20, 150)) +
    times(3, (i) => tree(252 + i, 1270 + i * 130, 384, 150));
  const stonework =
    box(330, 380, 700, 500, '#b9a184') +
    clip(
      'M330 380H1030V880H330Z',
      times(9, (j) =>
        times(12, (i) => box(300 + i * 70 + (j % 2) * 34, 384 + j * 56, 65, 51, mix('#a88d6e', '#d4bf9f', r()))),
      ),
    ) +
    box(310, 350, 740, 46, '#5e2208') +
    box(310, 350, 740, 12, '#d9641f');
  const mouth =
    blob('M460 880V640Q460 470 680 470T900 640V880Z', '#5a4636') +
    blob('M486 880V644Q486 496 680 496T874 644V880Z', down([0, '#0f0b09'], [1, '#2a1e16'])) +
    times(
      3,
      (i) =>
        disc(680, [540, 590, 628][i] ?? 540, [70, 44, 26][i] ?? 40, halo('#ffd98a'), 'opacity=".7"') +
        box(680 - ([16, 10, 6][i] ?? 8), [534, 587, 626][i] ?? 540, [32, 20, 12][i] ?? 16, 5, '#fff6d8'),
    ) +
    line('M560 880V640Q560 560 680 560T800 640V880', '#4a3a2c', 7);
  const board =
    box(560, 402, 240, 46, '#1f6b4a', 'rx="4"') +
    put(disc(0, 0, 15, '#fbf7f0') + box(-3.5, -11, 7, 22, '#1f6b4a') + box(-11, -3.5, 22, 7, '#1f6b4a'), 590, 425) +
    box(620, 414, 150, 9, '#fbf7f0', 'rx="4"') +
    box(620, 430, 100, 8, '#fbf7f0', 'rx="4"');
  const yard =
    ground(255, 866, '#d0aa78', '#8d6238') +
    line(`M640 880L470 ${H + 10}M720 880L900 ${H + 10}`, '#6f675a', 11) +
    times(7, (i) => {
      const t = Math.pow(i / 7, 1.4);
      const y = 884 + t * 190;
      return box(634 - t * 190, y, 92 + t * 360, 5 + t * 9, '#6d5038');
    });
  const ambulance =
    shade(1360, 912, 260, 22, 0.5) +
    put(van('#fbf7f0', '#b3261e'), 1560, 910, 2.1, true) +
    put(disc(0, 0, 26, '#1f6b4a') + box(-6, -18, 12, 36, '#fbf7f0') + box(-18, -6, 36, 12, '#fbf7f0'), 1420, 760) +
    disc(1322, 655, 60, halo('#ff8a5c'));
  const watch =
    put(
      person({
        ...ENGINEER,
        hands: [
          [-10, -60],
          [16, -66],
        ],
      }),
      1190,
      1000,
      2.5,
      true,
    ) +
    box(1150, 826, 44, 58, '#fbf7f0', 'transform="rotate(6 1172 855)"') +
    box(1156, 834, 30, 4, '#8d8270') +
    put(
      rescuer(
        [
          [-16, -48],
          [16, -48],
        ],
        3,
      ),
      150,
      980,
      2.6,
    );
  const kit =
    box(20, 985, 150, 60, '#1f6b4a', 'rx="8"') +
    box(80, 974, 30, 14, '#174f38') +
    box(40, 1006, 110, 10, '#fbf7f0') +
    times(3, (i) => box(196 + i * 30, 976, 22, 74, '#f2a900', 'rx="10"') + box(202 + i * 30, 966, 10, 14, '#3a3f44'));
  return (
    back +
    hill +
    stonework +
    mouth +
    board +
    yard +
    put(
      rescuer(
        [
          [-16, -48],
          [18, -54],
        ],
        2,
      ),
      690,
      880,
      1.5,
    ) +
    ambulance +
    watch +
    kit
  );
}

export const rescueDrill = (): string => sheet(rescueGround() + rescueTeam());
