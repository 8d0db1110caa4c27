// Makes zip files of parts that are compressed already: a page that has not changed is not compressed again.
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

const deflate = promisify(deflateRaw);

/** A file as it stands in a zip file. */
export interface Packed {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly size: number;
  readonly crc: number;
}

export interface ZipFile {
  /** With `/` between folders. */
  readonly name: string;
  readonly packed: Packed;
  /** The day it says it is of, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
}

const DEFLATED = 8;
/** What fits into the format that every phone can open. */
const MOST_FILES = 65_535;
const FIRST_DAY = '1980-01-01';

/** What comes from the library, and a small copy of it, keeps a larger piece of memory behind it: this keeps its own size. */
const alone = (bytes: Buffer): Buffer<ArrayBuffer> => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

export async function packed(text: string): Promise<Packed> {
  const bytes = Buffer.from(text);
  return { bytes: alone(await deflate(bytes, { level: 9 })), size: bytes.length, crc: crc32(bytes) };
}

/** Midnight where this runs: the format knows no time zones. */
const midnight = (day = FIRST_DAY): Date => new Date(`${day < FIRST_DAY ? FIRST_DAY : day}T00:00:00`);

/** The same bytes for the same files, whenever and wherever it is made. Later files than the format has room for are left out. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { name, packed, day } of files.slice(0, MOST_FILES)) {
    const { bytes, size, crc } = packed;
    const file: ZipInputFile = { filename: name, size, crc, compression: DEFLATED, mtime: midnight(day) };
    zip.add(file);
    file.ondata?.(null, bytes, true);
  }
  zip.end();
  return Buffer.concat(chunks);
}
