/** The width in pixels of the PNG, whatever size the SVG gives. */
const WIDTH = 1280;
const MOST_DENSITY = 2400;

/**
 * A Node program that reads an SVG from stdin and writes a PNG to stdout. Librsvg has no time limit, and 2 KB of SVG can
 * take for ever: a separate process can be killed. It is a string, because the bundled build has no file beside it.
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
