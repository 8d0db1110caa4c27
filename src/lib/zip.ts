// Writes zip files from files that are already compressed. So an unchanged page is not compressed again.
import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A compressed file for a zip file, with the size and checksum of its text. */
export interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly size: number;
  readonly crc: number;
}

export interface ZipFile {
  /** The path, with `/` between folders. */
  readonly name: string;
  readonly packed: Packed;
  /** The file's date, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
}

const DEFLATED = 8;
/** The largest number of files in the classic zip format. Every phone can open this format. */
const MOST_FILES = 65_535;
const FIRST_DAY = '1980-01-01';
const LAST_DAY = '2099-12-31';

/** Copies the bytes, because a small Buffer may keep a larger memory block alive. */
const alone = (bytes: Buffer): Buffer<ArrayBuffer> => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

export function packed(text: string): Packed {
  const bytes = Buffer.from(text);
  return { bytes: alone(deflateRawSync(bytes, { level: 9 })), size: bytes.length, crc: crc32(bytes) };
}

/**
 * Returns midnight in the local time zone, because zip files have no time zones. The library refuses days outside the
 * two limits.
 */
const midnight = (day = FIRST_DAY): Date =>
  new Date(`${day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day}T00:00:00`);

/**
 * Makes a zip file. The same files give the same bytes. If there are too many files for the format, the last files are
 * left out.
 */
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
