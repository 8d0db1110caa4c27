import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLiveTree } from '../../../scripts/publish/live-tree.ts';
import { type InlineCode, rollBack } from '../../../scripts/publish/publish.ts';
import { openReleases } from '../../../scripts/publish/releases.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';

test('a rollback to pages of older code allows their inline code beside that of the pages that are still there', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const liveDir = path.join(dir, 'live');
  const live = await openLiveTree({ liveDir, dir, brotliQuality: 0 });
  const releases = await openReleases(dir);
  const stored = (text: string): string => live.store(Buffer.from(text));
  const [older, newer] = [stored('older'), stored('newer')];
  const release = { at: '2026-11-20T06:30:00.000Z', why: 'The code', took: 1, pages: 1 };
  for (const [change, style] of [
    [{ after: older }, "'sha256-older'"],
    [{ before: older, after: newer }, "'sha256-newer'"],
  ] as const) {
    const made = await releases.commit({
      ...release,
      changes: [{ file: 'index.html', ...change }],
      scripts: ["'sha256-first'"],
      styles: [style],
    });
    await live.apply(made.changes);
  }
  const allowed: InlineCode[] = [];
  const allow = (code: InlineCode): Promise<void> => {
    allowed.push({ ...code, ...(live.files.get('index.html') === older && { styles: ['too late'] }) });
    return Promise.resolve();
  };
  await rollBack({ live, releases, liveDir, allow }, 1);
  expect(live.files.get('index.html')).toBe(older);
  expect(allowed).toEqual([{ scripts: ["'sha256-first'"], styles: ["'sha256-newer'", "'sha256-older'"] }]);
  expect((await openReleases(dir)).all().at(-1)).toMatchObject({ backTo: 1, styles: ["'sha256-older'"] });
});
