import { StorageError, UnreachableError } from '~/api/storage';
import { derivedBy, expireAt, revisionTime } from '~/lib/queries';
import { PictureError } from '~/media/decoder';
import { makePicture, NotYetError, type Picture } from '~/media/pictures';
import type { PictureUse } from '~/media/picture-uses';
import { report } from './door/report';
import type { Image } from './door/shapes';

/** A picture for a page. A picture that cannot be shown has only its `alt` text, and the report names the picture. */
export type Shown = Sized & { alt: string };
type Sized = Picture | { small: undefined; wide: undefined };

function whyNot(error: Error): 'late' | 'undecodable' | 'silent' | 'gone' {
  if (error instanceof NotYetError) return 'late';
  if (error instanceof PictureError) return 'undecodable';
  return error instanceof UnreachableError ? 'silent' : 'gone';
}

/** A cache for each use of pictures. A picture that is on several pages is made and reported only once for each use. */
const asked = new Map<PictureUse, (src: string) => Promise<Sized>>();

function sizedFor(use: PictureUse): (src: string) => Promise<Sized> {
  const known = asked.get(use);
  if (known) return known;
  const ask = derivedBy(async (src: string, before: Sized | undefined): Promise<Sized> => {
    try {
      return await makePicture(src, use);
    } catch (error) {
      const isLate = error instanceof NotYetError;
      if (!(isLate || error instanceof PictureError || error instanceof StorageError)) throw error;
      report({ kind: 'picture', address: src, reason: whyNot(error), detail: error.message });
      // The picture was not made in this publish. The cached value for the picture expires at once, so the publisher publishes
      // again at once.
      if (isLate) expireAt(revisionTime() + 1);
      if (isLate && before) return before;
      return { small: undefined, wide: undefined };
    }
  });
  asked.set(use, ask);
  return ask;
}

export const picture = async (image: Image, use: PictureUse): Promise<Shown> => ({
  ...(await sizedFor(use)(image.src)),
  alt: image.alt,
});

export const optionalPicture = async (image: Image | undefined, use: PictureUse): Promise<Shown | undefined> =>
  image && picture(image, use);
