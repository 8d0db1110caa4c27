import { unzipSync, strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import { folderZip } from '../../../scripts/evidence/folder.ts';
import type { Made, Release } from '../../../scripts/evidence/index-page.ts';
import type { Result } from '../../../scripts/evidence/topic.ts';

const release: Release = {
  version: '1.2.3',
  commit: 'abc123',
  isClean: true,
  contentHash: 'hash-of-the-content',
  files: 7,
  day: '2026-11-20',
  siteUrl: 'https://www.example.org',
  now: '2026-11-20T12:00:00+05:30',
};

const made = (name: string, result: Result): Made => ({
  topic: {
    name,
    title: { en: `About ${name}`, hi: `${name} के बारे में` },
    clauses: ['GIGW 5.4.7'],
    make: () => Promise.resolve(result),
  },
  result,
});

const links = made('links', {
  state: 'people',
  verdict: '3 links <all> lead somewhere.',
  files: [{ name: 'inside.json', text: '[]\n', shows: 'each link.' }],
  people: ['Ask other sites.'],
});
const headers = made('headers', { state: 'not measured', verdict: 'nginx is not here.', files: [] });

const filesOf = (zip: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));

it('is the same zip each time, in whatever order the parts were made', () => {
  const zip = folderZip(release, [links, headers], { 'site/sums.txt': 'x', 'a.txt': 'y' });
  expect(folderZip(release, [links, headers], { 'a.txt': 'y', 'site/sums.txt': 'x' }).equals(zip)).toBe(true);
  expect(folderZip({ ...release, commit: 'def' }, [links, headers]).equals(zip)).toBe(false);
  expect(Object.keys(filesOf(zip))).toEqual(['README.html', 'a.txt', 'links/inside.json', 'site/sums.txt']);
});

it('opens with a page that names the release, each verdict, each file, and what people must do', () => {
  const { 'README.html': page = '' } = filesOf(folderZip(release, [links, headers]));
  for (const words of [
    '1.2.3',
    'abc123',
    '2026-11-20',
    'hash-of-the-content',
    'href="links/inside.json"',
    'Ask other sites.',
  ])
    expect(page).toContain(words);
  expect(page).toContain('3 links &lt;all&gt; lead somewhere.');
  expect(page).toContain('GIGW 5.4.7 (no broken links)');
  expect(page).toMatch(/Not measured<\/span>: nginx is not here\./);
  expect(page).toContain('links के बारे में: <span class="people">');
  expect(page).toContain(
    '0 met, 1 without a fault where people must still act, 0 duties of the owner or operator, 0 with a fault, 1 not measured',
  );
});

it('says if the code differs from its commit', () => {
  const { 'README.html': page = '' } = filesOf(folderZip({ ...release, isClean: false }, []));
  expect(page).toContain('abc123, with changes that are not committed');
});
