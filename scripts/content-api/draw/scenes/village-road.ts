/** Draws a concrete road between village houses. */
import { blob, chance, clip, disc, down, f, H, line, mix, oval, put, shade, sheet, times } from '../svg.ts';
import { house, lamp } from '../things/buildings.ts';
import { edge, scrub, slope } from '../things/land.ts';
import { tractor } from '../things/machines.ts';
import { child, person } from '../things/people.ts';
import { palm, shrub, tree } from '../things/plants.ts';
import { air, earth, UNIFORM } from '../things/village.ts';

export function villageRoad(): string {
  const r = chance(341);
  const back =
    air(341, 500) +
    slope(edge(342, 512, 5), down([0, '#b7c86e'], [1, '#7fa853'])) +
    scrub(343, edge(342, 512, 5), 120, 13) +
    times(26, (j) => line(`M${-200 + j * 24} ${H}L${420 + j * 9} 530`, '#5d9048', 3 + j * 0.05, 'opacity=".4"'));
  const side = earth(344, 570);
  const surface = `M812 540Q800 600 700 690T330 ${H + 10}H1230Q1010 800 900 690T836 540Z`;
  const road =
    blob(surface, down([0, '#e6e0d4'], [1, '#c2baac'])) +
    blob(`M812 540Q800 600 700 690T330 ${H + 10}H286Q560 830 684 690T808 540Z`, '#8d8578') +
    blob(`M836 540Q850 600 904 690T1230 ${H + 10}H1276Q1030 810 920 690T840 540Z`, '#8d8578');
  const joints = clip(
    surface,
    times(9, (i) => {
      const t = Math.pow((i + 1) / 9, 1.7);
      return line(`M0 ${f(560 + t * 500)}H1600`, '#9a917f', 2 + t * 3, 'opacity=".6"');
    }),
  );
  const homes =
    put(house(150, 84, '#f0cf96'), 560, 640) +
    put(house(140, 80, '#d7e3d0', '#8f4a2a', '#a83c0c'), 940, 636) +
    put(house(230, 130, '#e9b98a', '#a4492a', '#3f6f8f'), 300, 728) +
    put(house(250, 140, '#f3e0a8', '#8f4a2a', '#1f6b4a'), 1080, 730) +
    tree(345, 520, 700, 230) +
    tree(346, 1060, 680, 200) +
    put(house(330, 200, '#f6e2c0', '#a4492a', '#a83c0c'), -60, 880) +
    put(house(340, 210, '#cfdfe3', '#8f4a2a', '#1f6b4a'), 1310, 892) +
    tree(347, 1560, 950, 420) +
    palm(348, 330, 800, 300) +
    shrub(349, 1270, 930, 130, 70, '#d9547a') +
    shrub(350, 300, 930, 110, 60, '#f2a900');
  const lights = (
    [
      [700, 668, 150],
      [560, 790, 240],
      [930, 668, 150],
      [1100, 810, 250],
    ] as const
  )
    .map(([x, y, h]) => put(lamp(h), x, y, 1, x > 800))
    .join('');
  const folk =
    shade(800, 800, 90, 10) +
    put(tractor(), 850, 800, 0.95, true) +
    put(
      person({
        top: '#e9dfc9',
        legs: '#5a4a3a',
        hands: [
          [-16, -48],
          [16, -48],
        ],
      }),
      520,
      960,
      1.9,
    ) +
    put(
      person({
        top: '#f0d9b0',
        sari: '#b3261e',
        hands: [
          [-12, -48],
          [9, -96],
        ],
      }),
      950,
      960,
      2,
    ) +
    blob('M938 758q-8 -34 26 -36q34 2 26 36q-26 16 -52 0z', '#c98b58') +
    put(child(UNIFORM, '#1f6b4a'), 1010, 985, 1.45) +
    put(child({ ...UNIFORM, skirt: '#37507a' }, '#c2602a'), 620, 985, 1.4) +
    times(
      4,
      (i) =>
        oval(220 + i * 44, 1008 + (i % 2) * 18, 15, 10, mix('#f2e3c8', '#a4663a', r())) +
        disc(232 + i * 44, 998 + (i % 2) * 18, 6, '#f2e3c8') +
        line(`M${216 + i * 44} ${1018 + (i % 2) * 18}v8`, '#d9641f', 2),
    );
  return sheet(back + side + road + joints + homes + lights + folk);
}
