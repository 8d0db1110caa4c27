import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '../../src/i18n/lang.ts';
import { type PackName, packPath } from '../../src/routes.ts';
import { unzipped } from './unzip.ts';

export interface BuiltPack {
  readonly bytes: number;
  /** The text of each file, by its name inside the pack's folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** Reads a pack (zip file) of a built site. Throws if its files are not all in one folder. */
export function builtPack(siteDir: string, name: PackName, lang: Lang): BuiltPack {
  const zip = readFileSync(path.join(siteDir, packPath(name, lang)));
  const folder = `${name}-${lang}/`;
  const inside = (file: string): string => {
    if (!file.startsWith(folder)) throw new Error(`${file} is not in ${folder}`);
    return file.slice(folder.length);
  };
  return { bytes: zip.length, files: new Map([...unzipped(zip)].map(([file, text]) => [inside(file), text])) };
}
