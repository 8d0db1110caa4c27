import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export const RED = { r: 200, g: 30, b: 30 };
export const BLUE = { r: 30, g: 30, b: 200 };

/** A picture of one colour. */
export const plain = (
  width: number,
  height: number,
  background: { r: number; g: number; b: number; alpha?: number } = RED,
): Sharp => sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

/** A picture with a red left half and a blue right half. */
export const twoHalves = async (width: number, height: number): Promise<Sharp> =>
  sharp(
    await plain(width, height)
      .composite([
        {
          input: await plain(Math.ceil(width / 2), height, BLUE)
            .png()
            .toBuffer(),
          gravity: 'east',
        },
      ])
      .png()
      .toBuffer(),
  );

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A black PNG of any size. It has only one bit per pixel, so the file is small. */
export function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns the colour at a point. The point is given as fractions (0 to 1) of width and height. */
export async function colourAt(bytes: Buffer, across: number, down: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.floor((info.width - 1) * across), Math.floor((info.height - 1) * down)];
  const start = (y * info.width + x) * info.channels;
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
}
