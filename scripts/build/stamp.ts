// Computes stamps. A stamp is a hash that changes if an input of the site changes. If the stamp is the same, the site is not
// built again.
import { createHash, type Hash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const CODE = [
  'src/**',
  'scripts/{build,content-api,packs,serve}/*',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
const VARIABLES = [
  'CONTENT_API_URL',
  'FILE_STORAGE_URL',
  'SITE_URL',
  'SITE_NOW',
  'ALLOW_SHRINK',
  'FEEDBACK_ONCE',
  'BROTLI_QUALITY',
  'MEASURE_URL',
  'ALLOWED_ORIGINS',
  'INTERNAL_ORIGINS',
  'HSTS',
];

/** Environment variables that become constants in browser scripts. */
const BUNDLED = ['CONTENT_API_URL', 'SITE_URL', 'MEASURE_URL'];

const filesOf = (root: string, patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

function codeHash(root: string, names: readonly string[], variables: NodeJS.ProcessEnv): Hash {
  const hash = createHash('sha256').update(`${process.version}\n`);
  for (const name of names) hash.update(`${name}=${variables[name] ?? ''}\n`);
  for (const file of filesOf(root, CODE)) hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file));
  return hash;
}

/** Returns a stamp of the code and environment of a bundle. The stamp can be used as the name of a folder. */
export const bundleStamp = (root: string, variables: NodeJS.ProcessEnv): string =>
  codeHash(root, BUNDLED, variables).digest('hex').slice(0, 32);

/**
 * Returns the current day in India. It is part of the stamp, because pages show states such as open and closed, which change
 * with the day.
 */
const dayOf = (now: Date): string => now.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

interface StampOptions {
  readonly root: string;
  readonly contentDir: string;
  readonly variables: NodeJS.ProcessEnv;
  readonly now?: Date;
}

/** Returns a stamp of code, content, environment and day. JSON files are hashed, other files count by size and time. */
export function stampOf({ root, contentDir, variables, now = new Date() }: StampOptions): string {
  const hash = codeHash(root, VARIABLES, variables).update(`${variables.SITE_NOW ? '' : dayOf(now)}\n`);
  for (const file of filesOf(contentDir, ['**'])) {
    hash.update(`${path.relative(contentDir, file)}\n`);
    if (file.endsWith('.json')) hash.update(readFileSync(file));
    else hash.update(`${statSync(file).size} ${statSync(file).mtimeMs}\n`);
  }
  return hash.digest('hex');
}
