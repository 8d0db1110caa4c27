import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import encodeQR from 'qr';
import { writeCached } from '~/api/cache-file';
import { environment } from '~/api/environment';
import { markup } from '~/lib/html';

/** Raised whenever the same address would be drawn otherwise. */
const VERSION = 1;
/** Of the white around a code, in modules: less, and a camera takes what stands beside it for a part of it. */
const QUIET = 4;
/** Lines lie a little over each other: a printer else leaves a hair's breadth between them. */
const STROKE = 1.02;

/** The dark modules of a code as lines, row by row, each from where the last one ended. */
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
 * An address as a picture that a camera reads, for paper. It is a file: within a page it would be 300 bytes or more that
 * every visitor loads and few print; a late picture that no screen shows is loaded by a browser that prints.
 */
export async function addressCode(address: string): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, address]))
    .digest('hex')
    .slice(0, 12);
  const file = `pictures/${key}.svg`;
  const isThere = await stat(path.join(environment.CACHE_DIR, file)).then(
    ({ size }) => size > 0,
    () => false, // never drawn, or a folder somebody emptied
  );
  if (!isThere) await writeCached(file, drawn(address));
  return `/m/${key}.svg`;
}
