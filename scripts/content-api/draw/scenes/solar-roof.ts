/** Draws solar panels on a flat roof. */
import { box, disc, down, H, halo, line, poly, put, shade, sheet, times } from '../svg.ts';
import { flats, panel, waterTank } from '../things/buildings.ts';
import { cumulus, edge, scrub, sky, tableland } from '../things/land.ts';
import { ENGINEER, MINER, person } from '../things/people.ts';
import { tree } from '../things/plants.ts';

export function solarRoof(): string {
  const back =
    sky({ seed: 491, colours: ['#3f98d0', '#b5deee', '#fdf3d4'], horizon: 460, sun: [340, 170, 54], streaked: 2 }) +
    cumulus(492, 5, 70, 240) +
    tableland(493, 360, 110, '#9fb8ae') +
    tableland(495, 410, 80, '#86a57e') +
    scrub(496, edge(497, 490, 5), 170, 22) +
    put(flats(4, 2, '#f3d9a8'), 1080, 540, 0.7) +
    put(flats(4, 2, '#e8c9a0', '#1f6b4a'), 140, 540, 0.66) +
    put(waterTank(), 880, 540, 0.42) +
    times(8, (i) => tree(498 + i, 80 + i * 210, 560, 150));
  const roof =
    poly(
      [
        [120, 540],
        [1480, 540],
        [1660, H + 10],
        [-60, H + 10],
      ],
      down([0, '#e3dccb'], [1, '#b9b0a0']),
    ) +
    times(11, (i) => line(`M${120 + i * 136} 540L${-60 + i * 172} ${H}`, '#a59c8c', 2, 'opacity=".6"')) +
    box(104, 508, 1392, 40, '#efe6d2') +
    box(104, 504, 1392, 9, '#c98b58') +
    poly(
      [
        [104, 508],
        [120, 548],
        [-60, H + 10],
        [-140, H + 10],
      ],
      '#d4c4a6',
    ) +
    poly(
      [
        [1496, 508],
        [1480, 548],
        [1660, H + 10],
        [1740, H + 10],
      ],
      '#c9b08a',
    );
  const rows = times(5, (j) => {
    const t = Math.pow(j / 4, 1.25);
    const y = 612 + t * 400;
    const k = 92 + t * 120;
    const n = 9;
    const left = 205 - t * 160;
    return (
      shade(left + (n * k * 1.09) / 2, y + 4, (n * k * 1.09) / 2, 8 + t * 8, 0.5) +
      times(n, (i) => (i === 5 ? '' : put(panel(k), left + i * k * 1.12, y)))
    );
  });
  const inverter =
    box(1320, 560, 90, 120, '#fbf7f0', 'rx="5"') +
    box(1320, 560, 90, 20, '#1f6b4a') +
    disc(1390, 620, 6, '#6fcf9f') +
    line('M1336 600h50M1336 640h60', '#8d8270', 4) +
    shade(1365, 682, 70, 8);
  const crew =
    put(
      person({
        ...ENGINEER,
        hands: [
          [-28, -64],
          [16, -50],
        ],
      }),
      1165,
      930,
      2.5,
    ) +
    put(
      person({
        ...MINER,
        hands: [
          [-16, -50],
          [26, -76],
        ],
      }),
      1000,
      802,
      1.85,
    ) +
    put(
      person({
        top: '#1f6b4a',
        legs: '#2b3f52',
        helmet: '#f2a900',
        vest: '#b8d432',
        hands: [
          [-24, -60],
          [20, -60],
        ],
      }),
      1260,
      700,
      1.45,
    );
  return sheet(back + roof + rows + inverter + crew + disc(340, 170, 520, halo('#fff6d8'), 'opacity=".45"'));
}
