/** The width in pixels of the PNG, whatever size the SVG gives. */
const WIDTH = 1280;
const MOST_DENSITY = 2400;
/** The most pixels that an SVG may state. */
const MOST_STATED_PIXELS = 40_000_000;
/** The most pixels that are drawn: larger drawings are drawn smaller. Each filter and group takes memory for all of them. */
const MOST_PIXELS = 4_000_000;
export const MOST_MEGABYTES = 1000;

/**
 * A Node program that reads an SVG from stdin and writes a PNG to stdout. Librsvg has no limits, and 2 KB of SVG can
 * take for ever, or all memory: a separate process can be killed. It kills itself when it takes too much memory, because
 * an exit would wait for librsvg. It is a string, because the bundled build has no file beside it.
 */
export const drawProgram = `
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
const watchMemory = () => {
  if (process.memoryUsage.rss() > ${MOST_MEGABYTES * 1e6}) process.kill(process.pid, 'SIGKILL');
};
setInterval(watchMemory, 20).unref();
const drawing = await buffer(process.stdin);
const options = { limitInputPixels: ${MOST_STATED_PIXELS}, failOn: 'error' };
const { width, height, density = 72 } = await sharp(drawing, options).metadata();
const larger = Math.max(1, Math.min(${WIDTH} / width, ${MOST_DENSITY} / density));
const most = Math.sqrt(${MOST_PIXELS} / (width * height));
const drawn = sharp(drawing, { ...options, density: density * Math.min(larger, most) }).png({ compressionLevel: 0 });
process.stdout.write(await drawn.toBuffer());
`;
