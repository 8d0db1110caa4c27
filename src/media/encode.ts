import sharp, { type SharpOptions } from 'sharp';
import type { Place } from './picture-uses';

export interface Size {
  width: number;
  height: number;
}

/** A picture that cannot be shown; the message says why in a few words. */
export class PictureError extends Error {
  override name = 'PictureError';
}

// Two pictures at once with one thread each take as long as one with two, and a third of the memory.
sharp.concurrency(1);
sharp.cache(false);

const MOST_PIXELS = 100_000_000;
const MOST_SECONDS = 60;
/** Of AVIF, best first. Below the last one fine texture is smeared; a picture that is still too heavy stays so. */
const QUALITIES = [40, 34, 28];
/** Of AVIF: 4 saves phones a tenth of the bytes for six times the work, which larger pictures are not worth. */
const effortFor = (place: Place): number => (place.width <= 540 ? 4 : 2);
/** A drawing knows no pixels: it is asked for this many across, however small it says it is. */
const DRAWING_WIDTH = 1280;
const MOST_DENSITY = 2400;
/** What shows through transparent parts, in either theme. */
const GROUND = { r: 255, g: 255, b: 255 };

/** Turns any picture into one upright, opaque, still AVIF in sRGB, without what the camera wrote beside it. */
export async function encode(original: Buffer, place: Place): Promise<Size & { bytes: Buffer }> {
  try {
    const { upright, options } = await lookAt(original);
    const size = fit(upright, place);
    const pixels = await sharp(original, options)
      .autoOrient()
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .flatten({ background: GROUND })
      .toColourspace('srgb')
      .timeout({ seconds: MOST_SECONDS })
      .png({ compressionLevel: 0 })
      .toBuffer();
    let bytes = Buffer.alloc(0);
    for (const quality of QUALITIES) {
      bytes = await sharp(pixels)
        .avif({ quality, effort: effortFor(place) })
        .timeout({ seconds: MOST_SECONDS })
        .toBuffer();
      if (bytes.length <= place.cap) break;
    }
    return { ...size, bytes };
  } catch (error) {
    throw new PictureError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function lookAt(original: Buffer): Promise<{ upright: Size; options: SharpOptions }> {
  const options: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: false };
  const { autoOrient, format, density = 72 } = await sharp(original, options).metadata();
  if (format !== 'svg') return { upright: autoOrient, options };
  const larger = Math.max(1, Math.min(DRAWING_WIDTH / autoOrient.width, MOST_DENSITY / density));
  const drawn: SharpOptions = { ...options, density: density * larger };
  return { upright: (await sharp(original, drawn).metadata()).autoOrient, options: drawn };
}

/** Never larger than the original; where the place has no ratio, never more than half as high again as wide. */
function fit(upright: Size, place: Place): Size {
  const ratio = place.ratio ?? upright.width / upright.height;
  const tallest = place.ratio ? Infinity : place.width * 1.5 * ratio;
  const width = Math.max(1, Math.round(Math.min(place.width, upright.width, upright.height * ratio, tallest)));
  return { width, height: Math.max(1, Math.round(width / ratio)) };
}
