// If the site is in a storage, the edges (caches in front of the site) get their pages from the storage. So the edges are
// purged only after the upload.
import type { Deployed } from './deploy.ts';
import type { Edges } from './edges.ts';

type EdgesOfStorage = Pick<Edges, 'filesChanged' | 'status'> & {
  /** Uploads the site, and then purges the changed addresses on the edges. If the upload fails, the next upload does this. */
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
      // A file that changes during the upload waits for the next upload.
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
