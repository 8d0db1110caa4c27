/** Draws a school with its playground. */
import { blob, box, disc, f, line, poly, put, shade, sheet, times } from '../svg.ts';
import { edge, scrub, slope } from '../things/land.ts';
import { child, person, sitter } from '../things/people.ts';
import { shrub, tree } from '../things/plants.ts';
import { air, earth, UNIFORM } from '../things/village.ts';

export function school(): string {
  const back =
    air(301, 520) +
    slope(edge(302, 540, 6), '#8fb060') +
    scrub(303, edge(302, 540, 6), 120, 16) +
    tree(304, 90, 640, 330) +
    tree(305, 1530, 640, 360) +
    tree(306, 1390, 620, 260);
  const bay = (x: number): string =>
    box(x, 470, 190, 180, '#f3d58a') +
    box(x + 22, 500, 60, 74, '#37505a') +
    line(`M${x + 52} 500v74M${x + 22} 537h60`, '#fbf7f0', 5) +
    box(x + 108, 490, 60, 160, '#1f6b4a') +
    line(`M${x + 138} 490v160`, '#174f38', 3) +
    box(x + 116, 502, 44, 40, '#2f8f63') +
    box(x + 18, 576, 68, 7, '#fbf7f0');
  const building =
    shade(760, 664, 660, 22, 0.35) +
    box(180, 400, 1160, 260, '#f6dc98') +
    times(6, (i) => bay(190 + i * 192)) +
    poly(
      [
        [140, 404],
        [210, 300],
        [1310, 300],
        [1380, 404],
      ],
      '#a4492a',
    ) +
    times(46, (i) => line(`M${f(152 + i * 27)} 402L${f(216 + i * 24.2)} 302`, '#7d3318', 2, 'opacity=".55"')) +
    box(136, 398, 1248, 14, '#6e2a14') +
    times(7, (i) => box(176 + i * 193, 412, 20, 244, '#fbf7f0') + box(170 + i * 193, 640, 32, 22, '#d4bf9f')) +
    box(150, 650, 1220, 20, '#c9b08a') +
    box(130, 668, 1260, 14, '#a88d6e') +
    poly(
      [
        [610, 330],
        [760, 240],
        [910, 330],
      ],
      '#f6dc98',
    ) +
    poly(
      [
        [590, 336],
        [760, 232],
        [930, 336],
        [910, 336],
        [760, 246],
        [610, 336],
      ],
      '#8f3a1c',
    ) +
    box(628, 318, 264, 58, '#1f6b4a', 'rx="4"') +
    times(5, (i) => box(650 + i * 46, 332, 32, 10, '#fbf7f0', 'rx="5"')) +
    box(680, 352, 160, 9, '#ffe08a', 'rx="4"') +
    disc(760, 290, 18, '#fbf7f0') +
    put(box(-8, -4, 16, 11, '#a83c0c') + box(-0.8, -5, 1.6, 13, '#fbf7f0'), 760, 290);
  const swing =
    line('M1070 930L1120 690H1370L1420 930M1120 690L1170 930M1370 690L1320 930', '#3f6f8f', 11) +
    line('M1190 690L1164 860M1226 690L1200 860M1290 690V866M1326 690V866', '#6d5844', 4) +
    box(1158, 858, 50, 9, '#a83c0c') +
    box(1282, 864, 52, 9, '#a83c0c');
  const slide =
    line('M215 940V760M265 940V745M215 800h50M215 840h50M215 880h50M215 920h50', '#a83c0c', 9) +
    blob('M200 748H280Q330 800 380 880Q410 920 470 926V940Q390 940 350 890Q300 800 262 764H200Z', '#f2a900') +
    line('M206 750V700H270L284 752', '#a83c0c', 7);
  const kids =
    put(
      child(
        {
          ...UNIFORM,
          hands: [
            [-14, -48],
            [22, -88],
          ],
        },
        '#b3261e',
      ),
      560,
      930,
      1.75,
    ) +
    put(
      child(
        {
          ...UNIFORM,
          legs: '#37507a',
          hands: [
            [-20, -84],
            [14, -50],
          ],
          stride: 8,
        },
        '#1f6b4a',
      ),
      660,
      955,
      1.7,
    ) +
    put(child({ ...UNIFORM, skirt: '#37507a', stride: 4 }, '#c2602a'), 860, 905, 1.65) +
    put(
      child(
        {
          ...UNIFORM,
          skirt: '#37507a',
          hands: [
            [-14, -48],
            [24, -50],
          ],
        },
        '#6b3564',
      ),
      932,
      900,
      1.65,
    ) +
    put(
      sitter({
        ...UNIFORM,
        hands: [
          [-18, -40],
          [18, -40],
        ],
      }),
      1308,
      850,
      1.75,
    ) +
    line('M1296 866l-16 44M1320 866l6 46', '#37507a', 14, 'stroke-linecap="round"') +
    put(person({ top: '#f6e7d0', sari: '#a83c0c' }), 480, 770, 1.85) +
    put(
      child({
        ...UNIFORM,
        hands: [
          [-24, -66],
          [24, -66],
        ],
        stride: 9,
      }),
      740,
      800,
      1.35,
    ) +
    disc(800, 800, 12, '#b3261e');
  return sheet(
    back +
      building +
      earth(307, 676) +
      shade(1250, 936, 230, 14) +
      swing +
      shade(330, 944, 180, 12) +
      slide +
      kids +
      shrub(308, 60, 1050, 240, 130, '#f2a900') +
      shrub(309, 1540, 1060, 260, 130, '#d9547a'),
  );
}
