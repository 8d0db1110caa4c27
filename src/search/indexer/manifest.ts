import { TABLES, VERSION, type TableName } from '../files.ts';
import { joined, type Table } from './table.ts';
import { bytesOf } from '../hash.ts';

const MOST_SHARED = 35;

function sharedLetters(a: string, b: string): number {
  let count = 0;
  while (count < MOST_SHARED && count < b.length && a[count] === b[count]) count += 1;
  return count;
}

/** Writes the manifest: the list of all index files. `readManifest` reads it. */
export function manifestBytes(
  tables: Readonly<Record<TableName, Table>>,
  entries: number,
  kindCounts: string,
  closings: string,
): Uint8Array {
  const leaves = TABLES.map((name) => tables[name].leaves());
  const lines = [[VERSION, entries, ...leaves.map(({ length }) => length)].join(' '), kindCounts];
  for (const table of leaves) {
    let before = '';
    for (const { start } of table) {
      const shared = sharedLetters(before, start);
      lines.push(shared.toString(36) + start.slice(shared));
      before = start;
    }
  }
  // Two hash digits make one byte. If the number of digits is odd, the zero completes the last byte. Otherwise `Buffer`
  // ignores the zero.
  const hashes = leaves.map((table) => Buffer.from(`${table.map(({ hash }) => hash).join('')}0`, 'hex'));
  return joined([bytesOf(`${lines.join('\n')}\n`), ...hashes, bytesOf(closings)]);
}
