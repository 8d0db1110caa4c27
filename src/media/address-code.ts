import { statSync } from 'node:fs';
import path from 'node:path';
import encodeQR from 'qr';
import { environment } from '~/api/environment';
import { sha256 } from '~/api/originals';
import { writeWholeNow } from '~/api/write-whole';
import { markup } from '~/lib/html';

/** Increase this number when the SVG of a code changes. The cached files are then not used. */
const VERSION = 2;
/**
 * The number of hexadecimal digits of the hash in the name of a QR code. With fewer digits, an editor could find an ID whose
 * code has the same name as the code of another page.
 */
const NAME_DIGITS = 20;
/** The white border, in squares of the code. With a smaller border, cameras read text beside the code as part of it. */
const QUIET = 4;
/** The height of a row of squares. Rows overlap a little, because printers leave thin gaps between rows of height 1. */
const STROKE = 1.02;

/** The SVG path of the dark squares, row by row. */
function pathOf(rows: readonly boolean[][]): string {
  return rows
    .map((row, y) => {
      const dark = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
      let from = 0;
      const lines = dark.map((x) => {
        const white = row.indexOf(false, x);
        const end = white < 0 ? row.length : white;
        const line = `${x === from ? '' : `m${x - from} 0`}h${end - x}`;
        from = end;
        return line;
      });
      return `M0 ${y}${lines.join('')}`;
    })
    .join('');
}

function drawn(address: string): string {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const size = rows.length + 2 * QUIET;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET - 0.5} ${size} ${size}"><path stroke="#000" stroke-width="${STROKE}" d="${pathOf(rows)}"/></svg>`
    .text;
}

/**
 * Makes a QR code of an address, for printed pages. Returns the path of an SVG file. The code is not inline, because it
 * adds 300 bytes to every page. Browsers load the file only to print, because it loads lazily.
 */
export function addressCode(address: string): string {
  const key = sha256(JSON.stringify([VERSION, address])).slice(0, NAME_DIGITS);
  const file = path.join(environment.CACHE_DIR, 'pictures', `${key}.svg`);
  if (!statSync(file, { throwIfNoEntry: false })?.size) writeWholeNow(file, drawn(address));
  return `/m/${key}.svg`;
}
