import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { readCached, writeCached } from '~/api/cache-file';
import { drawProgram, MOST_MEGABYTES, MOST_SECONDS } from './draw-program';

/** The time after which a publish waits no longer. On a busy machine this may happen to any SVG: it is not cached. */
const MOST_WAIT_SECONDS = 60;
const MOST_PNG_BYTES = 40_000_000;
/** Increase this number when a refused SVG may now succeed. The cached reasons are then not used. */
const VERSION = 1;
const TOO_LONG = `an SVG file that takes longer than ${MOST_SECONDS} seconds to draw`;
const TOO_LARGE = `an SVG file that takes more than ${MOST_MEGABYTES} MB of memory to draw`;
const UNREADABLE = 'neither a known picture format nor an SVG file that can be read';
/** Only one SVG is drawn at a time, because each may need much memory. */
const oneAtATime = pLimit(1);

/** Renders an SVG as PNG. If this fails, the reason is cached, and later builds do not try the SVG again. */
export const drawn = (drawing: Buffer): Promise<Buffer> =>
  oneAtATime(async () => {
    const place = `undrawable/${createHash('sha256').update(`${VERSION}`).update(drawing).digest('hex').slice(0, 32)}`;
    const reason = await readCached(place);
    if (reason) throw new Error(reason.toString());
    try {
      return await draw(drawing);
    } catch (error) {
      const found = reasonOf(error);
      if (found) await writeCached(place, found);
      throw new Error(found ?? (isTooSlow(error) ? TOO_LONG : UNREADABLE), { cause: error });
    }
  });

/** Renders an SVG in a separate process, which is killed after MOST_WAIT_SECONDS. */
async function draw(drawing: Buffer): Promise<Buffer> {
  const drawingOf = promisify(execFile)(process.execPath, ['--input-type=module', '-e', drawProgram], {
    encoding: 'buffer',
    maxBuffer: MOST_PNG_BYTES,
    timeout: MOST_WAIT_SECONDS * 1000,
    killSignal: 'SIGKILL',
  });
  // The process may end before it reads all input. This error is ignored, because the exit code shows the failure.
  drawingOf.child.stdin?.on('error', () => {}).end(drawing);
  return (await drawingOf).stdout;
}

const isTooSlow = (error: unknown): boolean => error instanceof Error && 'killed' in error && error.killed === true;

/** Returns `undefined` if the SVG is not the cause: the process did not start, the machine is busy, or the build was stopped. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isTooSlow(error)) return undefined;
  if ('signal' in error && error.signal === 'SIGVTALRM') return TOO_LONG;
  // The program kills itself when it uses too much memory. The operating system may kill it for the same reason.
  if ('signal' in error && error.signal === 'SIGKILL') return TOO_LARGE;
  return 'code' in error && typeof error.code === 'number' ? UNREADABLE : undefined;
}
