/** Draws the schematic map of the three areas. */
import type { Point } from '../svg.ts';
import { blob, disc, line, put, sheet, through, waver } from '../svg.ts';
import { mark } from '../things/buildings.ts';

/** 1600 x 1200 on nothing: three areas, river, railway and places. */
export function map(): string {
  const area = (seed: number, cx: number, cy: number, rx: number, ry: number, colour: string): string => {
    const n = waver(seed);
    const ring = (k: number): string =>
      through(
        Array.from({ length: 80 }, (_, i): Point => {
          const a = (i / 80) * 6.2832;
          const q = (1 + Math.sin(a * 2 + seed) * 0.1 + Math.sin(a * 3 + seed * 2) * 0.07 + n(Math.cos(a)) * 0.05) * k;
          return [cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q];
        }),
      ) + 'Z';
    return (
      blob(ring(1), colour, 'opacity=".9"') +
      [0.78, 0.58, 0.4].map((k) => line(ring(k), '#ffffff', 4, 'opacity=".55"')).join('') +
      line(ring(1), '#16130f', 5, 'opacity=".75"')
    );
  };
  const name = (x: number, y: number, en: string, hi: string): string =>
    `<g text-anchor="middle" font-family="Noto Sans, Noto Sans Devanagari, sans-serif" font-weight="700" fill="#16130f" stroke="#ffffff" stroke-width="9" paint-order="stroke" stroke-linejoin="round"><text x="${x}" y="${y}" font-size="46">${en}</text><text x="${x}" y="${y + 54}" font-size="42">${hi}</text></g>`;
  const river = 'M40 250Q300 320 420 480T780 640T1120 860T1580 930';
  const railway = 'M30 1010Q330 930 560 900T900 560Q1040 360 1230 330T1570 220';
  const pin = (x: number, y: number): string =>
    blob(
      `M${x} ${y}Q${x - 46} ${y - 62} ${x - 34} ${y - 92}A36 36 0 0 1 ${x + 34} ${y - 92}Q${x + 46} ${y - 62} ${x} ${y}Z`,
      '#a83c0c',
      'stroke="#ffffff" stroke-width="5"',
    ) + disc(x, y - 82, 14, '#ffffff');
  const north = put(
    blob('M0 -70L24 10L0 -6L-24 10Z', '#16130f', 'stroke="#ffffff" stroke-width="5"') +
      `<text x="0" y="-80" text-anchor="middle" font-family="Noto Sans, sans-serif" font-weight="700" font-size="36" fill="#16130f" stroke="#ffffff" stroke-width="6" paint-order="stroke">N</text>`,
    1500,
    180,
  );
  const home = put(disc(28, 28, 40, '#fbf7f0', 'stroke="#16130f" stroke-width="3"') + mark(), 772, 668, 1);
  return sheet(
    area(3, 400, 690, 250, 190, '#f2a900') +
      area(8, 1150, 560, 270, 180, '#d9764a') +
      area(14, 700, 290, 240, 150, '#5fae84') +
      line(river, '#ffffff', 26) +
      line(river, '#3f8fb4', 16) +
      line(railway, '#16130f', 10) +
      line(railway, '#ffffff', 5, 'stroke-dasharray="22 18"') +
      pin(330, 690) +
      pin(1200, 540) +
      pin(720, 290) +
      home +
      name(330, 740, 'Amlighat', 'अमलीघाट') +
      name(1200, 590, 'Dhauraganj', 'धौरागंज') +
      name(720, 340, 'Kelhar', 'केल्हार') +
      north,
    1600,
    1200,
  );
}
