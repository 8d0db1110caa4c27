import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { throwAwayFolder } from './fixture-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = ['src', 'scripts', 'package.json', 'astro.config.mjs', 'tsconfig.json'];

export interface ProjectCopy {
  /** Inserts `text` after the text `behind`. Throws if the file does not contain `behind` exactly once. */
  add(file: string, behind: string, text: string): void;
  write(file: string, text: string): void;
  /** Returns the path of a file in the copy. */
  pathOf(file: string): string;
  /** Runs a script file of the copy with Node. */
  run(script: string, variables?: NodeJS.ProcessEnv): Promise<void>;
  read(file: string): string;
  remove(): Promise<void>;
}

/** Makes a copy of the project that a test may change. The copy has no sample content. */
export async function projectCopy(): Promise<ProjectCopy> {
  const { dir, remove } = await throwAwayFolder();
  for (const name of PARTS)
    cpSync(path.join(root, name), path.join(dir, name), {
      recursive: true,
      filter: (file) => !file.endsWith('content-api/sample'),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  const pathOf = (file: string): string => path.join(dir, file);
  const read = (file: string): string => readFileSync(pathOf(file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), text);
  };
  return {
    pathOf,
    read,
    write,
    remove,
    add(file, behind, text) {
      const parts = read(file).split(behind);
      if (parts.length !== 2) throw new Error(`${file} has "${behind}" ${parts.length - 1} times, not once.`);
      write(file, parts.join(behind + text));
    },
    async run(script, variables) {
      const { PATH, HOME } = process.env;
      await promisify(execFile)(process.execPath, [pathOf(script)], { env: { PATH, HOME, ...variables } });
    },
  };
}
