/** Runs ffmpeg, which prints only errors. The same input gives the same file. Sends frames to ffmpeg if there are any. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export async function ffmpeg(args: readonly string[], frames?: AsyncIterable<Buffer>): Promise<void> {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
  const child = spawn('ffmpeg', [...quiet, ...args.slice(0, -1), ...exact, ...args.slice(-1)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  if (frames) {
    for await (const frame of frames) if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${args.join(' ')}`);
}
