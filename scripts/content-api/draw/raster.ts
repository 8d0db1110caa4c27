/** Turns a drawing into a photograph-like picture: enlarged, with grain, mottling and a darker rim, saved as JPEG. */
import sharp from 'sharp';
import { chance, W } from './svg.ts';

export interface Print {
  readonly width: number;
  readonly height: number;
  readonly quality?: number;
  /** True if the picture is stored rotated. Its EXIF orientation turns it upright. */
  readonly sideways?: boolean;
}

async function mottle(width: number, height: number, cell: number, seed: number): Promise<Buffer> {
  const r = chance(seed);
  const [w, h] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const small = Buffer.from(Uint8Array.from({ length: w * h }, () => 64 + r() * 128));
  return sharp(small, { raw: { width: w, height: h, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Returns the pixels of a drawing, with the texture of a camera's sensor. */
async function expose(svg: string, width: number, height: number, seed: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: (72 * width) / W, limitInputPixels: false, unlimited: true });
  const pixels = await image
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const coarse = await mottle(width, height, 48, seed + 1);
  const medium = await mottle(width, height, 5, seed + 2);
  const r = chance(seed);
  for (let i = 0, y = 0; y < height; y += 1) {
    const dy = y / height - 0.5;
    for (let x = 0; x < width; x += 1, i += 1) {
      const dx = x / width - 0.5;
      const rim = 1 - 0.42 * Math.max(0, dx * dx + dy * dy - 0.16);
      const noise = (r() + r() - 1) * 9 + ((medium[i] ?? 128) - 128) * 0.085 + ((coarse[i] ?? 128) - 128) * 0.05;
      for (let c = i * 3; c < i * 3 + 3; c += 1) pixels[c] = Math.max(0, Math.min(255, (pixels[c] ?? 0) * rim + noise));
    }
  }
  return pixels;
}

export async function print(
  svg: string,
  file: string,
  seed: number,
  { width, height, quality = 79, sideways = false }: Print,
): Promise<void> {
  const pixels = await expose(svg, width, height, seed);
  const upright = sharp(pixels, { raw: { width, height, channels: 3 } });
  const turned = sideways ? upright.rotate(270).withMetadata({ orientation: 6 }) : upright;
  await turned
    .withExifMerge({ IFD0: { Copyright: 'Vindhya Coalfields Limited (a fictional company)' } })
    .jpeg({ quality, mozjpeg: true })
    .toFile(file);
}
