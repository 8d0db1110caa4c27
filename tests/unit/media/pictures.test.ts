import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PictureUse, uses } from '../../../src/media/picture-uses.ts';
import { withContent, type TestSite } from '../../support/content.ts';
import { claimedAvif, claimedGif, claimedWebp, gifOfFrames } from '../../support/claimed-size.ts';
import { BLUE, colourAt, hugePng, plain, RED, twoHalves } from '../../support/drawn.ts';
import { useSite } from '../../support/shared-site.ts';

const make = async (src: string, use: PictureUse) => (await import('~/media/pictures')).makePicture(src, use);
const bytesOf = ({ cacheDir }: TestSite, src: string) => readFile(path.join(cacheDir, 'pictures', path.basename(src)));
const names = ({ cacheDir }: TestSite) => readdir(path.join(cacheDir, 'pictures'));

/** Counts the originals, so that each has its own address on a site that tests share. */
let originals = 0;

/** Adds an original to the storage. Returns its address there. */
async function added({ write }: TestSite, name: string, original: Buffer | string): Promise<string> {
  const address = `${(originals += 1)}-${name}`;
  await write({ [`media/${address}`]: original });
  return address;
}

/** Makes one picture and returns the result. */
async function madeOn(site: TestSite, name: string, original: Buffer | string, use: PictureUse) {
  const { small } = await make(await added(site, name, original), use);
  return { width: small.width, height: small.height, bytes: await bytesOf(site, small.src) };
}

const near = (found: number[], { r, g, b }: typeof RED) =>
  [r, g, b].forEach((part, index) =>
    expect(Math.abs((found[index] ?? 0) - part), `${found.join()} beside ${r},${g},${b}`).toBeLessThan(30),
  );

describe('a picture of the file storage', () => {
  const site = useSite();
  const made = (name: string, original: Buffer | string, use: PictureUse) => madeOn(site(), name, original, use);

  it('that the camera held sideways stands upright', async () => {
    const original = await (await twoHalves(400, 200)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, bytes } = await made('a.jpg', original, 'large');
    expect([width, height]).toEqual([200, 400]);
    near(await colourAt(bytes, 0.5, 0.1), RED);
    near(await colourAt(bytes, 0.5, 0.9), BLUE);
  });

  it('that is transparent stands on a light ground', async () => {
    const { bytes } = await made(
      'a.png',
      await plain(300, 200, { ...RED, alpha: 0 })
        .png()
        .toBuffer(),
      'photo',
    );
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
    near(await colourAt(bytes, 0.5, 0.5), { r: 255, g: 255, b: 255 });
  });

  it.each<[string, number, number, PictureUse, [number, number]]>([
    ['a panorama is cut for the grid', 4800, 1200, 'photo', [480, 300]],
    ['a panorama is whole when it is opened', 4800, 1200, 'large', [1280, 320]],
    ['a portrait is cut for the grid', 1200, 1600, 'photo', [480, 300]],
    ['a strip is not made higher than half as much again as wide', 1000, 9000, 'large', [213, 1917]],
    ['a small one is not made larger', 120, 90, 'large', [120, 90]],
    ['a single pixel stays one', 1, 1, 'photo', [1, 1]],
  ])('keeps to its place: %s', async (_name, width, height, use, size) => {
    const found = await made('a.png', await plain(width, height).png().toBuffer(), use);
    expect([found.width, found.height]).toEqual(size);
    const { width: realWidth, height: realHeight, format } = await sharp(found.bytes).metadata();
    expect([realWidth, realHeight, format]).toEqual([...size, 'heif']);
  });

  it('in the colours of print is shown in those of screens', async () => {
    const original = await plain(300, 200).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(original).metadata()).space, 'what the test sends').toBe('cmyk');
    const { bytes } = await made('a.jpg', original, 'photo');
    expect((await sharp(bytes).metadata()).space).toBe('srgb');
    const [red, green] = await colourAt(bytes, 0.5, 0.5);
    expect(red - green, 'it is still red').toBeGreaterThan(100);
  });

  it.each(['gif', 'webp'] as const)('that moves (%s) stands still in its first frame', async (format) => {
    const frames = await Promise.all([plain(300, 200), plain(300, 200, BLUE)].map((frame) => frame.png().toBuffer()));
    const moving = sharp(frames, { join: { animated: true } });
    const original = await moving[format]().toBuffer();
    expect((await sharp(original).metadata()).pages, 'what the test sends').toBe(2);
    const { width, height, bytes } = await made(`a.${format}`, original, 'large');
    expect([width, height]).toEqual([300, 200]);
    near(await colourAt(bytes, 0.5, 0.5), RED);
  });

  it('that is a drawing becomes pixels, as sharp as its place', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="15"><script>alert(1)</script><path fill="#c81e1e" d="M0 0h24v15H0z"/></svg>';
    const { width, height, bytes } = await made('a.svg', drawing, 'photo');
    expect([width, height]).toEqual([480, 300]);
    expect((await sharp(bytes).metadata()).format).toBe('heif');
    expect(bytes.includes('script')).toBe(false);
    near(await colourAt(bytes, 0.5, 0.5), RED);
  });

  it('that is a line of one pixel is cut to what an AVIF can hold', async () => {
    const original = await plain(1, 20_000).png().toBuffer();
    const { width, height } = await made('a.png', original, 'prose');
    expect([width, height]).toEqual([1, 1080]);
  });

  it('does not tell where it was taken', async () => {
    const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 5/1 0/1' } };
    const original = await plain(300, 200).withExif(gps).jpeg().toBuffer();
    expect((await sharp(original).metadata()).exif, 'what the test sends').toBeDefined();
    const { exif, xmp, icc } = await sharp((await made('a.jpg', original, 'photo')).bytes).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a picture that cannot be shown', () => {
  const site = useSite();
  /** Asks for a picture, and asserts that nothing was made of it. Returns the error. */
  async function refusal(name: string, original: Buffer | string): Promise<unknown> {
    const address = await added(site(), name, original);
    const before = await names(site()).catch(() => []);
    const error: unknown = await make(address, 'photo').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf((await import('~/media/decoder')).PictureError);
    expect(await names(site()).catch(() => [])).toEqual(before);
    return error;
  }

  it('because it breaks off is refused', async () => {
    const whole = await (await twoHalves(1600, 1000)).jpeg().toBuffer();
    await refusal('a.jpg', whole.subarray(0, whole.length / 2));
  });

  it.each([
    ['is a text', 'a.jpg', 'Not a picture'],
    ['is empty', 'a.jpg', ''],
    [
      'is a drawing of ten thousand million pixels',
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>',
    ],
  ])('because it %s is refused', async (_name, name, original) => {
    await refusal(name, original);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['a small PNG of 20,000 × 20,000', () => hugePng(20_000, 20_000), /400 million pixels/],
    ['a few bytes of WebP that say they are 16,383 × 16,383', claimedWebp, /269 million pixels/],
    ['a few bytes of GIF that say they are 7,000 × 6,000', () => claimedGif(7000, 6000), /42 million pixels/],
    ['a small GIF of many frames', () => gifOfFrames(1000, 1000, 42), /42 million pixels/],
    ['a few bytes of AVIF that say they are 4,100 × 4,100', () => claimedAvif(4100, 4100), /17 million pixels/],
  ])('because it is %s is refused before it is decoded', async (_name, draw, pixels) => {
    const original = await draw();
    expect(original.length).toBeLessThan(200_000);
    const { message } = (await refusal('a.gif', original)) as Error;
    expect(message).toMatch(pixels);
    expect(message).toMatch(/at most (40|16) are read/);
  });

  it('is not a photograph of a phone with 50 million pixels', async () => {
    const original = await plain(8160, 6120).jpeg().toBuffer();
    const address = await added(site(), 'a.jpg', original);
    await expect(make(address, 'photo')).resolves.toMatchObject({ wide: { width: 560 } });
  });

  it('because the storage does not have it is a fault of the storage', async () => {
    const { StorageError } = await import('~/api/storage');
    await expect(make('missing.jpg', 'photo')).rejects.toBeInstanceOf(StorageError);
  });
});

