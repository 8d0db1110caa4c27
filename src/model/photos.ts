import { type Shown, picture } from './pictures';
import type { Image } from './door/shapes';

/** A picture of an album: a small and a large form. */
export interface Photo {
  small: Shown;
  large: Shown;
  caption: string | undefined;
  takenOn: string | undefined;
}

export const photo = async (image: Image, caption: string | undefined, takenOn?: string): Promise<Photo> => {
  const [small, large] = await Promise.all([picture(image, 'photo'), picture(image, 'large')]);
  return { small, large, caption, takenOn };
};
