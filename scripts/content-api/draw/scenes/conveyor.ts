/** Draws the covered conveyor across open ground. */
import { blob, box, down, f, H, line, poly, put, shade, sheet, times } from '../svg.ts';
import { gallery } from '../things/buildings.ts';
import { cumulus, edge, grass, scrub, sky, slope, tableland } from '../things/land.ts';
import { van } from '../things/machines.ts';
import { ENGINEER, MINER, person } from '../things/people.ts';
import { tree } from '../things/plants.ts';

export function conveyorLand(): string {
  const back =
    sky({ seed: 171, colours: ['#6bb0d6', '#cfe6ea', '#fdf0cc'], horizon: 470, sun: [300, 170, 40], streaked: 2 }) +
    cumulus(172, 6, 80, 280) +
    tableland(173, 350, 120, '#9fb4a8') +
    tableland(175, 410, 90, '#84a080');
  const land =
    slope(edge(176, 500, 10), '#a5bf6e') +
    scrub(176, edge(176, 500, 10), 90, 10) +
    slope(edge(178, 580, 22), down([0, '#8fb45c'], [1, '#5d9048'])) +
    slope(edge(179, 720, 26), down([0, '#b7c26a'], [0.4, '#7ca653'], [1, '#3f7a3f'])) +
    grass(180, 720, H, 900, '#3f7a3f');
  const far =
    gallery([1540, 440], [1010, 520], 18, 560, 6) +
    box(1516, 372, 70, 92, '#b99f82') +
    box(1510, 364, 82, 14, '#a83c0c') +
    gallery([1010, 520], [900, 548], 20, 590, 1);
  const near = ((): string => {
    const top: [number, number][] = [
      [905, 544],
      [-140, 420],
    ];
    const base: [number, number][] = [
      [-140, 680],
      [905, 574],
    ];
    const wall = poly([...top, ...base], down([0, '#d9c4a4'], [1, '#a88d6e']));
    const roof =
      poly(
        [
          [905, 544],
          [898, 536],
          [-140, 352],
          [-140, 420],
        ],
        '#a83c0c',
      ) +
      poly(
        [
          [898, 536],
          [-140, 352],
          [-140, 366],
          [899, 539],
        ],
        '#d9744a',
      );
    const ribs = times(22, (i) => {
      const t = Math.pow(0.86, i);
      const x = 905 - 1045 * t;
      return line(`M${f(x)} ${f(574 + 106 * t)}V${f(544 - 124 * t)}`, '#6d5844', 1 + t * 7);
    });
    const windows = times(22, (i) => {
      const [t, u] = [Math.pow(0.86, i + 0.22), Math.pow(0.86, i + 0.78)];
      const at = (q: number, k: number): [number, number] => [905 - 1045 * q, 544 - 124 * q + k * (30 + 230 * q)];
      return (
        poly([at(t, 0.24), at(u, 0.24), at(u, 0.56), at(t, 0.56)], '#4a6a74') +
        poly([at(t, 0.24), at(t * 0.5 + u * 0.5, 0.24), at(t, 0.56)], '#8fb4bc', 'opacity=".6"')
      );
    });
    const legs = times(9, (i) => {
      const t = Math.pow(0.74, i) * 0.86;
      const x = 905 - 1045 * t;
      const y = 574 + 106 * t;
      const foot = 600 + 370 * t;
      const s = 60 * t;
      return (
        line(
          `M${f(x - s * 0.4)} ${f(y)}L${f(x - s)} ${f(foot)}M${f(x + s * 0.4)} ${f(y)}L${f(x + s)} ${f(foot)}M${f(x - s * 0.6)} ${f(y + (foot - y) * 0.35)}L${f(x + s * 0.85)} ${f(y + (foot - y) * 0.75)}M${f(x + s * 0.6)} ${f(y + (foot - y) * 0.35)}L${f(x - s * 0.85)} ${f(y + (foot - y) * 0.75)}`,
          '#5a4636',
          2 + t * 15,
        ) + shade(x, foot, s * 2, 6 + t * 14, 0.35)
      );
    });
    return legs + wall + windows + ribs + roof;
  })();
  const road = blob(`M1000 610Q1150 640 1120 720T1000 ${H + 10}H1420Q1400 860 1300 740T1010 606Z`, '#dcc39a');
  return (
    back +
    land +
    far +
    road +
    near +
    tree(181, 1440, 830, 330) +
    tree(182, 1560, 790, 240) +
    put(person(ENGINEER), 930, 960, 1.9) +
    put(person(MINER), 1010, 975, 1.9, true)
  );
}

export const conveyor = (): string => sheet(conveyorLand() + put(van('#fbf7f0', '#f2a900'), 1090, 850, 0.9));
