/** Draws a dumper under repair in a workshop bay. */
import { blob, box, chance, disc, down, f, H, halo, line, oval, poly, put, shade, sheet, times, W } from '../svg.ts';
import { DAY, dumperBody, wheel } from '../things/machines.ts';
import type { Look } from '../things/people.ts';
import { MINER, person, WOMAN_MINER } from '../things/people.ts';
import { tree } from '../things/plants.ts';

export function workshop(): string {
  const r = chance(221);
  const wall =
    box(0, 0, W, 800, down([0, '#3d4a4e'], [0.5, '#7d8a88'], [1, '#a9a89a'])) +
    times(
      6,
      (i) =>
        poly(
          [
            [i * 280 - 60, 150],
            [i * 280 + 60, 20],
            [i * 280 + 190, 20],
            [i * 280 + 190, 150],
          ],
          down([0, '#e9f6fb'], [1, '#bfe0ea']),
        ) +
        poly(
          [
            [i * 280 - 30, 150],
            [i * 280 + 170, 150],
            [i * 280 + 330, 800],
            [i * 280 - 190, 800],
          ],
          down([0, '#ffffff', 0.2], [1, '#ffffff', 0]),
        ),
    );
  const roof =
    line(
      times(7, (i) => `M${i * 280 - 90} 158V800`),
      '#4a4238',
      20,
    ) +
    box(0, 150, W, 26, '#5e2208') +
    box(0, 172, W, 9, '#d9641f') +
    line(
      times(40, (i) => `M${i * 42} 150l21 -26 21 26`),
      '#5a4a3f',
      5,
    );
  const door =
    box(1130, 380, 410, 420, down([0, '#cfe6ea'], [0.7, '#f6e7c4'], [0.72, '#c79a62'], [1, '#b98a58'])) +
    poly(
      [
        [1130, 640],
        [1200, 590],
        [1330, 590],
        [1380, 640],
        [1540, 610],
        [1540, 682],
        [1130, 682],
      ],
      '#8fa588',
    ) +
    tree(224, 1450, 704, 150) +
    box(1120, 360, 430, 34, '#a83c0c') +
    times(9, (i) => box(1130, 366 + i * 3, 410, 1.2, '#5e2208'));
  const shelf =
    box(40, 480, 300, 320, '#4a4238') +
    times(
      4,
      (j) =>
        box(52, 492 + j * 76, 276, 64, '#2f2a25') +
        times(6, (i) =>
          box(
            62 + i * 44,
            508 + j * 76 + (i % 3) * 8,
            32,
            48 - (i % 3) * 8,
            ['#a83c0c', '#f2a900', '#3f6f8f', '#8d8270', '#1f6b4a'][(i + j * 2) % 5] ?? '#8d8270',
            'rx="3"',
          ),
        ),
    );
  const floor =
    box(0, 796, W, H, down([0, '#b3aa98'], [1, '#6f675a'])) +
    times(9, (i) => line(`M${-800 + i * 400} ${H + 10}L${500 + i * 75} 796`, '#5a5248', 2.5, 'opacity=".4"')) +
    line('M-10 880H1610M-10 972H1610', '#5a5248', 2.5, 'opacity=".4"') +
    line('M120 1040L300 830H1320L1560 1040', '#f2a900', 12) +
    times(22, () => oval(r() * W, 830 + r() * 230, 20 + r() * 60, 4 + r() * 8, '#3f3830', 'opacity=".25"'));
  const k = 3.9;
  const truck =
    shade(760, 930, 460, 38, 0.6) +
    put(
      dumperBody(DAY, false) + wheel(154, 88, 24, DAY) + disc(58, 86, 10, '#4a2410') + disc(58, 86, 5, '#a89c8f'),
      340,
      500,
      k,
    ) +
    box(470, 836, 190, 26, '#f2a900') +
    poly(
      [
        [500, 862],
        [630, 862],
        [660, 930],
        [470, 930],
      ],
      '#5e2208',
    ) +
    box(450, 926, 230, 14, '#3a2a1f');
  const crane =
    box(0, 206, W, 34, '#f2a900') +
    times(30, (i) =>
      poly(
        [
          [i * 56, 206],
          [i * 56 + 22, 206],
          [i * 56 + 6, 240],
          [i * 56 - 16, 240],
        ],
        '#221e1a',
      ),
    ) +
    box(185, 236, 110, 46, '#3a3f44') +
    line('M222 280V560M258 280V560', '#2a2420', 4) +
    blob('M222 556h36l-6 36h-24z', '#d9641f') +
    line('M240 590L170 660M240 590L310 660', '#2a2420', 5) +
    put(wheel(0, 0, 26, DAY), 240, 752, 3.9);
  const ladder = line(
    'M960 930L900 540M1006 930L946 540' + times(11, (i) => `M${f(957 - i * 5.4)} ${f(905 - i * 35)}h46`),
    '#e9dfc9',
    7,
  );
  const spark =
    times(46, () => {
      const a = 3.4 + r() * 2.2;
      const l = 20 + r() * 90;
      return line(`M1040 800l${f(Math.cos(a) * l)} ${f(Math.sin(a) * l)}`, r() > 0.5 ? '#ffd873' : '#ffffff', 2.2);
    }) + disc(1040, 800, 90, halo('#ffdf8a'));
  const mechanic: Look = {
    top: '#3f6f8f',
    legs: '#33566e',
    helmet: '#fbf7f0',
    hands: [
      [-16, -50],
      [26, -78],
    ],
  };
  const bench =
    box(1180, 830, 330, 18, '#8a5a34') +
    box(1200, 848, 290, 100, '#5a3d26') +
    times(4, (i) => box(1212 + i * 70, 858, 58, 40, '#7a5334')) +
    box(1220, 800, 60, 30, '#b3261e') +
    box(1306, 812, 40, 18, '#3a3f44') +
    disc(1410, 806, 24, '#8d8270') +
    disc(1410, 806, 10, '#3a3f44') +
    shade(1345, 950, 190, 12);
  return sheet(
    wall +
      roof +
      door +
      shelf +
      floor +
      truck +
      ladder +
      crane +
      put(person(mechanic), 385, 985, 2.9) +
      spark +
      put(
        person({
          ...MINER,
          hands: [
            [-30, -64],
            [16, -50],
          ],
        }),
        1105,
        965,
        2.9,
      ) +
      bench +
      put(
        person({
          ...WOMAN_MINER,
          hands: [
            [-26, -58],
            [-8, -56],
          ],
          vest: '#b8d432',
        }),
        1400,
        1010,
        2.7,
      ) +
      box(1352, 848, 70, 48, '#fbf7f0', 'transform="rotate(-8 1387 872)"'),
  );
}
