// Runs the search in a Worker, so that the page stays responsive. The build puts the Worker's code into one file.
import { openSearch } from './engine.ts';
import { filesIn } from './fetch-files.ts';
import { MANIFEST } from './files.ts';
import type { Load } from './library.ts';
import { type AnswerMessage, type CallMessage, run } from './messages.ts';
import { IndexUnavailable, type Search } from './results.ts';
import { sentAgain } from './sent-again.ts';

let search: Search | undefined;

/**
 * Returns a loader of index files. The page has sent its copy of the manifest (the list of all index files), so the first
 * request for the manifest gets this copy. Later requests load the manifest from the server.
 */
function withManifest(load: Load, manifest: Uint8Array | undefined): Load {
  let given = manifest;
  return (name, isAnew) => {
    if (name !== MANIFEST || !given) return load(name, isAnew);
    const bytes = given;
    given = undefined;
    return Promise.resolve(bytes);
  };
}

addEventListener('message', ({ data }: MessageEvent<CallMessage>) => {
  const answer = (message: AnswerMessage): void => postMessage(message);
  search ??= openSearch(withManifest(sentAgain(filesIn(data.folder)), data.manifest));
  run(search, data.call).then(
    (result) => answer({ number: data.number, result }),
    (error: unknown) =>
      answer({ number: data.number, missing: error instanceof IndexUnavailable ? error.file : String(error) }),
  );
});
