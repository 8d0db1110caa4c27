/** Draws the walking dragline swinging its bucket. */
import type { Point } from '../svg.ts';
import { blob, box, chance, disc, f, H, line, mix, oval, poly, put, shade, sheet, times } from '../svg.ts';
import { cumulus, ground, sky, stones, tableland } from '../things/land.ts';
import { van } from '../things/machines.ts';
import { ENGINEER, MINER, person } from '../things/people.ts';

export function dragline(): string {
  const r = chance(201);
  const back =
    sky({ seed: 201, colours: ['#4f9ccc', '#c6e2ea', '#fdeecb'], horizon: 640, sun: [1330, 200, 46], streaked: 2 }) +
    cumulus(202, 6, 90, 360) +
    tableland(203, 540, 120, '#a9b2a2') +
    tableland(205, 600, 80, '#8d9a78');
  const heaps = times(7, (i) => {
    const x = 140 + i * 190;
    const h = 120 + r() * 90;
    return (
      poly(
        [
          [x - 190, 780],
          [x - 12, 780 - h],
          [x + 14, 780 - h],
          [x + 200, 780],
        ],
        mix('#c08a55', '#8a5a34', r()),
      ) +
      poly(
        [
          [x, 780 - h],
          [x + 14, 780 - h],
          [x + 200, 780],
          [x + 70, 780],
        ],
        '#6e4424',
        'opacity=".5"',
      )
    );
  });
  const land = ground(206, 760, '#c9935c', '#7a4c28');
  const cut =
    poly(
      [
        [-10, 960],
        [520, 850],
        [760, 862],
        [560, H + 10],
        [-10, H + 10],
      ],
      '#8a5a34',
    ) +
    poly(
      [
        [-10, 1004],
        [470, 884],
        [700, 890],
        [520, H + 10],
        [-10, H + 10],
      ],
      '#241e1a',
    ) +
    times(90, () => blob(`M${f(r() * 430)} ${f(960 + r() * 100)}l9 -7 9 8z`, '#3f362f'));
  const tip: Point = [330, 150];
  const boom =
    line(`M1000 690L${tip[0]} ${tip[1]}M1000 640L${tip[0]} ${tip[1]}`, '#a4492a', 11) +
    line(
      times(17, (i) => {
        const t = i / 17;
        const u = (i + 1) / 17;
        return `M${f(1000 - 670 * t)} ${f(690 - 540 * t)}L${f(1000 - 670 * u)} ${f(640 - 490 * u)}M${f(1000 - 670 * t)} ${f(640 - 490 * t)}L${f(1000 - 670 * u)} ${f(690 - 540 * u)}`;
      }),
      '#c2602a',
      4,
    );
  const ropes =
    line(`M1120 400L${tip[0]} ${tip[1]}M1130 408L620 380`, '#3a2a1f', 3.5) +
    line('M1010 640L1120 396L1240 620', '#8f3a12', 14) +
    disc(tip[0], tip[1], 20, '#5e2208') +
    line(
      `M${tip[0]} ${tip[1]}V560M${tip[0] + 16} ${tip[1]}V556M430 690Q700 740 1000 690M430 704Q700 756 1000 704`,
      '#2a1d14',
      4,
    );
  const bucket =
    line('M260 640L338 556L430 640', '#2a1d14', 6) +
    blob('M222 630H436L424 760Q320 790 236 742Z', '#f2a900') +
    blob('M222 630H436L434 650H226Z', '#ffd873') +
    blob('M236 632Q280 590 330 604Q390 588 424 632Z', '#a87245') +
    line('M424 730l34 10M424 706l36 4M428 752l28 20', '#5a4a3a', 9) +
    times(40, () => blob(`M${f(240 + r() * 190)} ${f(770 + r() * 150)}l5 -5 6 6z`, '#7a4c28'));
  const house =
    shade(1220, 890, 420, 34, 0.5) +
    oval(1200, 872, 250, 34, '#2a211b') +
    box(950, 838, 500, 36, '#3a2f27', 'rx="16"') +
    blob('M960 836V700L1000 610H1480V836Z', '#e8dcc4') +
    blob('M960 700L1000 610H1480V640H1010L976 712Z', '#a83c0c') +
    box(960, 800, 520, 36, '#a83c0c') +
    box(978, 690, 86, 90, '#37505a') +
    blob('M978 690h60l-60 70z', '#7fa3ac') +
    times(
      7,
      (i) =>
        box(1100 + i * 54, 680, 34, 90, '#8d8270') +
        line(
          times(6, (j) => `M${1102 + i * 54} ${692 + j * 14}h30`),
          '#5a5044',
          3,
        ),
    ) +
    line('M1066 800V780H1480V800', '#5e2208', 3) +
    blob('M1360 872h170l30 34h-230z', '#5a4636') +
    blob('M1376 836h90v44h-90z', '#8f3a12');
  const car = shade(690, 978, 100, 10) + put(van('#fbf7f0', '#a83c0c'), 600, 978, 0.72);
  return sheet(
    back +
      heaps +
      land +
      cut +
      ropes +
      boom +
      house +
      bucket +
      car +
      put(person(ENGINEER), 800, 982, 0.95) +
      put(person(MINER), 832, 984, 0.95) +
      stones(207, 985, H, 40, '#4a2f1a', '#e0b684'),
  );
}
