// Decodes pictures. Only decode-process.ts runs this, in a process that is stopped when a picture takes too much.
import sharp from 'sharp';
import type { Place, Size } from './picture-uses.ts';

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
const OPTIONS = { limitInputPixels: MOST_JPEG_PIXELS, failOn: 'error', autoOrient: false } as const;
/** For reading only the size that a picture states, without decoding the picture. */
const HEAD_OPTIONS = { ...OPTIONS, limitInputPixels: false } as const;
/** A smaller SVG is drawn at this width in pixels, if MOST_DENSITY allows it. */
const DRAWING_WIDTH = 1280;
const MOST_DENSITY = 2400;
/** A larger drawing is made smaller, to this number of pixels. Each filter or group needs memory for all pixels. */
const MOST_DRAWING_PIXELS = 4_000_000;
/** Transparent parts get this colour (white), in the light and the dark theme. */
const GROUND = { r: 255, g: 255, b: 255 };

export interface Decoded {
  readonly size: Size;
  /** An uncompressed PNG of that size: upright and opaque, with one frame, in sRGB. */
  readonly png: Buffer;
}

/** Decodes a picture for its place. Throws an error that gives the reason in a few words. */
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

/** Draws an SVG as PNG, large enough for every place. */
function draw(drawing: Buffer, stated: Size & { density: number | undefined }): Promise<Buffer> {
  const { width, height, density = 72 } = stated;
  const larger = Math.max(1, Math.min(DRAWING_WIDTH / width, MOST_DENSITY / density));
  const most = Math.sqrt(MOST_DRAWING_PIXELS / (width * height));
  return sharp(drawing, { ...OPTIONS, density: density * Math.min(larger, most) })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** In widths of the place. */
const MOST_TALL = 2;

/** The size for a place, never larger than the original. Without a ratio, the height is at most 1.5 widths. */
function fit(upright: Size, place: Place): Size {
  const ratio = place.ratio ?? upright.width / upright.height;
  const tallest = place.ratio ? Infinity : place.width * 1.5 * ratio;
  const width = Math.max(1, Math.round(Math.min(place.width, upright.width, upright.height * ratio, tallest)));
  // A line of one pixel in width is cut: AVIF takes no height of 20,000 pixels.
  const height = Math.min(Math.round(width / ratio), place.width * MOST_TALL);
  return { width, height: Math.max(1, height) };
}
