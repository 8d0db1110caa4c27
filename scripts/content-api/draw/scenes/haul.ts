/** Draws the haul road at sunrise with a loaded dumper, and in daylight with a shovel that fills a dumper. */
import {
  blob,
  box,
  chance,
  disc,
  down,
  f,
  H,
  halo,
  line,
  mix,
  out,
  oval,
  put,
  shade,
  sheet,
  times,
  W,
  blurred,
} from '../svg.ts';
import { edge, ground, scrub, sky, slope, stones, streaks, tableland } from '../things/land.ts';
import { DAY, DUSK, dumper, shovel } from '../things/machines.ts';
import { ENGINEER, person } from '../things/people.ts';

const dust = (x: number, y: number, way: number): string =>
  blurred(
    [
      [0, 0, 150, 50],
      [-130, -20, 170, 70],
      [-280, -40, 190, 95],
      [-430, -50, 190, 100],
      [90, 16, 130, 26],
    ]
      .map(([dx = 0, dy = 0, rx = 0, ry = 0]) => oval(x + dx * way, y + dy, rx, ry, '#ffd6a0', 'opacity=".42"'))
      .join(''),
    24,
  );

export const haulSky = (): string => {
  const [top, mid, low] = ['#7a2c10', '#d9641f', '#ffcf7a'];
  const sun = disc(1120, 560, 660, halo('#fff0bf')) + disc(1120, 560, 190, '#fff0bf');
  const benches = [0, 1, 2]
    .map((k) => slope(edge(7 + k, 690 + k * 34, 14), mix(mix(mid, '#3a1609', 0.62), '#6b3316', (k + 1) / 3.5)))
    .join('');
  return (
    box(0, 0, W, 840, down([0, top], [0.55, mid], [1, low])) +
    sun +
    streaks(7, 60, 400, '#ffe3b3', 13) +
    tableland(12, 540, 100, mix(mid, '#5e2208', 0.35)) +
    tableland(16, 615, 85, mix(mid, '#3a1609', 0.62)) +
    benches +
    ground(8, 815, '#6b3316', '#2a1509')
  );
};

export function haul(): string {
  const birds = times(7, (i) => line(`M${520 + i * 46} ${230 + ((i * 37) % 60)}q8 -7 14 3q6 -10 14 -3`, '#5e2208', 3));
  const truck =
    shade(740, 886, 470, 34, 0.6) +
    dust(390, 850, 1) +
    put(dumper(DUSK), 300, 412, 4.1) +
    disc(1079, 707, 60, halo('#fff1b8'));
  return sheet(
    haulSky() + birds + put(dumper(DUSK, false), 1375, 726, 0.7) + truck + stones(9, 920, H, 60, '#150a05', '#7d3d1a'),
  );
}

export function haulDayGround(): string {
  const r = chance(31);
  const face = edge(33, 470, 16, 20);
  const seam = edge(33, 640, 16, 20);
  const cracks = times(170, () => {
    const x = r() * W;
    const y = 486 + r() * 150;
    return `M${f(x)} ${f(y)}l${f(-4 + r() * 8)} ${f(20 + r() * 50)}`;
  });
  const coal = times(260, () => {
    const x = r() * W;
    const y = 660 + r() * 120;
    return blob(
      `M${f(x)} ${f(y)}l${f(8 + r() * 16)} ${f(-6 - r() * 8)} ${f(8 + r() * 10)} ${f(10 + r() * 8)}z`,
      r() > 0.5 ? '#3a332d' : '#0f0c0a',
    );
  });
  const back =
    sky({ seed: 31, colours: ['#7fb9d6', '#cfe4e4', '#fbeccb'], horizon: 460, sun: [330, 190, 46] }) +
    tableland(36, 330, 110, '#a9a08e') +
    tableland(40, 390, 90, '#8a8a68') +
    scrub(34, face, 130, 10) +
    slope(face, '#c98b58') +
    line(cracks, '#7a4a26', 3, 'opacity=".45"') +
    slope(edge(35, 560, 12), '#b06f3c') +
    slope(seam, '#1f1a16') +
    coal +
    ground(36, 790, '#d3a06a', '#7a4e2a');
  const pile =
    blob('M1010 850Q1090 700 1180 690Q1290 640 1420 700Q1540 720 1640 860Z', '#17130f') +
    times(120, () => {
      const t = r();
      const x = 1060 + t * 520;
      return blob(`M${f(x)} ${f(850 - Math.sin(t * 3.1) * 130 * r())}l12 -9 12 10z`, r() > 0.5 ? '#3f372f' : '#0c0a08');
    });
  return back + pile + stones(37, 950, H, 70, '#4a2f1a', '#e0b684');
}

/** Draws the shovel over the dumper. `lift` is the height of the bucket. */
export function haulDayMachines(lift = 152): string {
  const r = chance(38);
  const digger = shade(1190, 878, 330, 28, 0.5) + put(shovel(lift), 1230, 880, 1.85);
  const fall =
    times(80, () => blob(`M${f(700 + r() * 110)} ${f(486 + r() * 60)}l6 -6 7 6z`, '#1b1714')) +
    disc(760, 520, 120, out([0, '#5a4a3a', 0.3], [1, '#5a4a3a', 0]));
  const truck = shade(470, 915, 440, 34, 0.55) + put(dumper(DAY), 850, 492, 3.75, true);
  return truck + digger + fall + put(person(ENGINEER), 1010, 960, 1.35);
}

export const haulDay = (): string => sheet(haulDayGround() + haulDayMachines());
