// Loaded before a build: writes the seconds in which at least one picture was resized into WATCHED_FILE.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

let underWay = 0;
let since = 0;
let milliseconds = 0;

const toBuffer = Reflect.get(sharp.prototype as object, 'toBuffer') as (
  this: unknown,
  ...rest: unknown[]
) => Promise<unknown>;
Reflect.set(sharp.prototype as object, 'toBuffer', async function (this: unknown, ...rest: unknown[]) {
  if (underWay === 0) since = performance.now();
  underWay += 1;
  try {
    return await toBuffer.apply(this, rest);
  } finally {
    underWay -= 1;
    if (underWay === 0) milliseconds += performance.now() - since;
  }
});

process.on('exit', () =>
  writeFileSync(process.env.WATCHED_FILE ?? '', JSON.stringify({ pictures: milliseconds / 1000 })),
);
