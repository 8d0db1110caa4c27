/** Draws the company township. */
import { blob, disc, down, H, line, poly, put, shade, sheet, times } from '../svg.ts';
import { flats, house, lamp, waterTank } from '../things/buildings.ts';
import { cumulus, edge, scrub, sky, tableland } from '../things/land.ts';
import { van } from '../things/machines.ts';
import { child, passer } from '../things/people.ts';
import { poplar, shrub, tree } from '../things/plants.ts';
import { lawn } from './headquarters.ts';

export function township(): string {
  const back =
    sky({ seed: 461, colours: ['#5faedb', '#cbe6ee', '#fdf0d0'], horizon: 560, sun: [1180, 180, 40], streaked: 2 }) +
    cumulus(462, 6, 70, 300) +
    tableland(463, 440, 120, '#a3b9ac') +
    tableland(466, 500, 90, '#86a57e') +
    scrub(467, edge(467, 600, 6), 160, 24);
  const blocks =
    put(waterTank(), 1120, 610, 0.5) +
    put(flats(5, 3, '#f3d9a8'), 520, 640, 0.72) +
    put(flats(5, 3, '#e8c9a0', '#1f6b4a'), 820, 648, 0.76) +
    put(flats(4, 4, '#f6e6c4'), 60, 710, 1.02) +
    put(flats(5, 4, '#efd0a0', '#1f6b4a'), 1180, 730, 1.12);
  const green =
    lawn(468, 640) + blob(`M560 700Q760 720 900 700T1640 740V${H}H-20V760Q300 690 560 700Z`, '#8fb85a', 'opacity=".5"');
  const road =
    blob(
      `M700 650Q760 720 700 800T480 ${H + 10}H1130Q1000 860 930 780T770 650Z`,
      down([0, '#cfc6b6'], [1, '#9c9383']),
    ) +
    times(7, (i) => {
      const t = Math.pow((i + 1) / 7, 1.8);
      const y = 670 + t * 370;
      return poly(
        [
          [738 + t * 58, y],
          [744 + t * 66, y],
          [742 + t * 76, y + 10 + t * 42],
          [732 + t * 60, y + 10 + t * 42],
        ],
        '#fbf7f0',
      );
    });
  const trees =
    tree(470, 470, 700, 200) +
    tree(471, 640, 690, 150) +
    tree(472, 1120, 720, 220) +
    tree(473, 400, 860, 330) +
    tree(474, 1130, 850, 300) +
    poplar(475, 980, 720, 190) +
    poplar(476, 1040, 740, 220) +
    tree(477, 60, 960, 420) +
    tree(478, 1570, 1000, 440);
  const park =
    shade(1330, 935, 150, 12) +
    line('M1240 930V860H1430V930M1240 884H1430', '#8a5a34', 10) +
    put(passer(1), 1210, 960, 1.5) +
    put(
      child({
        top: '#f2a900',
        legs: '#37507a',
        hands: [
          [-20, -80],
          [22, -70],
        ],
        stride: 8,
      }),
      1290,
      990,
      1.3,
    ) +
    put(child({ top: '#d9547a', legs: '#5a4a3a', stride: 7 }), 1390, 1010, 1.25) +
    disc(1345, 1010, 14, '#b3261e');
  const folk =
    put(passer(2), 640, 880, 1.35) +
    put(passer(4), 690, 884, 1.4) +
    put(passer(7), 560, 965, 1.8) +
    put(child({ top: '#f2a900', legs: '#37507a' }), 610, 972, 1.3) +
    shade(885, 790, 60, 6) +
    put(van('#f2a900', '#a83c0c'), 850, 790, 0.42);
  const lamps = (
    [
      [600, 820, 220],
      [950, 800, 210],
      [760, 665, 90],
    ] as const
  )
    .map(([x, y, h]) => put(lamp(h), x, y))
    .join('');
  const home =
    put(house(280, 150, '#f6e2c0', '#a4492a', '#3f6f8f'), 120, 930) +
    shrub(479, 160, 950, 120, 70, '#d9547a') +
    shrub(480, 400, 960, 150, 80, '#f2a900') +
    line(times(18, (i) => `M${60 + i * 24} 985v-44`) + 'M50 955H490', '#fbf7f0', 6);
  return sheet(back + green + blocks + road + trees + home + lamps + park + folk);
}
