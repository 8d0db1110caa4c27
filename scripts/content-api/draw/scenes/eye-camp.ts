/** Draws villagers at an eye camp tent. */
import { blob, box, disc, down, f, H, line, oval, poly, put, shade, sheet, times } from '../svg.ts';
import { house } from '../things/buildings.ts';
import { edge, grass, scrub, slope } from '../things/land.ts';
import { child, passer, person, sitter } from '../things/people.ts';
import { tree } from '../things/plants.ts';
import { air, earth } from '../things/village.ts';

export function eyeCamp(): string {
  const back =
    air(321, 430) +
    slope(edge(322, 450, 6), '#8fb060') +
    scrub(323, edge(322, 450, 6), 90, 14) +
    put(house(260, 130, '#e3b884'), 40, 560) +
    put(house(220, 110, '#cfe0d6', '#8f4a2a', '#a83c0c'), 1340, 550) +
    tree(324, 1290, 590, 300) +
    tree(325, 330, 560, 260) +
    earth(326, 540);
  const inside =
    poly(
      [
        [250, 330],
        [1350, 330],
        [1330, 800],
        [270, 800],
      ],
      down([0, '#e0ecec'], [1, '#f6efdc']),
    ) + box(270, 780, 1060, 40, '#7fa08a');
  const chart =
    box(1090, 400, 130, 210, '#ffffff', 'stroke="#575049" stroke-width="5"') +
    line('M1120 610L1095 800M1190 610L1215 800', '#6d5844', 8) +
    times(5, (j) =>
      times(j + 1, (i) => {
        const s = 46 - j * 9;
        const x = 1155 + (i - j / 2) * s * 1.35 - s / 2;
        const y = 418 + ([0, 56, 100, 136, 164][j] ?? 0);
        const way = (i + j) % 4;
        return `<g transform="rotate(${way * 90} ${f(x + s / 2)} ${f(y + s / 2)})">${box(x, y, s * 0.24, s, '#16130f')}${[0, 0.38, 0.76].map((k) => box(x, y + s * k, s, s * 0.24, '#16130f')).join('')}</g>`;
      }),
    );
  const canopy =
    blob('M190 340Q500 130 800 110Q1100 130 1410 340Z', down([0, '#ffffff'], [1, '#dfe9ea'])) +
    blob('M800 110Q620 150 560 340H1040Q980 150 800 110Z', '#2f8f63', 'opacity=".85"') +
    blob('M800 110Q400 140 190 340H330Q560 160 800 110Z', '#2f8f63', 'opacity=".85"') +
    blob('M800 110Q1200 140 1410 340H1270Q1040 160 800 110Z', '#2f8f63', 'opacity=".85"') +
    times(20, (i) => blob(`M${190 + i * 61} 338h61v26q-30 24 -61 0z`, i % 2 ? '#fbf7f0' : '#1f6b4a')) +
    line('M210 350V880M1390 350V880', '#8d8270', 14) +
    line('M210 360L80 900M1390 360L1530 900', '#a89c8f', 4);
  const banner =
    box(560, 372, 480, 96, '#fbf7f0', 'rx="6" stroke="#1f6b4a" stroke-width="5"') +
    blob('M590 420Q640 376 690 420Q640 464 590 420Z', '#ffffff', 'stroke="#16130f" stroke-width="5"') +
    disc(640, 420, 19, '#3f6f8f') +
    disc(640, 420, 8, '#16130f') +
    box(720, 396, 280, 16, '#a83c0c', 'rx="8"') +
    box(720, 426, 220, 13, '#575049', 'rx="6"');
  const table =
    box(300, 690, 250, 16, '#8a5a34') +
    poly(
      [
        [306, 706],
        [544, 706],
        [530, 850],
        [320, 850],
      ],
      '#f3e6d2',
    ) +
    box(340, 660, 60, 30, '#fbf7f0') +
    box(420, 650, 30, 40, '#1f6b4a', 'rx="4"') +
    disc(500, 676, 15, '#f2a900') +
    put(
      sitter({
        top: '#ffffff',
        hair: '#1d1512',
        hands: [
          [-16, -4],
          [20, -8],
        ],
      }),
      470,
      690,
      2.6,
    );
  const chair = box(740, 790, 100, 12, '#6d5844') + line('M750 800V890M830 800V890M838 790V690', '#6d5844', 8);
  const elder =
    put(sitter({ top: '#fbf7f0', hair: '#d9d4cc', skin: '#7a4c30' }), 790, 782, 2.7) +
    line('M770 792L700 806L700 880', '#e9dfc9', 26, 'stroke-linejoin="round"') +
    oval(690, 886, 22, 9, '#5a3d26');
  const doctor =
    put(
      person({
        top: '#ffffff',
        legs: '#37505a',
        hair: '#1d1512',
        hands: [
          [-36, -84],
          [14, -50],
        ],
      }),
      950,
      900,
      2.95,
    ) +
    blob('M912 760L990 760L1000 838H902Z', '#ffffff') +
    line('M934 668Q950 716 968 668', '#37505a', 5) +
    box(826, 640, 26, 10, '#221e1a') +
    disc(822, 645, 9, '#fff6c8');
  const queue =
    times(5, (i) =>
      put(
        i === 1 ? person({ top: '#fbf7f0', legs: '#e9dfc9', scarf: '#c2602a', skin: '#7a4c30' }) : passer(i * 2 + 1),
        1180 + i * 96,
        905 + (i % 2) * 34,
        2.45 + (i % 3) * 0.1,
      ),
    ) + put(child({ top: '#f2a900', legs: '#37507a' }), 1240, 990, 1.5);
  const bench =
    box(60, 900, 300, 16, '#8a5a34') +
    line('M90 916V990M330 916V990', '#6d5038', 12) +
    put(sitter({ top: '#d9a441', scarf: '#d9a441', skin: '#7a4c30' }), 130, 900, 2.7) +
    put(sitter({ top: '#6b3564', scarf: '#6b3564' }), 215, 900, 2.6) +
    put(sitter({ top: '#fbf7f0', hair: '#d9d4cc' }), 300, 900, 2.7) +
    [130, 215, 300]
      .map((x, i) =>
        line(
          `M${x - 14} 915L${x - 20} 982M${x + 14} 915L${x + 20} 982`,
          ['#d9a441', '#6b3564', '#e9dfc9'][i] ?? '#e9dfc9',
          26,
          'stroke-linecap="round"',
        ),
      )
      .join('');
  return sheet(
    back +
      inside +
      chart +
      banner +
      canopy +
      shade(420, 852, 160, 12) +
      table +
      shade(780, 894, 140, 12) +
      chair +
      elder +
      doctor +
      shade(210, 996, 200, 12) +
      bench +
      queue +
      grass(327, 1020, H, 120, '#5d9048'),
  );
}
