import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from './answers.ts';
import { LANGS } from './openapi.ts';

/** One file of the folder as it was last read. */
export interface ContentFile {
  /** The path in the folder without `.json`, such as `hi/news_and_updates`. */
  readonly name: string;
  readonly content: unknown;
  /** Why the file on the disk could not be read. `content` is the last content that could be read. */
  readonly fault?: string;
  /** A cache of answers with this content, by URL. New content starts with an empty cache. */
  readonly answers: Map<string, Answer>;
}

/** Thrown if no version of the file could be read since the server started. */
class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

const NAME = /^(?:(?:en|hi)\/[A-Za-z0-9_-]+|site)$/;

/** Returns a text that changes when the file is written, or undefined if there is no file. */
function stampOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats?.isFile() ? `${stats.ino} ${stats.size} ${stats.mtimeNs}` : undefined;
}

export type ContentFolder = ReturnType<typeof openContentFolder>;

/** Keeps the content of a folder in memory. Reads a file again when its time or size on the disk has changed. */
export function openContentFolder(dir: string) {
  if (!existsSync(dir)) throw new Error(`The content folder ${dir} does not exist.`);
  const kept = new Map<string, { stamp: string; file: ContentFile }>();

  function readFromDisk(name: string, before: ContentFile | undefined): ContentFile {
    try {
      const content: unknown = JSON.parse(readFileSync(path.join(dir, `${name}.json`), 'utf8'));
      return { name, content, answers: new Map() };
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      return { name, content: undefined, answers: new Map(), ...before, fault };
    }
  }

  return {
    dir,
    /** Returns the file. If the file has changed on the disk, first reads it again. Returns undefined if there is no file. */
    read(name: string): ContentFile | undefined {
      const stamp = NAME.test(name) ? stampOf(path.join(dir, `${name}.json`)) : undefined;
      const known = kept.get(name);
      if (stamp === undefined) {
        kept.delete(name);
        return undefined;
      }
      if (known?.stamp === stamp) return known.file;
      const file = readFromDisk(name, known?.file);
      kept.set(name, { stamp, file });
      return file;
    },
    names: () =>
      LANGS.filter((lang) => existsSync(path.join(dir, lang))).flatMap((lang) =>
        readdirSync(path.join(dir, lang), { withFileTypes: true })
          .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
          .map((entry) => `${lang}/${entry.name.slice(0, -'.json'.length)}`)
          .filter((name) => NAME.test(name))
          .sort(),
      ),
  };
}

/**
 * Returns the content of a file. Throws if the file was never readable. Otherwise the API would answer as if the file did not
 * exist.
 */
export function contentOf(file: ContentFile): unknown {
  if (file.content === undefined) throw new UnreadableFile(`${file.name}.json cannot be read: ${file.fault ?? ''}`);
  return file.content;
}
