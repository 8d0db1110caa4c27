/** The shots of each sample film, with their seconds. */
import { controlRoom } from '../scenes/control.ts';
import { conveyorLand } from '../scenes/conveyor.ts';
import { haulDayGround, haulDayMachines, haulSky } from '../scenes/haul.ts';
import { lakeScene } from '../scenes/lake.ts';
import { loading, loadingYard } from '../scenes/loading.ts';
import { nurseryScene } from '../scenes/nursery.ts';
import { dryPit, rain, wetPit } from '../scenes/pit.ts';
import { railTrain, railYard } from '../scenes/rail.ts';
import { rescueGround, rescueMouth, rescueTeam } from '../scenes/rescue.ts';
import { saplingsScene } from '../scenes/saplings.ts';
import { treeRowScene } from '../scenes/tree-row.ts';
import { box, chance, disc, f, halo, line, oval, put, shade, times } from '../svg.ts';
import type { Coat } from '../things/machines.ts';
import { DAY, dumperBody, DUSK, sprinkler, van, wheel } from '../things/machines.ts';
import type { Shot } from './shot.ts';

const turned = (x: number, y: number, r: number, p: Coat, angle: number): string =>
  `<g transform="rotate(${f(angle)} ${x} ${y})">${wheel(x, y, r, p)}</g>`;

function driven(body: string, p: Coat, x: number, y: number, k: number, second: number): string {
  const angle = (x / (26 * k)) * 57.3;
  const dust = times(9, (i) => {
    const age = (second * 1.6 + i / 9) % 1;
    return oval(
      x - 30 - age * 170 * k,
      y + (106 - age * 26) * k,
      (10 + age * 30) * k,
      (5 + age * 14) * k,
      '#ffd6a0',
      `opacity="${f((1 - age) * 0.3)}"`,
    );
  });
  return (
    shade(x + 105 * k, y + 112 * k, 112 * k, 7 * k, 0.5) +
    dust +
    put(body, x, y + Math.sin(second * 9) * k * 0.5, k) +
    put(turned(58, 86, 26, p, angle) + turned(154, 88, 24, p, angle), x, y, k)
  );
}

const spray = (x: number, y: number, second: number): string =>
  times(60, (i) => {
    const r = chance(i + 5);
    const age = (second * 1.4 + r()) % 1;
    return line(
      `M${f(x - age * 210 * (0.3 + r()))} ${f(y + age * age * 130 - age * 30)}l-9 6`,
      '#dff3fa',
      3,
      `opacity="${f(0.9 - age * 0.6)}"`,
    );
  });

const birds = (second: number): string =>
  times(9, (i) => {
    const r = chance(70 + i);
    const [x, y] = [-200 + r() * 500 + second * (130 + r() * 40), 200 + r() * 180 + Math.sin(second + i) * 14];
    const w = Math.sin(second * 9 + i) * 9;
    return line(
      `M${f(x - 18)} ${f(y - w)}Q${f(x - 8)} ${f(y - 6)} ${f(x)} ${f(y)}Q${f(x + 8)} ${f(y - 6)} ${f(x + 18)} ${f(y - w)}`,
      '#2f3a34',
      3.5,
    );
  });

const route = [
  [560, 508],
  [690, 522],
  [842, 482],
  [1010, 460],
  [1012, 362],
  [880, 356],
] as const;
const dots = (second: number): string =>
  times(4, (i) => {
    const at = (second * 0.35 + i * 1.4) % (route.length - 1);
    const [a, b] = [route[Math.floor(at)] ?? route[0], route[Math.floor(at) + 1] ?? route[0]];
    const [x, y] = [a[0] + (b[0] - a[0]) * (at % 1), a[1] + (b[1] - a[1]) * (at % 1)];
    return disc(x, y, 18, '#f2a900', 'opacity=".3"') + disc(x, y, 9, '#ffd873', 'stroke="#16130f" stroke-width="2"');
  });
const alarm = (second: number): string => {
  const beat = (second * 1.2) % 1;
  return (
    disc(1012, 362, 16 + beat * 80, 'none', `stroke="#ff8a80" stroke-width="5" opacity="${f(1 - beat)}"`) +
    disc(1012, 362, 12, '#ff5f52') +
    box(900, 216, 232, 52, '#b3261e', `rx="6" opacity="${second % 1 < 0.6 ? 1 : 0.55}"`) +
    box(920, 230, 120, 9, '#ffffff', 'rx="4"') +
    box(920, 247, 180, 8, '#ffdcd8', 'rx="4"')
  );
};

const flash = (second: number): string =>
  disc(1322, 655, 90, halo('#ff5f3c'), `opacity="${second % 0.8 < 0.4 ? 1 : 0.15}"`);
const smoke = (second: number): string =>
  times(10, (i) => {
    const age = (second * 0.22 + i / 10) % 1;
    return disc(
      680 + Math.sin(i * 2.4) * 90 * age,
      640 - age * 250,
      40 + age * 90,
      '#5a5650',
      `opacity="${f(0.32 * (1 - age))}"`,
    );
  });

