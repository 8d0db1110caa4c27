// Publishes and rolls back without end: `node publish-forever.ts <folder> <seed> <steps> <since>`. Writes a line for each
// release. Kills itself at step number <steps> of the file system. The steps are counted from its start, or from the end of its
// recovery. If <steps> is `decided`, kills itself after the decision to publish, before the first file. The same seed makes the
// same changes.
import fsNow from 'node:fs';
import fs from 'node:fs/promises';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { openLiveTree } from '../../scripts/publish/live-tree.ts';
import { recover, rollBack } from '../../scripts/publish/publish.ts';
import { type Change, openReleases } from '../../scripts/publish/releases.ts';
import { randomFrom } from './random.ts';

const [dir = '', seed = '', steps = '', since = ''] = process.argv.slice(2);
const liveDir = path.join(dir, 'live');
const random = randomFrom(Number(seed));
const below = (most: number): number => Math.floor(random() * most);
const kill = (): boolean => process.kill(process.pid, 'SIGKILL');

let [left, isCounting] = [Number(steps), since === 'start'];
const isLast = (): boolean => isCounting && (left -= 1) === 0;

const [own, ownNow] = [{ ...fs }, { ...fsNow }];
for (const name of ['open', 'rename', 'rm', 'mkdir', 'link', 'copyFile', 'utimes'] as const)
  Object.assign(fs, {
    [name]: (...args: never[]): unknown => (isLast() ? kill() : Reflect.apply(own[name], fs, args)),
  });
for (const name of ['renameSync', 'rmSync', 'mkdirSync', 'utimesSync'] as const)
  Object.assign(fsNow, {
    [name]: (...args: never[]): unknown => (isLast() ? kill() : Reflect.apply(ownNow[name], fsNow, args)),
  });
/** Writes half of a file, and then kills this process. */
function dieInHalf(file: unknown, content: unknown): void {
  const bytes = Buffer.from(content as string | Uint8Array);
  try {
    ownNow.writeFileSync(file as string, bytes.subarray(0, bytes.length / 2));
  } finally {
    kill();
  }
}
fs.writeFile = (file, content, options) => {
  if (isLast()) dieInHalf(file, content);
  return own.writeFile(file, content, options);
};
fsNow.writeFileSync = (file, content, options) => {
  if (isLast()) dieInHalf(file, content);
  ownNow.writeFileSync(file, content, options);
};
syncBuiltinESMExports();

const releases = await openReleases(dir);
// A release changes up to 39 files. If it changes more than 15, the files are compressed after they are in place.
const live = await openLiveTree({ liveDir, dir, brotliQuality: 1, mostCompressedFirst: 15 });
await recover({ live, releases });
// Write the compiled code to disk now. Node does this when a process ends, but this process is killed.
flushCompileCache();
isCounting = true;

/** Stores a page of some kilobytes, large enough to be compressed. Returns the hash of its content. */
const content = (): string => live.store(Buffer.from(`<p>${below(1e9)}</p>`.repeat(20 + below(380))));

function someChanges(): Change[] {
  const changes: Change[] = [];
  for (let count = 1 + below(39); count > 0; count -= 1) {
    const file = `${['', 'news/', 'hi/news/'][below(3)] ?? ''}${below(30)}.html`;
    if (changes.some((one) => one.file === file)) continue;
    const before = live.files.get(file);
    const after = before !== undefined && below(4) === 0 ? undefined : content();
    changes.push({ file, ...(before && { before }), ...(after && { after }) });
  }
  return changes;
}

for (;;) {
  if (steps !== 'decided' && releases.all().length > 2 && below(5) === 0) {
    await rollBack({ live, releases, liveDir, allow: () => Promise.resolve() }, releases.all().at(-2)?.id ?? 0);
  } else {
    const whole = { at: '2026-11-20', why: 'test', took: 0, pages: 0, scripts: [], styles: [] };
    let release = await releases.commit({ ...whole, changes: someChanges() });
    if (steps === 'decided') kill();
    await live.apply(release.changes);
    if (below(2) === 0) {
      const changes = someChanges();
      release = await releases.extend({ ...whole, changes });
      await live.apply(changes);
    }
    await releases.markApplied(release);
    await live.prune(releases.needed());
    if (below(2) === 0) await live.compressRest(Infinity);
  }
  console.log(String(releases.all().at(-1)?.id));
}
