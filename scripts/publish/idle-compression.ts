// In idle time: compresses files that are a day old with the best Brotli level, and pages against a new frame.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import * as z from 'zod';
import { writeWhole } from '../../src/api/write-whole.ts';
import { brotliOf } from '../build/compress.ts';
import { isCompressed } from '../build/finish-output.ts';
import type { LiveTree } from './live-tree.ts';
import { readNotes } from './notes.ts';
import { replace } from './served-file.ts';

const DAY_MS = 86_400_000;
const SAVE_EVERY_MS = 60_000;
/** A larger file would delay a publish. */
const MOST_BYTES = 500_000;

/** The content and Brotli length of each finished file. */
const doneFile = z.object({ sha: z.string(), bytes: z.int() });

/** Works until a moment in milliseconds, and finishes its last file. Returns true if there is more to do now. */
type IdleCompression = (until: number) => Promise<boolean>;

interface IdleCompressionOptions {
  readonly live: LiveTree;
  readonly liveDir: string;
  /** The file for its notes about finished files. */
  readonly file: string;
}

export async function openIdleCompression({
  live,
  liveDir,
  file: notes,
}: IdleCompressionOptions): Promise<IdleCompression> {
  const done = await readNotes(notes, doneFile);
  /** When to look at a file's content. */
  const due = new Map<string, { sha: string; tag: string | undefined; at: number }>();
  let savedAt = Date.now();
  let isUnsaved = false;

  for (const [file, { sha, bytes }] of done) {
    const form = await stat(path.join(liveDir, `${file}.br`)).catch(() => undefined);
    // A build may have replaced it with the usual compression.
    if (live.files.get(file) === sha && form?.size === bytes) due.set(file, { sha, tag: undefined, at: Infinity });
    else done.delete(file);
  }

  async function compress(file: string, sha: string): Promise<number> {
    const live = path.join(liveDir, file);
    const [bytes, { mtimeMs }] = await Promise.all([readFile(live), stat(live)]);
    if (!isCompressed(file, bytes.length) || bytes.length > MOST_BYTES) return Infinity;
    if (mtimeMs + DAY_MS > Date.now()) return mtimeMs + DAY_MS;
    const form = await brotliOf(bytes, constants.BROTLI_MAX_QUALITY);
    await replace(`${live}.br`, form);
    done.set(file, { sha, bytes: form.length });
    isUnsaved = true;
    return Infinity;
  }

  async function save(): Promise<void> {
    [savedAt, isUnsaved] = [Date.now(), false];
    await writeWhole(notes, JSON.stringify(Object.fromEntries(done)));
  }

  return async (until) => {
    for (const [file, sha] of live.files) {
      const known = due.get(file);
      const tag = live.frameTagOf(file);
      if (known?.sha === sha && known.tag === tag && known.at > Date.now()) continue;
      if (Date.now() >= until) {
        if (isUnsaved && Date.now() - savedAt > SAVE_EVERY_MS) await save();
        return true;
      }
      // If somebody has deleted the file, the next start handles it.
      const at = await live
        .addFramed(file)
        .then(() => (known?.at === Infinity && known.sha === sha ? Infinity : compress(file, sha)))
        .catch(() => Infinity);
      due.set(file, { sha, tag, at });
    }
    if (isUnsaved) await save();
    return false;
  };
}