describe('what was made', () => {
  it('is made once where several pages ask at the same time', async () => {
    const original = await (await twoHalves(1600, 1000)).jpeg().toBuffer();
    await withContent({ 'media/a.jpg': original }, async (site) => {
      const all = await Promise.all(Array.from({ length: 6 }, () => make('a.jpg', 'photo')));
      expect(new Set(all.map(({ small }) => small.src)).size).toBe(1);
      expect((await names(site)).sort()).toEqual(
        (await names(site)).filter((name) => /^\w{12}\.(avif|json)$/.test(name)).sort(),
      );
      expect(await names(site)).toHaveLength(4);
    });
  });

  it('stays as it is in the next build; of a picture that changed only its own files are made', async () => {
    const [first, second, other] = await Promise.all(
      [RED, BLUE, { r: 0, g: 120, b: 0 }].map((colour) => plain(700, 500, colour).jpeg().toBuffer()),
    );
    await withContent({ 'media/a.jpg': first, 'media/b.jpg': other }, async (site) => {
      const timesOf = async (src: string) =>
        (await stat(path.join(site.cacheDir, 'pictures', path.basename(src)))).mtimeMs;
      const before = { a: (await make('a.jpg', 'photo')).small.src, b: (await make('b.jpg', 'photo')).small.src };
      const madeAt = await timesOf(before.b);
      await site.write({ 'media/a.jpg': second });
      await site.nextBuild();
      const after = { a: (await make('a.jpg', 'photo')).small.src, b: (await make('b.jpg', 'photo')).small.src };
      expect(after.b).toBe(before.b);
      expect(await timesOf(after.b)).toBe(madeAt);
      expect(after.a, 'an address that browsers keep for ever names other bytes').not.toBe(before.a);
    });
  });

  it('has the same name and the same bytes on another machine', async () => {
    const original = await (await twoHalves(1600, 1000)).jpeg().toBuffer();
    const build = async () => {
      const found: [string, Buffer][] = [];
      await withContent({ 'media/a.jpg': original }, async (site) => {
        for (const name of (await names(site).catch(() => [])).sort()) found.push([name, await bytesOf(site, name)]);
        const { small, wide } = await make('a.jpg', 'photo');
        for (const { src } of [small, wide].filter((one) => one !== undefined))
          found.push([src, await bytesOf(site, src)]);
      });
      return found;
    };
    expect(await build()).toEqual(await build());
  });

  it('gives way in quality until it is as light as its place allows', async () => {
    const { width, cap } = uses.portrait.small;
    const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width, height: width, channels: 3, background: RED, noise: grain } as const;
    const noise = await sharp({ create }).png().toBuffer();
    const atOnce = await sharp(noise).avif({ quality: 40, effort: 4 }).toBuffer();
    expect(atOnce.length, 'what the test sends').toBeGreaterThan(cap);
    await withContent({}, async (site) => {
      const { bytes } = await madeOn(site, 'a.png', noise, 'portrait');
      expect(bytes.length).toBeLessThan(atOnce.length);
    });
  });
});
