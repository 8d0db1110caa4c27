import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';

const make = async (src: string) => (await import('~/media/pictures')).makePicture(src, 'prose');
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="${colour}" d="M0 0h40v30H0z"/></svg>`;

it('a picture is not shown in the place of another one with the same name', () =>
  withContent({ 'media/a.svg': drawing('red') }, async (site) => {
    const { small } = await make('a.svg');
    const facts = path.join(site.cacheDir, 'pictures', path.basename(small.src).replace('.avif', '.json'));
    const known = JSON.parse(await readFile(facts, 'utf8')) as { hash: string };
    expect(known.hash).toMatch(/^[0-9a-f]{64}$/);
    await site.nextBuild();
    expect((await make('a.svg')).small).toEqual(small);

    // Such a pair takes somebody half a minute to find: the names are the first 12 digits of the hash.
    await writeFile(
      facts,
      JSON.stringify({ ...known, hash: known.hash.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) }),
    );
    await site.nextBuild();
    await expect(make('a.svg')).rejects.toThrow('another picture has the same name; save it again with a small change');
  }));
