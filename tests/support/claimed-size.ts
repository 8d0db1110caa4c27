// Small pictures whose headers claim a large size. A picture of that size itself would take seconds to make.
import sharp from 'sharp';
import { plain } from './drawn.ts';

/** A WebP of one pixel that claims the largest size that WebP allows. */
export async function claimedWebp(): Promise<Buffer> {
  const bytes = await plain(1, 1).webp({ lossless: true }).toBuffer();
  bytes.writeUInt32LE(0x0fff_fffe & ((16_382 << 14) | 16_382), bytes.indexOf('VP8L') + 9);
  return bytes;
}

/** The side of a real picture, in pixels. */
const SIDE = 20;
const FRAME_HEAD = Buffer.from([0x2c, 0, 0, 0, 0, SIDE, 0, SIDE, 0]);

/** A GIF of one frame. Both the ground and the frame claim this size. */
export async function claimedGif(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(SIDE, SIDE).gif().toBuffer();
  for (const at of [6, bytes.indexOf(FRAME_HEAD) + 5]) {
    bytes.writeUInt16LE(width, at);
    bytes.writeUInt16LE(height, at + 2);
  }
  return bytes;
}

/** A valid GIF of small frames on a large ground. Each frame has another colour, because equal frames become one. */
export async function gifOfFrames(width: number, height: number, count: number): Promise<Buffer> {
  const colours = Array.from({ length: count }, (_, index) => ({ r: index * 6, g: (index % 2) * 255, b: 0 }));
  const frames = await Promise.all(colours.map((colour) => plain(SIDE, SIDE, colour).png().toBuffer()));
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
}

/** An AVIF of a few pixels. Its box `ispe` claims this size. */
export async function claimedAvif(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(SIDE, SIDE).avif({ effort: 0 }).toBuffer();
  const box = bytes.indexOf('ispe');
  bytes.writeUInt32BE(width, box + 8);
  bytes.writeUInt32BE(height, box + 12);
  return bytes;
}
