/** Draws the tall chimney of a power station. */
import { across, blob, blurred, box, disc, down, f, halo, line, oval, poly, put, sheet, times } from '../svg.ts';
import { cumulus, streaks, tableland } from '../things/land.ts';
import { ENGINEER, MINER, person } from '../things/people.ts';
import { shrub, tree } from '../things/plants.ts';

/** 1600 x 2400: tall. */
export function chimney(): string {
  const [w, h] = [1600, 2400];
  const air =
    box(0, 0, w, h, down([0, '#2f86c4'], [0.5, '#9fd0e6'], [0.85, '#fdebc8'])) +
    disc(1250, 1500, 500, halo('#fff3cf')) +
    disc(1250, 1500, 74, '#fffaf0') +
    cumulus(511, 9, 300, 1500) +
    streaks(512, 200, 1600, '#ffffff', 16) +
    tableland(513, 1900, 130, '#93ab9c') +
    tableland(515, 1980, 100, '#7d9a72');
  const stack =
    poly(
      [
        [690, 2170],
        [742, 330],
        [898, 330],
        [950, 2170],
      ],
      across([0, '#a89880'], [0.35, '#fbf3e2'], [0.7, '#d4c4a6'], [1, '#8d7d68']),
    ) +
    times(7, (i) => {
      const y = 340 + i * 150;
      const s = (yy: number): number => 78 + ((yy - 330) / 1840) * 52;
      return i % 2 === 0
        ? poly(
            [
              [820 - s(y), y],
              [820 + s(y), y],
              [820 + s(y + 150), y + 150],
              [820 - s(y + 150), y + 150],
            ],
            across([0, '#8f2a10'], [0.35, '#e0522a'], [0.7, '#b83a18'], [1, '#7a220c']),
          )
        : '';
    }) +
    box(722, 312, 196, 28, '#5e4a3a') +
    oval(820, 312, 88, 15, '#2a211b') +
    [620, 1080, 1560]
      .map((y) => {
        const s = 84 + ((y - 330) / 1840) * 54;
        return (
          box(820 - s - 14, y, s * 2 + 28, 12, '#4a3f36') +
          line(
            times(12, (i) => `M${f(820 - s - 12 + (i * (s * 2 + 24)) / 11)} ${y}v-30`) +
              `M${f(820 - s - 12)} ${y - 30}h${f(s * 2 + 24)}`,
            '#4a3f36',
            4,
          )
        );
      })
      .join('') +
    line('M868 340L906 2160M882 340L922 2160', '#5a4e42', 4) +
    line(
      times(90, (i) => `M${f(869 + i * 0.42)} ${f(350 + i * 20)}h14`),
      '#5a4e42',
      3,
    );
  const steam = blurred(
    times(9, (i) =>
      oval(
        850 + i * 62,
        270 - Math.sin(i * 0.5) * 60 - i * 8,
        50 + i * 17,
        34 + i * 11,
        '#ffffff',
        `opacity="${f(0.62 - i * 0.055)}"`,
      ),
    ),
    16,
  );
  const plant =
    box(980, 1840, 520, 340, across([0, '#cfd6d2'], [1, '#93a09e'])) +
    box(980, 1820, 520, 34, '#a83c0c') +
    times(3, (j) => times(9, (i) => box(1004 + i * 55, 1884 + j * 92, 36, 58, '#4a6a74'))) +
    box(1500, 1960, 120, 220, '#b9c2be') +
    blob(
      'M60 2180Q150 2000 130 1780H480Q460 2000 550 2180Z',
      across([0, '#b5aa98'], [0.4, '#f6efe0'], [1, '#9c907c']),
    ) +
    oval(305, 1780, 175, 26, '#d4cabb') +
    oval(305, 1782, 158, 19, '#6d6458') +
    blurred(
      times(5, (i) =>
        oval(305 + i * 26, 1740 - i * 46, 120 + i * 14, 42 + i * 6, '#ffffff', `opacity="${f(0.6 - i * 0.1)}"`),
      ),
      18,
    ) +
    poly(
      [
        [0, 1990],
        [990, 2080],
        [990, 2120],
        [0, 2030],
      ],
      '#b99f82',
    ) +
    poly(
      [
        [0, 1990],
        [990, 2080],
        [990, 2090],
        [0, 2000],
      ],
      '#efe0c8',
    ) +
    line('M180 2046V2190M520 2076V2190M620 2086V2190', '#5a4636', 10);
  const front =
    box(0, 2170, w, 240, down([0, '#9dbb62'], [1, '#3f7a3f'])) +
    times(9, (i) => tree(520 + i, -20 + i * 205, 2230 + (i % 3) * 30, 210 + (i % 4) * 34)) +
    box(0, 2282, w, 130, '#5d9048') +
    line('M0 2310H1600M0 2334H1600', '#8d8270', 8) +
    times(40, (i) => box(i * 42, 2306, 22, 34, '#6d5038', 'opacity=".7"')) +
    times(10, (i) => shrub(530 + i, 60 + i * 170, 2400, 170, 80, i % 2 ? '#f2a900' : ''));
  return sheet(
    air + steam + stack + plant + front + put(person(ENGINEER), 560, 2300, 0.9) + put(person(MINER), 600, 2302, 0.9),
    w,
    h,
  );
}
