import sharp from 'sharp';

/** The PNG icons of a company, and the width in pixels that phones request. */
export const ICON_SIZES = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };
/** The drawing fills only the middle 60 % of the icon, so that a phone may cut off the corners. */
const SHARE = 0.6;

/** Returns a square PNG icon with `size` pixels on each side: the drawing `svg` on the colour `background`. */
export async function pngIcon(svg: Buffer, size: number, background: string): Promise<Buffer> {
  const inner = Math.round(size * SHARE);
  const edge = Math.floor((size - inner) / 2);
  const drawn = await sharp(svg, { density: (72 * inner) / 56 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: drawn, left: edge, top: edge }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
