import sharp from 'sharp';
import { drawn } from './drawing';
import { scansOf } from './jpeg-scans';
import { isAvif, isJpeg, isRaster } from './raster';
import type { Place } from './picture-uses';

export interface Size {
  width: number;
  height: number;
}

/** The picture cannot be shown. The message gives the reason in a few words. */
export class PictureError extends Error {
  override name = 'PictureError';
}

// One thread for each picture is as fast as two threads, and it needs a third of the memory.
sharp.concurrency(1);
sharp.cache(false);

/** The most pixels of a picture, counted in all its frames. A small file may have many pixels, which need memory. */
const MOST_PIXELS = 40_000_000;
/** Phones make JPEG files of 50 million pixels. A progressive JPEG takes 6 bytes of memory a pixel, others less. */
const MOST_JPEG_PIXELS = 64_000_000;
/** The limits of single formats. HEIF and AVIF take 27 bytes of memory a pixel. */
const MOST_OF: Readonly<Record<string, number>> = { jpeg: MOST_JPEG_PIXELS, heif: 16_000_000 };
const MILLION = 1_000_000;
/** Libjpeg decodes a progressive JPEG once for each scan, and nothing stops it. Usual files have at most 12 scans. */
const MOST_SCANS = 30;
/** Usual AVIF files have at most 3 parts. */
const MOST_PARTS = 8;
/** An AVIF that is put together of parts. Each part may be far larger than the size that the file states. */
const PUT_TOGETHER = /infe[^]{8}(?:[^]{2})?(?:grid|iovl|iden)/;
const MOST_SECONDS = 60;
const OPTIONS = { limitInputPixels: MOST_JPEG_PIXELS, failOn: 'error', autoOrient: false } as const;
/** For reading only the size that a picture states, without decoding the picture. */
const HEAD_OPTIONS = { ...OPTIONS, limitInputPixels: false } as const;
/** AVIF qualities, tried in this order until the file is small enough. A quality below 28 blurs too much. */
const QUALITIES = [40, 34, 28];
/** AVIF effort. Effort 4 saves 10 % of the bytes but takes six times as long. It is used only for phone sizes. */
const effortFor = (place: Place): number => (place.width <= 540 ? 4 : 2);
/** Transparent parts get this colour (white), in the light and the dark theme. */
const GROUND = { r: 255, g: 255, b: 255 };

/** Makes an AVIF that is upright and opaque, with one frame, in sRGB, without metadata. Throws PictureError. */
export async function encode(original: Buffer, place: Place): Promise<Size & { bytes: Buffer }> {
  try {
    const source = isRaster(original) ? original : await drawn(original);
    requireFewPieces(source);
    const { autoOrient: upright, format, pages = 1 } = await sharp(source, HEAD_OPTIONS).metadata();
    const pixels = upright.width * upright.height * pages;
    const most = MOST_OF[format] ?? MOST_PIXELS;
    if (pixels > most)
      throw new Error(`it has ${Math.ceil(pixels / MILLION)} million pixels, and at most ${most / MILLION} are read`);
    const size = fit(upright, place);
    const still = await sharp(source, OPTIONS)
      .autoOrient()
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .flatten({ background: GROUND })
      .toColourspace('srgb')
      .timeout({ seconds: MOST_SECONDS })
      .png({ compressionLevel: 0 })
      .toBuffer();
    let bytes = Buffer.alloc(0);
    for (const quality of QUALITIES) {
      bytes = await sharp(still)
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

/** Throws if a small file would be decoded for minutes. */
function requireFewPieces(original: Buffer): void {
  if (isJpeg(original) && scansOf(original) > MOST_SCANS)
    throw new Error(`a JPEG file with more than ${MOST_SCANS} progressive scans (save it again as an ordinary JPEG)`);
  if (!isAvif(original)) return;
  const boxes = original.toString('latin1');
  if (PUT_TOGETHER.test(boxes)) throw new Error('an AVIF file that is put together of others');
  // Each part has a box of this name.
  if (boxes.split('infe').length - 1 > MOST_PARTS)
    throw new Error(`an AVIF file of very many parts (at most ${MOST_PARTS} are read)`);
}

/** The size for a place, never larger than the original. Without a ratio, the height is at most 1.5 widths. */
function fit(upright: Size, place: Place): Size {
  const ratio = place.ratio ?? upright.width / upright.height;
  const tallest = place.ratio ? Infinity : place.width * 1.5 * ratio;
  const width = Math.max(1, Math.round(Math.min(place.width, upright.width, upright.height * ratio, tallest)));
  return { width, height: Math.max(1, Math.round(width / ratio)) };
}
