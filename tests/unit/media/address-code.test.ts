import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';

it('makes one code for each page, however similar the hashes of their addresses are', () =>
  withContent({}, async ({ cacheDir }) => {
    const { addressCode } = await import('~/media/address-code');
    // The hashes of these two begin with the same twelve digits. To find such a pair takes a minute.
    const names = [14763209, 24520308].map((id) => addressCode(`https://www.example.org/news/${id}`));
    const [one, other] = await Promise.all(
      names.map((name) => readFile(path.join(cacheDir, 'pictures', path.basename(name)), 'utf8')),
    );
    expect(one).toContain('<svg');
    expect(one).not.toBe(other);
  }));
