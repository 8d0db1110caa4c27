// Makes zip files of parts that are compressed already: a page that has not changed is not compressed again.
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** A file as it stands in a zip file. */
export interface Packed {
  readonly bytes: Buffer;
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

const LOCAL = { mark: 0x04034b50, length: 30 };
const CENTRAL = { mark: 0x02014b50, length: 46 };
const END = { mark: 0x06054b50, length: 22 };
/** Version 2.0, names in UTF-8, deflated. */
const [VERSION, UTF_8, DEFLATED] = [20, 0x0800, 8];
/** What fits into the format that every phone can open. */
const MOST_FILES = 65_535;
const FIRST_DAY = '1980-01-01';

/** A copy of its own: what comes from the library keeps a larger piece of memory behind it. */
export async function packed(text: string): Promise<Packed> {
  const bytes = Buffer.from(text);
  return { bytes: Buffer.from(await deflate(bytes, { level: 9 })), size: bytes.length, crc: crc32(bytes) };
}

const dayNumber = (day = FIRST_DAY): number => {
  const [year = 0, month = 0, date = 0] = (day < FIRST_DAY ? FIRST_DAY : day).split('-').map(Number);
  return ((year - 1980) << 9) | (month << 5) | date;
};

/** What both headers of a file say alike. */
function writeFacts(header: Buffer, at: number, { packed: { bytes, size, crc }, day }: ZipFile, name: Buffer): void {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(UTF_8, at + 2);
  header.writeUInt16LE(DEFLATED, at + 4);
  header.writeUInt16LE(dayNumber(day), at + 8);
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(bytes.length, at + 14);
  header.writeUInt32LE(size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}

/** The same bytes for the same files, whenever and wherever it is made. Later files than the format has room for are left out. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const shown = files.slice(0, MOST_FILES);
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const file of shown) {
    const name = Buffer.from(file.name);
    const local = Buffer.alloc(LOCAL.length);
    local.writeUInt32LE(LOCAL.mark, 0);
    writeFacts(local, 4, file, name);
    const central = Buffer.alloc(CENTRAL.length);
    central.writeUInt32LE(CENTRAL.mark, 0);
    central.writeUInt16LE(VERSION, 4);
    writeFacts(central, 6, file, name);
    central.writeUInt32LE(offset, 42);
    parts.push(local, name, file.packed.bytes);
    directory.push(central, name);
    offset += LOCAL.length + name.length + file.packed.bytes.length;
  }
  const end = Buffer.alloc(END.length);
  end.writeUInt32LE(END.mark, 0);
  end.writeUInt16LE(shown.length, 8);
  end.writeUInt16LE(shown.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, part) => sum + part.length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
