/** Draws the nursery under its shade net. */
import { blob, box, chance, down, f, H, line, oval, poly, put, sheet, times, W } from '../svg.ts';
import { cumulus, sky, tableland } from '../things/land.ts';
import { person } from '../things/people.ts';
import { sapling, tree } from '../things/plants.ts';

export function nurseryScene(): string {
  const r = chance(57);
  const back =
    sky({ seed: 57, colours: ['#9fd0de', '#e2f0dc', '#fff3cf'], horizon: 420, streaked: 2 }) +
    cumulus(58, 5, 70, 210) +
    tableland(59, 300, 110, '#a5bfa8') +
    times(9, (i) => tree(60 + i, 40 + i * 190 + r() * 60, 452, 170 + r() * 60));
  const soil = box(0, 440, W, H, down([0, '#c9a06a'], [1, '#8f6236']));
  const bed = (x0: number, x1: number, lead: number, tone: string): string => {
    const rows = 15;
    return times(rows, (j) => {
      const t = Math.pow((j + 1) / rows, 1.6);
      const y = 500 + t * 590;
      const [a, b] = [800 + (x0 - 800) * (0.28 + t * 0.9), 800 + (x1 - 800) * (0.28 + t * 0.9)];
      const s = 14 + t * 78;
      const n = Math.max(3, Math.round((b - a) / (s * 0.62)));
      return times(n, (i) => {
        const x = a + ((i + 0.5) / n) * (b - a);
        return (
          blob(
            `M${f(x - s * 0.2)} ${f(y)}l${f(s * 0.03)} ${f(s * 0.36)}h${f(s * 0.34)}l${f(s * 0.03)} ${f(-s * 0.36)}z`,
            '#221c18',
          ) +
          oval(x, y, s * 0.2, s * 0.06, '#6b4526') +
          sapling(r, x, y, s * (0.7 + r() * 0.35) * lead, tone, false)
        );
      });
    });
  };
  const beds = bed(-720, 180, 1, '#d3dd86') + bed(420, 1180, 0.85, '#7fc07a') + bed(1420, 2320, 1.05, '#a9c65b');
  const posts = (
    [
      [70, 470],
      [470, 455],
      [1130, 455],
      [1530, 470],
    ] as const
  )
    .map(([x, y]) => line(`M${x} ${y + 20}V${x < 100 || x > 1500 ? 196 : 262}`, '#7a6a58', 10))
    .join('');
  const net =
    poly(
      [
        [-20, 190],
        [460, 262],
        [1140, 262],
        [1620, 190],
        [1620, -20],
        [-20, -20],
      ],
      down([0, '#2f6b44', 0.9], [1, '#3f8a55', 0.72]),
    ) +
    times(24, (i) => line(`M${-520 + i * 114} -20L${460 + i * 29.5} 262`, '#1f4f33', 2, 'opacity=".5"')) +
    times(5, (i) => line(`M-20 ${30 + i * 36}H1620`, '#1f4f33', 2, 'opacity=".35"')) +
    line('M-20 190L460 262H1140L1620 190', '#1f4f33', 6);
  const can =
    blob('M0 0h34l-3 30h-28zM34 6l24 -16 5 5 -28 22z', '#1f6b4a') +
    line('M2 2Q17 -24 32 2', '#1f6b4a', 4) +
    times(9, (i) => line(`M${58 + i * 2} -6q10 10 ${10 + i} 34`, '#bfe3ee', 1.5));
  const women =
    put(
      person({
        top: '#f6d8a0',
        sari: '#b3261e',
        hands: [
          [-16, -46],
          [26, -56],
        ],
      }),
      585,
      790,
      2.7,
    ) +
    put(can, 640, 652, 1.8) +
    put(
      person({
        top: '#dceadf',
        sari: '#6b3564',
        hands: [
          [-22, -52],
          [15, -54],
        ],
      }),
      1010,
      690,
      1.9,
    ) +
    put(
      person({
        top: '#fbf7f0',
        legs: '#4a4238',
        hands: [
          [-15, -52],
          [18, -46],
        ],
      }),
      820,
      575,
      1.1,
    );
  return back + soil + posts + beds + women + net;
}

export const nursery = (): string => sheet(nurseryScene());
