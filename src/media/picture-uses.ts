/**
 * The places on pages for pictures. Phones get one file with 1.5 pixels per CSS pixel, and with at most `cap` bytes. Windows
 * from 640 CSS pixels get a larger file. In a test, more pixels per CSS pixel needed 50 % more bytes, and only made fine
 * textures clearer.
 */
export const uses = {
  banner: { small: { width: 540, ratio: 3, cap: 16_000 }, wide: { width: 1200, ratio: 1.7, cap: 70_000 } },
  thumb: { small: { width: 246, ratio: 1.6, cap: 4_000 }, wide: { width: 440, ratio: 1.6, cap: 14_000 } },
  photo: { small: { width: 480, ratio: 1.6, cap: 9_000 }, wide: { width: 560, ratio: 1.6, cap: 20_000 } },
  large: { small: { width: 1280, cap: 110_000 }, wide: undefined },
  lead: { small: { width: 540, cap: 16_000 }, wide: { width: 1100, cap: 70_000 } },
  portrait: { small: { width: 144, ratio: 1, cap: 4_000 }, wide: undefined },
  prose: { small: { width: 540, cap: 16_000 }, wide: { width: 900, cap: 60_000 } },
} as const satisfies Record<string, { small: Place; wide: Place | undefined }>;

export interface Place {
  width: number;
  ratio?: number;
  cap: number;
}

export interface Size {
  width: number;
  height: number;
}

export type PictureUse = keyof typeof uses;
