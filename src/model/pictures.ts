import { StorageError } from '~/api/storage';
import { makePicture, type Picture, PictureError } from '~/media/pictures';
import type { PictureUse } from '~/media/picture-uses';
import { report } from './report';
import type { Image } from './shapes';

/** A picture for a page. One that cannot be shown leaves its text alternative, and a line in the report. */
export type Shown = Picture | { alt: string; small: undefined; wide: undefined };

export async function picture(image: Image, use: PictureUse): Promise<Shown> {
  try {
    return await makePicture(image, use);
  } catch (error) {
    if (!(error instanceof PictureError || error instanceof StorageError)) throw error;
    report({ kind: 'picture', address: image.src, detail: error.message });
    return { alt: image.alt, small: undefined, wide: undefined };
  }
}

export const optionalPicture = async (image: Image | undefined, use: PictureUse): Promise<Shown | undefined> =>
  image && picture(image, use);
