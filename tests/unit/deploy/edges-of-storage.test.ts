import { expect, test } from 'vitest';
import type { Deployed } from '../../../scripts/deploy/deploy.ts';
import { edgesOfStorage } from '../../../scripts/deploy/edges-of-storage.ts';

test('edges hear of a file after the upload that has it, also if the file changes or an upload fails meanwhile', async () => {
  const heard: string[][] = [];
  const uploads: PromiseWithResolvers<Deployed>[] = [];
  const edges = edgesOfStorage(
    {
      filesChanged: (files) => void heard.push([...files]),
      status: (isBusy) => ({ edges: [], liveAt: isBusy ? undefined : 'now', isAlarm: false }),
    },
    () => {
      const upload = Promise.withResolvers<Deployed>();
      uploads.push(upload);
      return upload.promise;
    },
  );
  const done = { sent: 1, removed: 0, purged: 1 };
  edges.filesChanged(['news.html']);
  const first = edges.deploy();
  edges.filesChanged(['news.html', 'index.html']);
  expect(edges.status().liveAt).toBeUndefined();
  uploads[0]?.resolve(done);
  expect(await first).toEqual(done);
  expect(heard).toEqual([['news.html']]);
  expect(edges.status().liveAt).toBeUndefined();

  const second = edges.deploy();
  uploads[1]?.reject(new Error('The line broke.'));
  await expect(second).rejects.toThrow('The line broke.');
  expect(heard).toHaveLength(1);
  const third = edges.deploy();
  uploads[2]?.resolve(done);
  await third;
  expect(heard[1]).toEqual(['news.html', 'index.html']);
  expect(edges.status().liveAt).toBe('now');
});
