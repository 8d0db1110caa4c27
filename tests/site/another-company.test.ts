import { cpSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Owner } from '../../src/owner-contract.ts';
import { owner as first } from '../../src/owner/owner.ts';
import { owner as second } from '../another-company/owner.ts';
import { projectCopy } from '../support/project-copy.ts';
import { openSmallContent } from '../support/small-content.ts';
import { unzipped } from '../support/unzip.ts';
import { completeContent } from '../unit/content-api/complete-content.ts';

const MINUTES = 60_000;
const FIRST = 'src/owner';
const SECOND = 'tests/another-company';
const IS_WORDS = /\.(html|css|js|json|txt|xml|svg|webmanifest)$/;

/** Builds the site of the second company, in a copy of the project that has this company's folder as src/owner. */
async function built(): Promise<string> {
  const project = await projectCopy();
  rmSync(project.pathOf(FIRST), { recursive: true });
  cpSync(SECOND, project.pathOf(FIRST), { recursive: true });
  const json = Object.entries(completeContent).filter(([name]) => !name.startsWith('media/'));
  const content = await openSmallContent(Object.fromEntries(json));
  onTestFinished(() => content.close());
  await project.run('scripts/build/build.ts', {
    SITE_URL: 'https://www.kachnarvalley.example',
    SITE_NOW: '2026-11-20T12:00:00+05:30',
    CONTENT_API_URL: content.api.url,
    FILE_STORAGE_URL: `${content.api.url}/media`,
    BROTLI_QUALITY: '0',
  });
  return project.pathOf('dist');
}

/** Returns all texts of a site, also those inside zip files. */
function textsOf(dist: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const name of readdirSync(dist, { encoding: 'utf8', recursive: true })) {
    if (IS_WORDS.test(name)) texts.set(name, readFileSync(path.join(dist, name), 'utf8'));
    if (name.endsWith('.zip'))
      for (const [inside, text] of unzipped(readFileSync(path.join(dist, name)))) texts.set(`${name}/${inside}`, text);
  }
  return texts;
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : Object.values(value ?? {}).flatMap(leavesOf);

/** Returns what identifies a company: its texts, hosts, colours and drawings. */
function marksOf(folder: string, owner: unknown): Set<string> {
  const files = globSync('*.{css,astro}', { cwd: folder }).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const drawn = files.flatMap((text) => text.match(/#[0-9a-f]{6}\b|(?<= d=")[^"]{8,}/g) ?? []);
  return new Set([...leavesOf(owner), ...drawn]);
}

const picturesIn = (folder: string): string[] => globSync('*.{png,svg}', { cwd: folder }).sort();

it(
  'another company has its own words, colours and pictures on its whole site, and none of the first',
  { timeout: 3 * MINUTES },
  async () => {
    const dist = await built();
    const texts = textsOf(dist);
    // The prefix of IDs is only in records, and this content has no tender that meets the contract.
    const said = (owner: Owner) => ({ ...owner, openData: owner.openData.licence });
    const [theirs, own] = [marksOf(FIRST, said(first)), marksOf(SECOND, said(second))];
    const left = [...theirs.difference(own)].flatMap((mark) =>
      [...texts].filter(([, text]) => text.includes(mark)).map(([name]) => `${name}: ${mark}`),
    );
    expect(left).toEqual([]);

    const all = [...texts.values()].join('\n');
    expect([...own.difference(theirs)].filter((mark) => !all.includes(mark))).toEqual([]);
    expect(texts.get('packs/whole-site-text.hi.zip/whole-site-text-hi/reader.css')).toContain('#0b5a8a');

    const pictures = path.join(SECOND, 'public');
    expect(picturesIn(pictures)).toEqual(picturesIn(path.join(FIRST, 'public')));
    for (const name of picturesIn(pictures))
      expect(readFileSync(path.join(dist, name)).equals(readFileSync(path.join(pictures, name))), name).toBe(true);
  },
);
