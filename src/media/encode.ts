import sharp from 'sharp';
import { PictureError } from './decoder';
import type { Place } from './picture-uses';

// One thread for each picture is as fast as two threads, and one thread needs a third of the memory.
sharp.concurrency(1);
sharp.cache(false);

/** AVIF qualities, tried in this order until the file is small enough. A quality below 28 blurs too much. */
const QUALITIES = [40, 34, 28];
/** AVIF effort. Effort 4 saves 10 % of the bytes but needs six times as long, so only phone sizes use it. */
const effortFor = (place: Place): number => (place.width <= 540 ? 4 : 2);

/** Makes an AVIF file without metadata. `png` is a decoded picture in its final size. Throws PictureError. */
export async function encode(png: Buffer, place: Place): Promise<Buffer> {
  try {
    let bytes = Buffer.alloc(0);
    for (const quality of QUALITIES) {
      bytes = await sharp(png)
        .avif({ quality, effort: effortFor(place) })
        .toBuffer();
      if (bytes.length <= place.cap) break;
    }
    return bytes;
  } catch (error) {
    throw new PictureError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
