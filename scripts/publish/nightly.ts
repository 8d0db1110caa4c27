// Builds the site plainly, apart from the live one, and says where the two differ: the publisher's own work is checked by
// what knows nothing of it.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { filesIn } from './live-tree.ts';
import { isHashed } from './retired-files.ts';

const BUILD = fileURLToPath(new URL('../build/make-site.ts', import.meta.url));
/** Each visit changes it, and browsers ask for it themselves. */
const VISITORS = /(?<=\bdata-visitors>)[^<]*/;
const FORMS = [
  ['br', promisify(brotliDecompress)],
  ['gz', promisify(gunzip)],
] as const;
const run = promisify(execFile);

interface NightlyOptions {
  readonly root: string;
  readonly variables: NodeJS.ProcessEnv;
  readonly liveDir: string;
  readonly cacheDir: string;
}

const isForm = (file: string): boolean => /\.(br|gz|part)$/.test(file);
const withoutVisitors = (bytes: Buffer): string => bytes.toString('latin1').replace(VISITORS, '');

/** With nothing of the publisher but the last good versions, which are part of what is shown. */
async function build({ root, variables, cacheDir }: NightlyOptions, dir: string): Promise<string> {
  const [out, own] = [path.join(dir, 'site'), path.join(dir, 'cache')];
  await mkdir(own, { recursive: true });
  for (const name of ['good', 'good.owner']) {
    await rm(path.join(own, name), { recursive: true, force: true });
    await cp(path.join(cacheDir, name), path.join(own, name), { recursive: true });
  }
  const args = [BUILD, '--out', out, '--report', path.join(dir, 'report.json')];
  await run(process.execPath, args, { cwd: root, env: { ...variables, CACHE_DIR: own }, maxBuffer: Infinity });
  return out;
}

/** Whether a live file is what it should be, and its compressed forms say the same. */
async function isSame(live: string, plain: string): Promise<boolean> {
  const [found, expected] = await Promise.all([readFile(live).catch(() => undefined), readFile(plain)]);
  if (!found || (!found.equals(expected) && withoutVisitors(found) !== withoutVisitors(expected))) return false;
  for (const [ending, decode] of FORMS) {
    const form = await readFile(`${live}.${ending}`).catch(() => undefined);
    if (form && !(await decode(form).catch(() => undefined))?.equals(found)) return false;
  }
  return true;
}

/** The files of the live site that are not what a plain build of the same content makes. Takes as long as that build. */
export async function differencesFromPlainBuild(options: NightlyOptions): Promise<string[]> {
  const { liveDir, cacheDir } = options;
  const plainDir = await build(options, path.join(cacheDir, 'nightly'));
  const [live, plain] = await Promise.all([filesIn(liveDir), filesIn(plainDir)]);
  const wanted = new Set(plain.filter((file) => !isForm(file)));
  const different = live.filter((file) => !isForm(file) && !wanted.has(file) && !isHashed(file));
  for (const file of wanted)
    if (!(await isSame(path.join(liveDir, file), path.join(plainDir, file)))) different.push(file);
  return different.sort();
}
