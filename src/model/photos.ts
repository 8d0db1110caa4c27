import { type Shown, picture } from './pictures';
import type { Image } from './door/shapes';

/** A picture of a set: small in the grid, large behind it. */
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