const belt = (second: number): string =>
  put(van('#fbf7f0', '#f2a900'), 1060 + second * 14, 905 - second * 17, 0.98 - second * 0.035);

export const REELS: Readonly<Record<string, { readonly seconds: number; readonly shots: readonly Shot[] }>> = {
  'haul-road': {
    seconds: 20,
    shots: [
      {
        from: 0,
        to: 7,
        backdrop: haulSky,
        start: [0, 250, 1250],
        end: [340, 250, 1250],
        moving: (s) => driven(dumperBody(DUSK), DUSK, -250 + s * 175, 622, 2.2, s),
      },
      { from: 6.4, to: 13.4, backdrop: dryPit, start: [60, 90, 1480], end: [380, 250, 1080] },
      {
        from: 12.8,
        to: 20,
        backdrop: haulDayGround,
        start: [0, 200, 1400],
        end: [180, 220, 1400],
        moving: (s) =>
          spray(-330 + s * 215, 740, s) +
          driven(sprinkler(DAY), DAY, -340 + s * 215, 610, 2.4, s).replaceAll('#ffd6a0', '#dff3fa'),
      },
    ],
  },
  'face-to-rake': {
    seconds: 20,
    shots: [
      {
        from: 0,
        to: 6.6,
        backdrop: haulDayGround,
        start: [120, 130, 1420],
        end: [300, 260, 1120],
        moving: (s) => haulDayMachines(152 - Math.sin(Math.min(1, s / 5) * 3.14) * 30),
      },
      { from: 6, to: 11, backdrop: conveyorLand, start: [0, 190, 1250], end: [330, 200, 1250], moving: belt },
      {
        from: 10.4,
        to: 15,
        backdrop: loadingYard,
        start: [180, 180, 1400],
        end: [420, 300, 1000],
        moving: (s) => loading(0.3 + s * 0.1, s * 420),
      },
      {
        from: 14.4,
        to: 20,
        backdrop: railYard,
        start: [40, 200, 1420],
        end: [180, 200, 1420],
        moving: (s) => railTrain(-700 + s * s * 48),
      },
    ],
  },
  'hill-grows-back': {
    seconds: 30,
    shots: [
      { from: 0, to: 7, backdrop: dryPit, start: [300, 330, 1100], end: [0, 100, 1600] },
      {
        from: 6.4,
        to: 13.4,
        backdrop: wetPit,
        start: [0, 120, 1500],
        end: [200, 220, 1250],
        moving: (s) => rain(93, s * 900),
      },
      { from: 12.8, to: 17, backdrop: nurseryScene, start: [60, 120, 1480], end: [320, 330, 1000] },
      { from: 16.4, to: 18.6, backdrop: () => saplingsScene(0.3), start: [180, 330, 1300], end: [165, 300, 1330] },
      { from: 18, to: 20.4, backdrop: () => saplingsScene(0.65), start: [165, 300, 1330], end: [150, 270, 1360] },
      { from: 19.8, to: 22.4, backdrop: () => saplingsScene(0.99), start: [150, 270, 1360], end: [130, 220, 1400] },
      { from: 21.8, to: 25.6, backdrop: treeRowScene, start: [300, 330, 1000], end: [60, 160, 1480], moving: birds },
      { from: 25, to: 30, backdrop: lakeScene, start: [500, 80, 1100], end: [0, 100, 1600], moving: birds },
    ],
  },
  'control-room': {
    seconds: 15,
    shots: [
      { from: 0, to: 6, backdrop: controlRoom, start: [0, 60, 1600], end: [120, 90, 1360], moving: dots },
      {
        from: 5.4,
        to: 11,
        backdrop: controlRoom,
        start: [470, 110, 660],
        end: [740, 210, 420],
        moving: (s) => dots(s + 5.4) + (s > 1.4 ? alarm(s) : ''),
      },
      {
        from: 10.4,
        to: 15,
        backdrop: controlRoom,
        start: [60, 130, 1400],
        end: [0, 110, 1600],
        moving: (s) => dots(s + 11) + alarm(s),
      },
    ],
  },
  'rescue-drill': {
    seconds: 15,
    shots: [
      {
        from: 0,
        to: 5,
        backdrop: rescueGround,
        start: [0, 150, 1600],
        end: [240, 260, 900],
        moving: (s) => smoke(s) + flash(s),
      },
      {
        from: 4.4,
        to: 10.4,
        backdrop: rescueGround,
        start: [0, 167, 1600],
        end: [130, 250, 1300],
        moving: (s) => smoke(s + 4) + rescueMouth(s) + flash(s),
      },
      {
        from: 9.8,
        to: 15,
        backdrop: rescueGround,
        start: [200, 260, 1280],
        end: [320, 267, 1280],
        moving: (s) => smoke(s + 9) + flash(s) + rescueTeam(-60 + s * 42, s * 8),
      },
    ],
  },
};
