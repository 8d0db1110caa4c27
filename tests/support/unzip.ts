import { crc32, inflateRawSync } from 'node:zlib';

const [END, CENTRAL, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];

/** Returns the files of a zip by name, as the directory at its end lists them. Throws if a file is damaged. */
export function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== END) throw new Error('There is no end of a directory.');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('There is no file in the directory.');
    const [crc, packed, size] = [16, 20, 24].map((place) => zip.readUInt32LE(at + place));
    const length = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    if (zip.readUInt32LE(local) !== LOCAL) throw new Error(`${name} is not where the directory says.`);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = inflateRawSync(zip.subarray(from, from + (packed ?? 0)));
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${name} is not whole.`);
    files.set(name, bytes.toString());
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
