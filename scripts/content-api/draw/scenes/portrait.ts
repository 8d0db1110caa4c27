/** Draws two portraits without faces. */
import { blob, box, disc, down, halo, line, mix, oval, sheet, times } from '../svg.ts';
import { tableland } from '../things/land.ts';

/** 800 x 800: head and shoulders as a shape, no face. */
export function portrait(which: 1 | 2): string {
  const [light, deep, coat] = which === 1 ? ['#f6dcae', '#e0a05c', '#2f3a4a'] : ['#cfe6d6', '#6fae8c', '#8f2f2a'];
  const hills =
    tableland(700 + which, 430, 160, mix(deep, light, 0.45), 800) +
    tableland(704 + which, 540, 130, mix(deep, light, 0.15), 800);
  const air =
    box(0, 0, 800, 800, down([0, light], [1, deep])) +
    disc(600, 210, 260, halo('#ffffff')) +
    disc(600, 210, 74, '#fffaf0');
  const skin = which === 1 ? '#8a5a3a' : '#7a4c30';
  const neck = blob('M340 470h120v120q-60 60 -120 0z', mix(skin, '#3a2010', 0.25));
  const head =
    oval(400, 350, 118, 146, skin) +
    blob('M400 204Q518 210 518 350Q516 450 440 488Q490 350 400 204Z', '#ffffff', 'opacity=".1"');
  const man =
    blob('M120 820Q130 640 300 590L400 660L500 590Q670 640 680 820Z', coat) +
    blob('M330 580L400 660L470 580L500 596L420 760H380L300 596Z', '#fbf7f0') +
    blob('M388 660h24l22 150h-68z', '#a83c0c') +
    blob('M300 588L270 640L372 800L400 668Z', mix(coat, '#ffffff', 0.1)) +
    blob('M500 588L530 640L428 800L400 668Z', mix(coat, '#ffffff', 0.1));
  const woman =
    blob('M130 820Q140 650 310 596Q400 640 490 596Q660 650 670 820Z', '#f3e0b8') +
    blob('M310 596Q250 620 190 700Q150 760 140 820H600Q540 700 310 596Z', coat) +
    line('M306 600Q530 700 596 820', '#f2a900', 16) +
    times(8, (i) => disc(330 + i * 34, 628 + i * 22 + i * i * 1.4, 6, '#f2a900'));
  const hair =
    which === 1
      ? blob('M276 350Q262 186 400 186Q538 186 524 350Q520 270 470 252Q380 262 316 256Q280 280 276 350Z', '#2a221d')
      : blob('M270 400Q244 180 400 180Q556 180 530 400Q530 280 400 236Q270 280 270 400Z', '#1d1512') +
        oval(400, 178, 60, 40, '#1d1512');
  const behind =
    which === 2 ? blob('M268 300Q226 500 262 610Q330 640 400 600Q470 640 538 610Q574 500 532 300Z', '#1d1512') : '';
  return sheet(air + hills + behind + neck + head + (which === 1 ? man : woman) + hair, 800, 800);
}
