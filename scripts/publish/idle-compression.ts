// Compresses files while the publisher has no other work. First, it makes the compressed files that a large publish has
// postponed. Then it improves files that are at least a day old: it compresses these files a second time, with the best Brotli
// quality. If the frame has changed (the part that all pages of a language share), it also compresses pages with the new frame
// as dictionary.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import * as z from 'zod';
import { writeWhole } from '../../src/api/write-whole.ts';
import { DAY_MS } from '../../src/i18n/dates.ts';
import { brotliOf, isCompressed } from '../build/compress.ts';
import { readNotes } from './notes.ts';
import type { LiveTree } from './live-tree.ts';
import { replace } from './served-file.ts';

const SAVE_EVERY_MS = 60_000;
/** Larger files are skipped, because compressing them would delay a publish. */
const MOST_BYTES = 500_000;

/** The facts about a finished file: the hash of its content, and the length of its Brotli file. */
const doneFile = z.object({ sha: z.string(), bytes: z.int() });

/**
 * Compresses files until the moment `until` (in milliseconds); the current file is completed. Returns true if files are left.
 */
type IdleCompression = (until: number) => Promise<boolean>;

interface IdleCompressionOptions {
  readonly live: LiveTree;
  readonly liveDir: string;
  /** The path of the file that lists finished files. */
  readonly file: string;
}

export async function openIdleCompression({
  live,
  liveDir,
  file: notes,
}: IdleCompressionOptions): Promise<IdleCompression> {
  const done = await readNotes(notes, doneFile);
  /** For each file: the moment `at` when it may be compressed, in milliseconds. */
  const due = new Map<string, { sha: string; tag: string | undefined; at: number }>();
  let savedAt = Date.now();
  let isUnsaved = false;

  for (const [file, { sha, bytes }] of done) {
    const form = await stat(path.join(liveDir, `${file}.br`)).catch(() => undefined);
    // Check the length: a build may have written a Brotli file of the usual quality again.
    if (live.files.get(file) === sha && form?.size === bytes) due.set(file, { sha, tag: undefined, at: Infinity });
    else done.delete(file);
  }

  async function compress(file: string, sha: string): Promise<number> {
    const live = path.join(liveDir, file);
    const [bytes, { mtimeMs }] = await Promise.all([readFile(live), stat(live)]);
    if (!isCompressed(file, bytes.length) || bytes.length > MOST_BYTES) return Infinity;
    if (mtimeMs + DAY_MS > Date.now()) return mtimeMs + DAY_MS;
    const form = await brotliOf(bytes, constants.BROTLI_MAX_QUALITY);
    replace(`${live}.br`, form);
    done.set(file, { sha, bytes: form.length });
    isUnsaved = true;
    return Infinity;
  }

  async function save(): Promise<void> {
    [savedAt, isUnsaved] = [Date.now(), false];
    for (const known of [done, due]) for (const file of known.keys()) if (!live.files.has(file)) known.delete(file);
    await writeWhole(notes, JSON.stringify(Object.fromEntries(done)));
  }

  return async (until) => {
    if (await live.compressRest(until)) return true;
    for (const [file, sha] of live.files) {
      const known = due.get(file);
      const tag = live.frameTagOf(file);
      if (known?.sha === sha && known.tag === tag && known.at > Date.now()) continue;
      if (Date.now() >= until) {
        if (isUnsaved && Date.now() - savedAt > SAVE_EVERY_MS) await save();
        return true;
      }
      // An error is ignored here, for example if somebody has deleted the file. The next start of the publisher lists the files
      // again.
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
