import { fileName, HASH_DIGITS, hashNumbers, TABLES, VERSION, type TableName } from '../files.ts';
import { bytesOf, contentHash } from '../hash.ts';
import { type BuiltLeaf, joined, type Table } from './table.ts';

const MOST_SHARED = 35;

function sharedLetters(a: string, b: string): number {
  let count = 0;
  while (count < MOST_SHARED && count < b.length && a[count] === b[count]) count += 1;
  return count;
}

/** Returns the hashes of a table in the manifest, and the number of the hash of each file. */
function hashesOf(table: TableName, leaves: readonly BuiltLeaf[]) {
  const numbers = hashNumbers(
    table,
    leaves.map(({ start }) => start),
  );
  const shared = Map.groupBy(leaves, (_, at) => numbers[at] ?? 0);
  const hashes = Array.from(shared.values(), (own) => {
    const [one, ...more] = own.map(({ hash }) => hash);
    // The file of a single leaf has the hash of its own content.
    const hash = more.length > 0 ? contentHash(bytesOf([one, ...more].join(''))) : (one ?? '');
    return hash.slice(0, HASH_DIGITS[table]);
  });
  return { numbers, hashes };
}

/** Returns the files of a table, by name. */
export function filesOf(table: TableName, leaves: readonly BuiltLeaf[]): Map<string, Uint8Array> {
  const { numbers, hashes } = hashesOf(table, leaves);
  return new Map(leaves.map(({ start, bytes }, at) => [fileName(table, start, hashes[numbers[at] ?? 0] ?? ''), bytes]));
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
  const hashes = TABLES.map((name, at) => Buffer.from(`${hashesOf(name, leaves[at] ?? []).hashes.join('')}0`, 'hex'));
  return joined([bytesOf(`${lines.join('\n')}\n`), ...hashes, bytesOf(closings)]);
}
