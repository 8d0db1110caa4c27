// Reads the licence of an installed package.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface OwnFile {
  readonly license?: unknown;
  /** Old packages have this field instead of `license`. */
  readonly licenses?: readonly { readonly type?: unknown }[];
}

/** This package names its licence only in its Readme. Only the storage of the tests needs this package. */
const IN_README: Readonly<Record<string, string>> = { 'node_modules/humanize-number': 'MIT' };

/**
 * Reads the licence in the package's own package.json, because some packages name their licence only in this file. `root` is
 * the project's folder.
 */
export function installedLicence(place: string, root = ''): unknown {
  const file = path.join(root, place, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as OwnFile;
  return license ?? licenses?.[0]?.type ?? IN_README[place];
}
