import { picture } from './pictures';
import type { Image } from './door/shapes';

/** A picture of an album, in a small and a large size. */
export const photo = async (image: Image, caption: string | undefined, takenOn?: string) => {
  const [small, large] = await Promise.all([picture(image, 'photo'), picture(image, 'large')]);
  return { small, large, caption, takenOn };
};

export type Photo = Awaited<ReturnType<typeof photo>>;
