// Makes the icons of public/ in the sizes phones ask for from icon.svg: node scripts/make-icons.ts
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The mark keeps to the middle 60 %, so that a phone may cut the corners off. */
const SHARE = 0.6;
const PAPER = '#ffffff';
const inPublic = (name: string): string => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

const mark = await readFile(inPublic('icon.svg'));
for (const size of [180, 192, 512]) {
  const inner = Math.round(size * SHARE);
  const edge = Math.floor((size - inner) / 2);
  const drawn = await sharp(mark, { density: (72 * inner) / 56 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: drawn, left: edge, top: edge }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(inPublic(`icon-${size}.png`));
}
