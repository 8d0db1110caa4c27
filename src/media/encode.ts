import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { drawProgram } from './draw-program';
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

/** Over all frames of a picture. A few bytes may say that they are many pixels, and each takes some bytes of memory. */
const MOST_PIXELS = 40_000_000;
/** Of a JPEG: phones make 50 million. Most are decoded at the size that is needed; a progressive one takes 6 bytes a pixel. */
const MOST_JPEG_PIXELS = 64_000_000;
const MILLION = 1_000_000;
const MOST_SECONDS = 60;
const MOST_DRAWING_SECONDS = 10;
const OPTIONS = { limitInputPixels: MOST_JPEG_PIXELS, failOn: 'error', autoOrient: false } as const;
/** To read how large a picture says it is, which decodes nothing. */
const HEAD_OPTIONS = { ...OPTIONS, limitInputPixels: false } as const;
/** Of AVIF, best first. Below the last one fine texture is smeared; a picture that is still too heavy stays so. */
const QUALITIES = [40, 34, 28];
/** Of AVIF: 4 saves phones a tenth of the bytes for six times the work, which larger pictures are not worth. */
const effortFor = (place: Place): number => (place.width <= 540 ? 4 : 2);
/** What shows through transparent parts, in either theme. */
const GROUND = { r: 255, g: 255, b: 255 };

/** Turns any picture into one upright, opaque, still AVIF in sRGB, without what the camera wrote beside it. */
export async function encode(original: Buffer, place: Place): Promise<Size & { bytes: Buffer }> {
  try {
    const source = isDrawing(original) ? await drawn(original) : original;
    const { autoOrient: upright, format, pages = 1 } = await sharp(source, HEAD_OPTIONS).metadata();
    if (format === 'svg') throw new Error('a drawing that does not begin as one');
    const pixels = upright.width * upright.height * pages;
    const most = format === 'jpeg' ? MOST_JPEG_PIXELS : MOST_PIXELS;
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

/** Whether libvips takes it for an SVG: it knows one by its first 1,000 bytes, or by being gzipped. */
const isDrawing = (original: Buffer): boolean =>
  (original[0] === 0x1f && original[1] === 0x8b) || original.subarray(0, 1000).includes('<svg');

/** A drawing as pixels, drawn by another process, which is ended when it takes too long. */
async function drawn(drawing: Buffer): Promise<Buffer> {
  const drawingOf = promisify(execFile)(process.execPath, ['--input-type=module', '-e', drawProgram], {
    encoding: 'buffer',
    maxBuffer: 4 * MOST_PIXELS,
    timeout: MOST_DRAWING_SECONDS * 1000,
    killSignal: 'SIGKILL',
  });
  // A process that ends before it has read all says so by its exit code.
  drawingOf.child.stdin?.on('error', () => {}).end(drawing);
  try {
    return (await drawingOf).stdout;
  } catch (error) {
    const isKilled = error instanceof Error && 'killed' in error && error.killed === true;
    throw new Error(
      isKilled ? `a drawing that takes longer than ${MOST_DRAWING_SECONDS} seconds` : 'a drawing that cannot be read',
      { cause: error },
    );
  }
}

/** Never larger than the original; where the place has no ratio, never more than half as high again as wide. */
function fit(upright: Size, place: Place): Size {
  const ratio = place.ratio ?? upright.width / upright.height;
  const tallest = place.ratio ? Infinity : place.width * 1.5 * ratio;
  const width = Math.max(1, Math.round(Math.min(place.width, upright.width, upright.height * ratio, tallest)));
  return { width, height: Math.max(1, Math.round(width / ratio)) };
}
