// Makes pages to compare with: the same home page as other frameworks would send it, and without any script.
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g;

/** A page that is no kind of this site's. */
export interface BesidePage {
  readonly name: string;
  readonly path: string;
}

interface BesideOptions {
  /** The built site. */
  readonly dist: string;
  readonly work: string;
  /** Files of the dialog that asks before another website, by their names in `s/`. */
  readonly dialogFiles: readonly string[];
}

/** Writes them into `work`, beside the site's scripts and pictures. */
export async function besidePages({ dist, work, dialogFiles }: BesideOptions): Promise<readonly BesidePage[]> {
  const home = await readFile(path.join(dist, 'index.html'), 'utf8');
  const modules = dialogFiles.map((file) => `<script type="module" src="/s/${file}"></script>`).join('');
  const pages = [
    { name: 'home, its dialog hydrated', path: '/hydrated', html: home.replace('</head>', `${modules}</head>`) },
    { name: 'home, no script at all', path: '/no-script', html: home.replace(SCRIPT, '') },
    { name: 'an empty page', path: '/empty', html: '<!doctype html><title>Empty</title><h1>Empty</h1>' },
  ];
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  for (const dir of ['s', 'm']) await symlink(path.join(dist, dir), path.join(work, dir));
  for (const page of pages) {
    const file = path.join(work, `${page.path}.html`);
    await writeFile(file, page.html);
    await writeFile(`${file}.br`, brotliCompressSync(page.html));
  }
  return pages;
}
