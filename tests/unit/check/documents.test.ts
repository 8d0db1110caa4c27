import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const documents = globSync(['*.md', 'docs/**/*.md', 'operations/*.md'], { cwd: root }).map((name) => ({
  name,
  text: readFileSync(path.join(root, name), 'utf8'),
}));
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it('every link and picture of a document leads to a file that is there', () => {
  const lost = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|<img src="([^"]+)"/g)]
      .map(([, link, picture = '']) => link ?? picture)
      .filter((to) => !/^[a-z]+:/.test(to) && !existsSync(path.join(root, path.dirname(name), to)))
      .map((to) => `${name}: ${to}`),
  );
  expect(documents.length).toBeGreaterThan(10);
  expect(lost).toEqual([]);
});

it('every command that a document names is one', () => {
  const unknown = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)]
      .filter(([, command = '']) => !(command in scripts))
      .map(([whole]) => `${name}: ${whole}`),
  );
  expect(unknown).toEqual([]);
});

/** A company may have neither of these. */
const OPTIONAL = /^src\/owner\/(Map\.astro$|self-audit\/)/;

it('every folder and file of the project that a document names is there', () => {
  const lost = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/`((?:src|scripts|tests|operations|docs)\/[\w./[\]-]+)`/g)]
      .filter(([, file = '']) => !existsSync(path.join(root, file)) && !OPTIONAL.test(file))
      .map(([, file = '']) => `${name}: ${file}`),
  );
  expect(lost).toEqual([]);
});
