// Loaded before a build: notes for how long the API was asked and pictures were sized, and the most memory, into WATCHED_FILE.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Counts the seconds in which at least one of several overlapping works goes on. */
function stopwatch() {
  let underWay = 0;
  let since = 0;
  let milliseconds = 0;
  return {
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      if (underWay === 0) since = performance.now();
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) milliseconds += performance.now() - since;
      }
    },
    seconds: () => milliseconds / 1000,
  };
}

const { WATCHED_FILE = '', CONTENT_API_URL = '' } = process.env;
const api = stopwatch();
const pictures = stopwatch();

const ask = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const isContent = address.startsWith(CONTENT_API_URL) && !address.startsWith(`${CONTENT_API_URL}/media`);
  return isContent ? api.during(() => ask(input, init)) : ask(input, init);
};

const toBuffer = Reflect.get(sharp.prototype as object, 'toBuffer') as (
  this: unknown,
  ...rest: unknown[]
) => Promise<unknown>;
Reflect.set(sharp.prototype as object, 'toBuffer', function (this: unknown, ...rest: unknown[]) {
  return pictures.during(() => toBuffer.apply(this, rest));
});

process.on('exit', () => {
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  writeFileSync(WATCHED_FILE, JSON.stringify({ api: api.seconds(), pictures: pictures.seconds(), peakMegabytes }));
});
