/** Renders a film from shots. A slow camera moves over a drawn backdrop. Moving parts are drawn again for every frame. */
import sharp from 'sharp';
import { H, sheet, W } from '../svg.ts';

export const WIDTH = 640;
export const HEIGHT = 360;
export const FPS = 15;
const FADE = 0.6;
const SCALE = 1.25;

/** The part of the drawing that the camera shows: its upper left corner and its width, in units of the drawing. */
export type View = readonly [x: number, y: number, width: number];

export interface Shot {
  readonly from: number;
  readonly to: number;
  readonly backdrop: () => string;
  readonly start: View;
  readonly end: View;
  readonly width?: number;
  readonly height?: number;
  /** Draws the moving parts at a time in the shot, in units of the drawing. */
  readonly moving?: (seconds: number) => string;
}

interface Ready extends Shot {
  readonly pixels: Buffer;
  readonly size: readonly [width: number, height: number];
}

const gently = (t: number): number => t * t * (3 - 2 * t);

async function ready(shot: Shot): Promise<Ready> {
  const [w, h] = [shot.width ?? W, shot.height ?? H];
  const size = [Math.round(w * SCALE), Math.round(h * SCALE)] as const;
  const drawn = sharp(Buffer.from(sheet(shot.backdrop(), w, h)), { density: 72 * SCALE });
  return {
    ...shot,
    size,
    pixels: await drawn
      .resize(...size, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .raw()
      .toBuffer(),
  };
}

async function frame(shot: Ready, second: number): Promise<Buffer> {
  const t = gently(Math.max(0, Math.min(1, (second - shot.from) / (shot.to - shot.from))));
  const [x = 0, y = 0, w = W] = shot.start.map((a, i) => a + ((shot.end[i] ?? a) - a) * t);
  const h = (w * HEIGHT) / WIDTH;
  const [width, height] = [Math.round(w * SCALE), Math.round(h * SCALE)];
  const left = Math.max(0, Math.min(shot.size[0] - width, Math.round(x * SCALE)));
  const top = Math.max(0, Math.min(shot.size[1] - height, Math.round(y * SCALE)));
  const seen = sharp(shot.pixels, { raw: { width: shot.size[0], height: shot.size[1], channels: 3 } })
    .extract({ left, top, width, height })
    .resize(WIDTH, HEIGHT, { fit: 'fill' });
  const parts = shot.moving?.(second - shot.from);
  if (!parts) return seen.raw().toBuffer();
  const view = [left / SCALE, top / SCALE, width / SCALE, height / SCALE].join(' ');
  const over = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="none">${parts}</svg>`;
  return seen
    .composite([{ input: Buffer.from(over) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Yields all frames in order. If a shot begins before the end of the previous shot, it fades in over the previous shot. */
export async function* frames(shots: readonly Shot[], seconds: number): AsyncGenerator<Buffer> {
  const all: Ready[] = [];
  for (const shot of shots) all.push(await ready(shot));
  for (let i = 0; i < seconds * FPS; i += 1) {
    const second = i / FPS;
    const showing = all.findLast((shot) => shot.from <= second) ?? all[0];
    if (!showing) return;
    const image = await frame(showing, second);
    const before = all[all.indexOf(showing) - 1];
    const share = (second - showing.from) / FADE;
    if (before && share < 1) {
      const old = await frame(before, second);
      for (let k = 0; k < image.length; k += 1) image[k] = (image[k] ?? 0) * share + (old[k] ?? 0) * (1 - share);
    }
    yield image;
  }
}
