/** A drawing knows no pixels: it is asked for this many across, however small it says it is. */
const WIDTH = 1280;
const MOST_DENSITY = 2400;

/**
 * A program that draws an SVG of standard input as a PNG on standard output. Librsvg heeds no time limit, and a drawing of 2 KB
 * can take for ever, so that a process of its own draws, which can be ended. A text and no file: the build is bundled, and
 * finds no file beside this one.
 */
export const drawProgram = `
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
const drawing = await buffer(process.stdin);
const options = { limitInputPixels: 40_000_000, failOn: 'error' };
const { width, density = 72 } = await sharp(drawing, options).metadata();
const larger = Math.max(1, Math.min(${WIDTH} / width, ${MOST_DENSITY} / density));
const drawn = sharp(drawing, { ...options, density: density * larger }).png({ compressionLevel: 0 });
process.stdout.write(await drawn.toBuffer());
`;
