// Stores each file content once, by its hash: the live contents, and those that a rollback needs.
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../src/api/write-whole.ts';
import { filesIn } from './site-files.ts';

export const shaOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export interface Contents {
  readonly isStored: (sha: string) => boolean;
  /** Stores a content, to be used by its hash. */
  readonly store: (sha: string, bytes: Buffer) => Promise<void>;
  readonly read: (sha: string) => Promise<Buffer>;
  /** Deletes contents that are not needed. */
  readonly keepOnly: (isNeeded: (sha: string) => boolean) => Promise<void>;
}

export async function openContents(dir: string): Promise<Contents> {
  const fileOf = (sha: string): string => path.join(dir, sha.slice(0, 2), sha.slice(2));
  const stored = new Set((await filesIn(dir)).map((name) => name.replace('/', '')));

  async function drop(sha: string): Promise<void> {
    await rm(fileOf(sha), { force: true });
    stored.delete(sha);
  }
  // After a power cut, a file may be incomplete under the name of the whole content: check each.
  for (const sha of stored) if (shaOf(await readFile(fileOf(sha))) !== sha) await drop(sha);

  return {
    isStored: (sha) => stored.has(sha),
    async store(sha, bytes) {
      if (stored.has(sha)) return;
      await writeWhole(fileOf(sha), bytes);
      stored.add(sha);
    },
    read: (sha) => readFile(fileOf(sha)),
    async keepOnly(isNeeded) {
      for (const sha of stored) if (!isNeeded(sha)) await drop(sha);
    },
  };
}
