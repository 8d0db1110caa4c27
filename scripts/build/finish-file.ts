// Does the last steps for one file of the output: makes its light version (for visitors who save data) and its compressed
// files, and reads its facts.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packFactsOf, type PackFacts } from '../packs/packs.ts';
import { type Frame, framedNow, framedName, frameFileOf, frameOf } from '../serve/dictionary.ts';
import { LITE, liteTwin } from '../serve/lite-twin.ts';
import { brotliNow, compressedFolder, gzipNow, isCompressed, qualityOf } from './compress.ts';
import { factsOf, type PageFacts, piecesOf } from './page-scan.ts';

export interface FinishOptions {
  readonly dir: string;
  readonly cacheDir: string;
  readonly brotliQuality: number;
}

/** The compressed contents of a file. `brotli` and `gzip` are unset if the cache has them. */
export interface Compressed {
  readonly file: string;
  /** The name of the compressed files in the cache, without `.br` and `.gz`. */
  readonly cached: string;
  readonly brotli?: Uint8Array;
  readonly gzip?: Uint8Array;
  /**
   * The file for browsers that have already stored the frame (the part that all pages of a language share): compressed with the
   * frame as a dictionary.
   */
  readonly framed?: { readonly name: string; readonly bytes: Uint8Array };
}

export interface Finished extends PageFacts, PackFacts {
  readonly file: string;
  readonly bytes: number;
  /** The light version of a page with pictures. */
  readonly twin?: { readonly file: string; readonly text: string };
  /** The compressed contents to write: of the file, and of its light version. */
  readonly compressed: readonly Compressed[];
}

/**
 * Returns a function that returns the frame for a page: the part that all pages of a language share. Each frame is read once.
 */
function openFrames(dir: string): (file: string) => Frame | undefined {
  const frames = new Map<string, Frame | undefined>();
  return (file) => {
    const name = frameFileOf(file);
    if (name === undefined) return undefined;
    const known = path.join(dir, name);
    if (!frames.has(name)) frames.set(name, existsSync(known) ? frameOf(readFileSync(known)) : undefined);
    return frames.get(name);
  };
}

/**
 * Returns the functions that do the last steps for a file. All calls are synchronous, because they run in a separate thread.
 */
export function openFinisher({ dir, cacheDir, brotliQuality }: FinishOptions) {
  const frameFor = openFrames(dir);

  const compress = (file: string, bytes: Buffer): Compressed[] => {
    if (!isCompressed(file, bytes.length)) return [];
    const quality = qualityOf(file, brotliQuality);
    const sha = createHash('sha256').update(bytes).digest('hex');
    const cached = `${sha.slice(0, 2)}/${sha.slice(2)}-${quality}`;
    const isKnown = existsSync(path.join(compressedFolder(cacheDir), `${cached}.br`));
    const frame = frameFor(file);
    return [
      {
        file,
        cached,
        ...(!isKnown && { brotli: brotliNow(bytes, quality), gzip: gzipNow(bytes) }),
        ...(frame && { framed: { name: framedName(file, frame.tag), bytes: framedNow(bytes, frame) } }),
      },
    ];
  };

  const finish = (file: string): Finished => {
    const bytes = readFileSync(path.join(dir, file));
    const text = bytes.toString('utf8');
    const pieces = piecesOf(file, text);
    const facts = { ...factsOf(file, text, pieces), ...packFactsOf(file, text, pieces) };
    const twin = liteTwin(text, pieces);
    // A page that offers packs (zip files) is compressed later, because it changes again when the packs exist.
    const compressed = facts.offers === undefined ? compress(file, bytes) : [];
    const own = { file, ...facts, bytes: bytes.length, compressed };
    if (twin === undefined) return own;
    const light = `${file}${LITE}`;
    const both = [...compressed, ...compress(light, Buffer.from(twin))];
    return { ...own, twin: { file: light, text: twin }, compressed: both };
  };
  return { compress, finish };
}
