import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { environment } from '~/api/environment';
import { download, storageAddress } from '~/api/storage';
import { type PictureUse, type Place, uses } from './picture-uses';

/** One file of a picture, sized for a place. */
export interface Candidate {
  src: string;
  width: number;
  height: number;
  bytes: number;
}

export interface Picture {
  alt: string;
  /** For phones, and what still shows in a saved copy. */
  small: Candidate;
  /** For windows of 640 px and more, where the place is larger there. */
  wide: Candidate | undefined;
}

/** A picture that cannot be shown; the message says why in a few words. */
export class PictureError extends Error {
  override name = 'PictureError';
}

const MOST_PIXELS = 100_000_000;
const VERSION = 1;
const QUALITIES = [40, 34, 28];
const folder = path.join(environment.CACHE_DIR, 'pictures');
const atOnce = pLimit(2);

/** Sizes a picture of the file storage for its place. Throws PictureError or StorageError when it cannot be shown. */
export async function makePicture(image: { src: string; alt: string }, use: PictureUse): Promise<Picture> {
  const original = await download(storageAddress(image.src));
  const { small, wide } = uses[use];
  const first = await candidate(original, small);
  const second = wide && wide.width > first.width ? await candidate(original, wide) : undefined;
  return { alt: image.alt, small: first, wide: second && second.width > first.width ? second : undefined };
}


async function candidate(original: Buffer, place: Place): Promise<Candidate> {
  const key = createHash('sha256').update(original).update(JSON.stringify({ VERSION, place })).digest('hex').slice(0, 20);
  const known = await kept(key);
  if (known) return known;
  return atOnce(() => encode(original, place, key));
}

/** What was made before stands in the cache folder, its size in its name's companion. */
async function kept(key: string): Promise<Candidate | undefined> {
  try {
    const made = JSON.parse(await readFile(path.join(folder, `${key}.json`), 'utf8')) as { width: number; height: number };
    const { size } = await stat(path.join(folder, `${key}.avif`));
    return { src: `/m/${key}.avif`, width: made.width, height: made.height, bytes: size };
  } catch {
    return undefined;
  }
}

async function encode(original: Buffer, place: Place, key: string): Promise<Candidate> {
  try {
    const upright = await uprightSize(original);
    const size = fit(upright, place);
    const pixels = await sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer();
    let bytes = Buffer.alloc(0);
    for (const quality of QUALITIES) {
      bytes = await sharp(pixels).avif({ quality, effort: 4 }).toBuffer();
      if (bytes.length <= place.cap) break;
    }
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${key}.part`), bytes);
    await rename(path.join(folder, `${key}.part`), path.join(folder, `${key}.avif`));
    await writeFile(path.join(folder, `${key}.json`), JSON.stringify(size));
    return { src: `/m/${key}.avif`, ...size, bytes: bytes.length };
  } catch (error) {
    throw new PictureError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function uprightSize(original: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(original, { limitInputPixels: MOST_PIXELS }).metadata();
  return autoOrient;
}

function fit(upright: { width: number; height: number }, place: Place): { width: number; height: number } {
  const ratio = place.ratio ?? upright.width / upright.height;
  const width = Math.round(Math.min(place.width, upright.width, upright.height * ratio));
  return { width: Math.max(1, width), height: Math.max(1, Math.round(width / ratio)) };
}
