// The search in a Worker, so that the page answers to touch meanwhile. Its file is all that a Worker needs.
import { openSearch } from './engine.ts';
import { filesIn } from './fetch-files.ts';
import { type Answer, type Asked, run } from './messages.ts';
import { IndexUnavailable, type Search } from './results.ts';

let search: Search | undefined;

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answer = (message: Answer): void => postMessage(message);
  search ??= openSearch(filesIn(data.folder));
  run(search, data.call).then(
    (result) => answer({ number: data.number, result }),
    (error: unknown) =>
      answer({ number: data.number, missing: error instanceof IndexUnavailable ? error.file : String(error) }),
  );
});
