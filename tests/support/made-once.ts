// What takes seconds to make is made by the first worker that needs it. The other workers of the same run read it from a file.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly madeOnce: string;
  }
}

const WAIT_MS = 20;

let folder = '';

/** Vitest runs this function in its own process, before all tests. */
export function setup({ provide }: TestProject): void {
  folder = mkdtempSync(path.join(tmpdir(), 'made once for tests '));
  provide('madeOnce', folder);
}

/** Vitest runs this function after all tests. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Each call returns its own copy. If `make` fails in one worker, the next worker tries again. */
export function madeOnce<Value>(name: string, make: () => Value): Value {
  const file = path.join(inject('madeOnce'), name);
  const lock = `${file}.lock`;
  while (!existsSync(file)) {
    try {
      mkdirSync(lock);
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
      continue;
    }
    try {
      if (existsSync(file)) break;
      writeFileSync(`${file}.new`, serialize(make()));
      renameSync(`${file}.new`, file);
    } finally {
      rmdirSync(lock);
    }
  }
  return deserialize(readFileSync(file)) as Value;
}
