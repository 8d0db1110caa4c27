import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '../../src/i18n/lang.ts';
import { type PackName, packPath } from '../../src/routes.ts';
import { unzipped } from './unzip.ts';

export interface BuiltPack {
  readonly bytes: number;
  /** Its files, by their names inside its folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** A pack of a built site. Throws where not all of it is in one folder. */
export function builtPack(siteDir: string, name: PackName, lang: Lang): BuiltPack {
  const zip = readFileSync(path.join(siteDir, packPath(name, lang)));
  const folder = `${name}-${lang}/`;
  const inside = (file: string): string => {
    if (!file.startsWith(folder)) throw new Error(`${file} is not in ${folder}`);
    return file.slice(folder.length);
  };
  return { bytes: zip.length, files: new Map([...unzipped(zip)].map(([file, text]) => [inside(file), text])) };
}
