// With a storage, the edges (caches) show what is in the storage. So they hear of a change only after the upload.
import type { Deployed } from './deploy.ts';
import type { Edges } from './edges.ts';

type EdgesOfStorage = Pick<Edges, 'filesChanged' | 'status'> & {
  /** Uploads, and then tells the edges. If an upload fails, the next one tells them. */
  readonly deploy: () => Promise<Deployed>;
};

export function edgesOfStorage(
  edges: Pick<Edges, 'filesChanged' | 'status'>,
  upload: () => Promise<Deployed>,
): EdgesOfStorage {
  let changed = new Set<string>();
  let uploading = new Set<string>();
  return {
    filesChanged(files) {
      for (const file of files) changed.add(file);
    },
    async deploy() {
      // A file that changes during the upload waits for the next one.
      uploading = uploading.union(changed);
      changed = new Set();
      const done = await upload();
      edges.filesChanged([...uploading]);
      uploading = new Set();
      return done;
    },
    status: (isBusy) => edges.status(changed.size + uploading.size > 0 || isBusy),
  };
}
