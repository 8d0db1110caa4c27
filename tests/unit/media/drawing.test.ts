import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PictureUse } from '../../../src/media/picture-uses.ts';
import { withContent } from '../../support/content.ts';
import { colourAt } from '../../support/drawn.ts';

const make = async (use: PictureUse) => (await import('~/media/pictures')).makePicture('a.svg', use);

describe('a drawing', () => {
  it('of 40 million pixels is drawn with fewer', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="31250"><path fill="#c81e1e" d="M0 0h1280v31250H0z"/></svg>';
    await withContent({ 'media/a.svg': drawing }, async ({ cacheDir }) => {
      const { small } = await make('prose');
      const bytes = await readFile(path.join(cacheDir, 'pictures', path.basename(small.src)));
      const [red, green] = await colourAt(bytes, 0.5, 0.5);
      expect(red - green, 'it is red').toBeGreaterThan(100);
    });
  }, 90_000);

  it('of 1 KB that takes for ever is refused in seconds, and not drawn again by the next build', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
    );
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><path id="l0" d="M0 0h9v9z"/>${levels.join('')}</defs><use href="#l12"/></svg>`;
    await withContent({ 'media/a.svg': bomb }, async (site) => {
      await expect(make('photo')).rejects.toThrow('takes longer than 5 seconds to draw');
      const reasons = path.join(site.cacheDir, 'undrawable');
      const [name = ''] = await readdir(reasons);
      const written = async () => (await stat(path.join(reasons, name), { bigint: true })).mtimeNs;
      const first = await written();
      await site.nextBuild();
      await expect(make('banner')).rejects.toThrow('takes longer than 5 seconds to draw');
      expect(await written(), 'when the reason was written').toBe(first);
    });
  }, 90_000);

  it('that libvips knows by another name is read in a process that can be stopped', async () => {
    // A sheet that is matched against each element takes time even if nothing is drawn.
    const rules = Array.from({ length: 14_000 }, (_, index) => `.a${index} .b{fill:red}`).join('');
    const elements = '<SVG:g class="b"/>'.repeat(14_000);
    const bomb = `<SVG:svg xmlns:SVG="http://www.w3.org/2000/svg" width="9" height="9"><SVG:style>${rules}</SVG:style>${elements}</SVG:svg>`;
    await withContent({ 'media/a.jpg': bomb }, async () => {
      const { makePicture } = await import('~/media/pictures');
      await expect(makePicture('a.jpg', 'photo')).rejects.toThrow('takes longer than 5 seconds to draw');
    });
  }, 90_000);

  it('of 10 KB that takes gigabytes is refused', async () => {
    const floods = Array.from({ length: 120 }, (_, index) => `<feFlood result="r${index}"/>`).join('');
    const merged = Array.from({ length: 120 }, (_, index) => `<feMergeNode in="r${index}"/>`).join('');
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f" x="0" y="0" width="1" height="1">${floods}<feMerge>${merged}</feMerge></filter><path d="M0 0h2000v2000H0z" filter="url(#f)"/></svg>`;
    await withContent({ 'media/a.svg': bomb }, async () => {
      await expect(make('photo')).rejects.toThrow('takes more than 1000 MB of memory to draw');
    });
  }, 90_000);
});
