// Makes PNG icons from the company's icon.svg. Each icon has a size that phones request. Command: node scripts/make-icons.ts
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { tokenIn } from '../src/lib/token.ts';

const SIZES = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };
/** The drawing fills only the middle 60 % of the icon, so that a phone may cut off the corners. */
const SHARE = 0.6;
const inOwner = (name: string): string => fileURLToPath(new URL(`../src/owner/${name}`, import.meta.url));

const drawing = await readFile(inOwner('public/icon.svg'));
const background = tokenIn(await readFile(inOwner('theme.css'), 'utf8'), 'color-paper');
for (const [name, size] of Object.entries(SIZES)) {
  const inner = Math.round(size * SHARE);
  const edge = Math.floor((size - inner) / 2);
  const drawn = await sharp(drawing, { density: (72 * inner) / 56 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: drawn, left: edge, top: edge }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(inOwner(`public/${name}.png`));
}
