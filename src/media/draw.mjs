// Draws an SVG of standard input as a PNG on standard output, large enough for every place. A process of its own: what draws
// heeds no time limit, and a drawing of 2 KB can take for ever.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** A drawing knows no pixels: it is asked for this many across, however small it says it is. */
const WIDTH = 1280;
const MOST_DENSITY = 2400;

const drawing = await buffer(process.stdin);
/** @type {import('sharp').SharpOptions} */
const options = { limitInputPixels: 100_000_000, failOn: 'error' };
const { width, density = 72 } = await sharp(drawing, options).metadata();
const larger = Math.max(1, Math.min(WIDTH / width, MOST_DENSITY / density));
const drawn = sharp(drawing, { ...options, density: density * larger }).png({ compressionLevel: 0 });
process.stdout.write(await drawn.toBuffer());
