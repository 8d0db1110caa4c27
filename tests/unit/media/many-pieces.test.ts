import { expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';
import { plain } from '../../support/drawn.ts';

const make = async (src: string) => (await import('~/media/pictures')).makePicture(src, 'photo');

it('a JPEG that is decoded again for each of many scans is refused', async () => {
  const original = await plain(400, 300).jpeg({ progressive: true }).toBuffer();
  const scan = original.lastIndexOf('ffda', undefined, 'hex');
  const end = original.length - 2;
  const scans = Array.from({ length: 200 }, () => original.subarray(scan, end));
  const bomb = Buffer.concat([original.subarray(0, end), ...scans, original.subarray(end)]);
  // A phone may write a film behind the picture. Its bytes may look like the start of a scan.
  const withFilm = Buffer.concat([original, Buffer.from('ffda'.repeat(200), 'hex')]);
  await withContent({ 'media/a.jpg': bomb, 'media/b.jpg': original, 'media/c.jpg': withFilm }, async () => {
    await expect(make('a.jpg')).rejects.toThrow('a JPEG file with more than 30 progressive scans');
    await expect(make('b.jpg')).resolves.toBeDefined();
    await expect(make('c.jpg')).resolves.toBeDefined();
  });
});

it('an AVIF of very many parts is refused', async () => {
  const original = await plain(40, 30).avif({ effort: 0 }).toBuffer();
  const parts = Buffer.from('infe'.repeat(20));
  const head = Buffer.from([0, 0, 0, 8 + parts.length, ...Buffer.from('free')]);
  await withContent({ 'media/a.avif': Buffer.concat([original, head, parts]), 'media/b.avif': original }, async () => {
    await expect(make('a.avif')).rejects.toThrow('an AVIF file of very many parts');
    await expect(make('b.avif')).resolves.toBeDefined();
  });
});

it('an AVIF that is put together of others is refused, whatever size it states', async () => {
  const original = await plain(40, 30).avif({ effort: 0 }).toBuffer();
  const type = original.indexOf('av01', original.indexOf('infe'));
  const grid = Buffer.from(original);
  grid.write('grid', type);
  await withContent({ 'media/a.avif': grid }, () =>
    expect(make('a.avif')).rejects.toThrow('an AVIF file that is put together of others'),
  );
});
