// Decodes pictures. Only decode-process.ts runs this code: its process is stopped if it needs too much memory or time.
import sharp from 'sharp';
import type { Place, Size } from './picture-uses.ts';

// One thread for each picture is as fast as two threads, and one thread needs a third of the memory.
sharp.concurrency(1);
sharp.cache(false);

/** The most pixels of a picture, in all its frames. Each pixel needs memory, and a small file can have many pixels. */
const MOST_PIXELS = 40_000_000;
/**
 * The most pixels of a JPEG. This limit is higher than MOST_PIXELS, because phones make JPEG files of 50 million pixels. A
 * progressive JPEG needs 6 bytes of memory per pixel, and other JPEG files need less.
 */
const MOST_JPEG_PIXELS = 64_000_000;
/** The most pixels for formats with their own limit. HEIF and AVIF need 27 bytes of memory per pixel. */
const MOST_OF: Readonly<Record<string, number>> = { jpeg: MOST_JPEG_PIXELS, heif: 16_000_000 };
const MILLION = 1_000_000;
const OPTIONS = { limitInputPixels: MOST_JPEG_PIXELS, failOn: 'error', autoOrient: false } as const;
/** Options for reading only the size that a file states, without decoding the picture. */
const HEAD_OPTIONS = { ...OPTIONS, limitInputPixels: false } as const;
/** An SVG of a smaller width is drawn at this width in pixels, if MOST_DENSITY (in dots per inch) allows this width. */
const DRAWING_WIDTH = 1280;
const MOST_DENSITY = 2400;
/** An SVG is drawn with at most this many pixels. Each filter or group in an SVG needs memory for all pixels. */
const MOST_DRAWING_PIXELS = 4_000_000;
/** Transparent parts of a picture get this colour (white), in the light and the dark theme. */
const GROUND = { r: 255, g: 255, b: 255 };

export interface Decoded {
  readonly size: Size;
  /** An uncompressed PNG of this size: upright and opaque, with one frame, in sRGB. */
  readonly png: Buffer;
}

/** Decodes a picture and gives it the size for its place on a page. Throws an error with the reason in a few words. */
export async function decode(original: Buffer, place: Place): Promise<Decoded> {
  const { autoOrient: stated, format, pages = 1, density } = await sharp(original, HEAD_OPTIONS).metadata();
  const pixels = stated.width * stated.height * pages;
  const most = MOST_OF[format] ?? MOST_PIXELS;
  if (pixels > most)
    throw new Error(`it has ${Math.ceil(pixels / MILLION)} million pixels, and at most ${most / MILLION} are read`);
  const source = format === 'svg' ? await draw(original, { ...stated, density }) : original;
  const { autoOrient: upright } = await sharp(source, OPTIONS).metadata();
  const size = fit(upright, place);
  const png = await sharp(source, OPTIONS)
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { size, png };
}

/** Draws an SVG as PNG, large enough for every place on a page. */
function draw(drawing: Buffer, stated: Size & { density: number | undefined }): Promise<Buffer> {
  const { width, height, density = 72 } = stated;
  const larger = Math.max(1, Math.min(DRAWING_WIDTH / width, MOST_DENSITY / density));
  const most = Math.sqrt(MOST_DRAWING_PIXELS / (width * height));
  return sharp(drawing, { ...OPTIONS, density: density * Math.min(larger, most) })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The largest height of a picture, as a multiple of the width of its place on a page. */
const MOST_TALL = 2;

/**
 * Returns the size of a picture for a place on a page. This size is never larger than the original. Without a ratio, the height
 * is at most 1.5 times the width of the place.
 */
function fit(upright: Size, place: Place): Size {
  const ratio = place.ratio ?? upright.width / upright.height;
  const tallest = place.ratio ? Infinity : place.width * 1.5 * ratio;
  const width = Math.max(1, Math.round(Math.min(place.width, upright.width, upright.height * ratio, tallest)));
  // The height of very narrow pictures is cut, because AVIF does not allow a height such as 20,000 pixels.
  const height = Math.min(Math.round(width / ratio), place.width * MOST_TALL);
  return { width, height: Math.max(1, height) };
}
