import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DECODE_LIMITS } from '../../../src/media/decode-limits.ts';
import { type PictureUse, uses } from '../../../src/media/picture-uses.ts';
import { withContent } from '../../support/content.ts';
import { colourAt, plain } from '../../support/drawn.ts';

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
    const reason = 'it takes longer than 1 seconds to decode';
    await withContent({ 'media/a.svg': bomb }, async (site) => {
      expect(DECODE_LIMITS.seconds, 'the limit of a build').toBe(8);
      const { openDecoder } = await import('~/media/decoder');
      const decode = openDecoder({ ...DECODE_LIMITS, seconds: 1 });
      await expect(decode(Buffer.from(bomb), uses.photo.small, () => {})).rejects.toThrow(reason);
      const reasons = path.join(site.cacheDir, 'undecodable');
      const [name = ''] = await readdir(reasons);
      const written = async () => (await stat(path.join(reasons, name), { bigint: true })).mtimeNs;
      const first = await written();
      await site.nextBuild();
      await expect(make('banner')).rejects.toThrow(reason);
      expect(await written(), 'when the reason was written').toBe(first);
    });
  }, 90_000);

  it('of 10 KB that takes gigabytes is refused', async () => {
    const floods = Array.from({ length: 120 }, (_, index) => `<feFlood result="r${index}"/>`).join('');
    const merged = Array.from({ length: 120 }, (_, index) => `<feMergeNode in="r${index}"/>`).join('');
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f" x="0" y="0" width="1" height="1">${floods}<feMerge>${merged}</feMerge></filter><path d="M0 0h2000v2000H0z" filter="url(#f)"/></svg>`;
    await withContent({ 'media/a.svg': bomb }, async () => {
      await expect(make('photo')).rejects.toThrow('it takes more than 1000 MB of memory to decode');
    });
  }, 90_000);
});

describe('a picture', () => {
  it('whose hidden texts take gigabytes is refused, and the next pictures are made', async () => {
    const whole = await plain(40, 30).png().toBuffer();
    const text = Buffer.concat([Buffer.from('zTXtnote\0\0'), deflateSync(Buffer.alloc(7_900_000, 'a'))]);
    const chunk = Buffer.alloc(text.length + 8);
    chunk.writeUInt32BE(text.length - 4);
    text.copy(chunk, 4);
    chunk.writeUInt32BE(crc32(text), chunk.length - 4);
    const head = whole.indexOf('IDAT') - 4;
    const withTexts = (count: number): Buffer =>
      Buffer.concat([whole.subarray(0, head), ...Array<Buffer>(count).fill(chunk), whole.subarray(head)]);
    await withContent({}, async () => {
      const { openDecoder } = await import('~/media/decoder');
      const decode = openDecoder({ ...DECODE_LIMITS, megabytes: 400 });
      // After each of the other pictures, the process still holds much of the memory that it may use.
      const [refused, ...next] = await Promise.allSettled(
        [300, 3, 3, 3].map((count) => decode(withTexts(count), uses.photo.small, () => {})),
      );
      expect(refused).toMatchObject({ reason: { message: 'it takes more than 400 MB of memory to decode' } });
      expect(next.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    });
  }, 90_000);
});
