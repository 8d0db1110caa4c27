// With a storage, the edges (caches) get their pages from the storage. So they are told about a change only after the upload.
import type { Deployed } from './deploy.ts';
import type { Edges } from './edges.ts';

type EdgesOfStorage = Pick<Edges, 'filesChanged' | 'status'> & {
  /** Uploads, and then tells the edges about the changes. After a failed upload, the next upload tells the edges. */
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
