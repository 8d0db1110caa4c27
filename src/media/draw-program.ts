/** A smaller SVG is drawn at this width in pixels, if MOST_DENSITY allows it. */
const WIDTH = 1280;
const MOST_DENSITY = 2400;
/** An SVG that states a larger size than this is refused. */
const MOST_STATED_PIXELS = 40_000_000;
/** A larger PNG is made smaller, to this number of pixels. Each filter or group needs memory for all pixels. */
const MOST_PIXELS = 4_000_000;
export const MOST_MEGABYTES = 1000;
/** Seconds of the processor, which are the same on a busy machine. */
export const MOST_SECONDS = 5;

/**
 * A Node program that reads an SVG from stdin and writes a PNG to stdout. Librsvg has no limits: 2 KB of SVG can
 * need all memory or never end. A separate process can be killed. It kills itself when it uses too much memory
 * (SIGKILL) or too much time (SIGVTALRM), because `process.exit` would wait for librsvg. The program text is a string,
 * because the bundle has no extra files.
 */
export const drawProgram = `
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
const watch = () => {
  if (process.memoryUsage.rss() > ${MOST_MEGABYTES * 1e6}) process.kill(process.pid, 'SIGKILL');
  const { user, system } = process.cpuUsage();
  if (user + system > ${MOST_SECONDS * 1e6}) process.kill(process.pid, 'SIGVTALRM');
};
setInterval(watch, 20).unref();
const drawing = await buffer(process.stdin);
const options = { limitInputPixels: ${MOST_STATED_PIXELS}, failOn: 'error' };
const { width, height, density = 72 } = await sharp(drawing, options).metadata();
const larger = Math.max(1, Math.min(${WIDTH} / width, ${MOST_DENSITY} / density));
const most = Math.sqrt(${MOST_PIXELS} / (width * height));
const drawn = sharp(drawing, { ...options, density: density * Math.min(larger, most) }).png({ compressionLevel: 0 });
process.stdout.write(await drawn.toBuffer());
`;
