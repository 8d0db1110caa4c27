// Publishes and rolls back until it is killed: `node publish-forever.ts <folder>`. Prints a line for each release. With
// `decided` after the folder, it kills itself after the commit and before the first file.
import { createHash, randomInt } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { openLiveTree } from '../../scripts/publish/live-tree.ts';
import { recover, rollBack } from '../../scripts/publish/publish.ts';
import { type Change, openReleases } from '../../scripts/publish/releases.ts';

const [dir = '', killsItself] = process.argv.slice(2);
const liveDir = path.join(dir, 'live');
const releases = await openReleases(dir);
const live = await openLiveTree({ liveDir, dir, brotliQuality: 1 });
await recover({ live, releases });
console.log('recovered');
// Normally written at a normal exit, which never happens here.
flushCompileCache();

/** Pages of some kilobytes, so that they are compressed. */
async function content(): Promise<string> {
  const bytes = Buffer.from(`<p>${randomInt(1e9)}</p>`.repeat(randomInt(20, 400)));
  const sha = createHash('sha256').update(bytes).digest('hex');
  await live.store(sha, bytes);
  return sha;
}

async function someChanges(): Promise<Change[]> {
  const changes: Change[] = [];
  for (let index = 0; index < randomInt(1, 40); index += 1) {
    const file = `${['', 'news/', 'hi/news/'][randomInt(3)] ?? ''}${randomInt(30)}.html`;
    if (changes.some((one) => one.file === file)) continue;
    const before = live.files.get(file);
    const after = before !== undefined && randomInt(4) === 0 ? undefined : await content();
    changes.push({ file, ...(before && { before }), ...(after && { after }) });
  }
  return changes;
}

for (;;) {
  if (killsItself === undefined && releases.all().length > 2 && randomInt(5) === 0) {
    await rollBack({ live, releases, liveDir, allow: () => Promise.resolve() }, releases.all().at(-2)?.id ?? 0);
  } else {
    const whole = { at: '2026-11-20', why: 'test', took: 0, pages: 0, scripts: [], styles: [] };
    let release = await releases.commit({ ...whole, changes: await someChanges() });
    if (killsItself === 'decided') process.kill(process.pid, 'SIGKILL');
    await live.apply(release.changes);
    if (randomInt(2) === 0) {
      const changes = await someChanges();
      release = await releases.extend({ ...whole, changes });
      await live.apply(changes);
    }
    await releases.markApplied(release);
    await live.prune(releases.needed());
  }
  console.log(String(releases.all().at(-1)?.id));
}
