/** Draws coal falling into a wagon under the silo. */
import { across, blob, blurred, box, chance, f, H, line, oval, poly, put, sheet, times } from '../svg.ts';
import { cumulus, edge, ground, scrub, sky, slope, stones, tableland } from '../things/land.ts';
import { wagon } from '../things/machines.ts';
import { ENGINEER, MINER, person } from '../things/people.ts';
import { ballast, track } from './rail.ts';

const bin = (): string =>
  box(470, -20, 640, 240, across([0, '#8d7a6a'], [0.35, '#efe5d6'], [0.7, '#b5a08b'], [1, '#6a584a'])) +
  times(3, (i) => line(`M470 ${40 + i * 64}Q790 ${66 + i * 64} 1110 ${40 + i * 64}`, '#5a483a', 6, 'opacity=".5"')) +
  blob('M470 220H1110L930 390H650Z', '#75614f') +
  blob('M470 220H1110L1096 236H484Z', '#8f7b68') +
  line('M500 220V830M1080 220V830M500 400L650 300M1080 400L930 300', '#4a3a2e', 34) +
  box(690, 390, 200, 60, '#3a2a1f') +
  box(676, 440, 228, 22, '#f2a900') +
  times(8, (i) =>
    poly(
      [
        [680 + i * 28, 440],
        [694 + i * 28, 440],
        [686 + i * 28, 462],
        [672 + i * 28, 462],
      ],
      '#221e1a',
    ),
  );

const cabin = (): string =>
  box(1200, 250, 300, 190, '#f2ead9') +
  box(1200, 250, 300, 26, '#a83c0c') +
  box(1222, 296, 256, 84, '#37505a') +
  line('M1307 296v84M1392 296v84', '#f2ead9', 7) +
  blob('M1222 296h90l-60 84h-30z', '#6f929c', 'opacity=".6"') +
  box(1186, 440, 328, 16, '#5e2208') +
  line('M1230 456V860M1470 456V860M1230 600L1470 740M1470 600L1230 740', '#6d5844', 15) +
  put(person({ ...MINER, legs: '#2b3f52' }), 1352, 438, 1.25) +
  box(1222, 380, 256, 60, '#f2ead9') +
  line('M1186 456L1120 456M1120 456L1110 220', '#6d5844', 10);

export function loadingYard(): string {
  const back =
    sky({ seed: 151, colours: ['#86bcd2', '#d9e8e2', '#fbeccb'], horizon: 640, streaked: 2 }) +
    cumulus(152, 4, 60, 200) +
    tableland(153, 500, 120, '#a9b0a0') +
    tableland(155, 570, 90, '#8a9a76') +
    slope(edge(156, 662, 5), '#b99460') +
    scrub(157, edge(156, 662, 5), 90, 14);
  const sign =
    box(176, 540, 176, 110, '#1a1512', 'rx="8"') +
    line('M264 650V840', '#5a4f45', 14) +
    box(192, 556, 144, 78, '#241d18') +
    times(6, (i) => box(206 + i * 20, 574 + (i % 2) * 6, 12, 34 - (i % 3) * 6, '#f2a900'));
  return (
    back +
    ground(158, 790, '#b58a58', '#6d4828') +
    sign +
    cabin() +
    track(900) +
    ballast(159, 944) +
    stones(160, 980, H, 40, '#2a1d12', '#15110e')
  );
}

/** Draws the coal that falls into the wagon under the bin. In the film, the coal moves and the wagon fills. */
export function loading(filled = 0.75, fallen = 0): string {
  const r = chance(152);
  const pour =
    blob('M720 460H862L880 640H704Z', '#15110e') +
    times(210, () => {
      const y = 462 + ((r() * 190 + fallen) % 190);
      const s = 60 + (y - 460) * 0.12;
      return blob(`M${f(790 + (r() - 0.5) * 2.1 * s)} ${f(y)}l8 -8 9 8 -6 7z`, r() > 0.5 ? '#4a4038' : '#000000');
    });
  const haze = blurred(oval(790, 660, 260, 66, '#8a7a68', 'opacity=".45"'), 26);
  const rake = [1, filled, 0, 0].map((full, i) => put(wagon(r, full), -49 + i * 569, 900, 1.95)).join('');
  const watcher = put(
    person({
      ...ENGINEER,
      hands: [
        [-14, -58],
        [20, -74],
      ],
    }),
    330,
    1030,
    2.1,
  );
  return pour + rake + haze + bin() + watcher;
}

export const wagonLoading = (): string => sheet(loadingYard() + loading());
