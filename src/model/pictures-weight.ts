import { bytesOf } from '~/media/pictures';

/** A picture as pages have it, with the large one that an album leads to before it, if it does. */
const PICTURE =
  /(?:href="(\/m\/[^"]+)" data-island="album"(?:(?!<\/a>)[^])*?)?(?:<source[^>]* srcset="(\/m\/[^"]+)"[^>]*>)?<img[^>]* src="(\/m\/[^"]+)"/g;

const weightOf = async (addresses: readonly string[]): Promise<number> =>
  (await Promise.all(addresses.map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0);

/** What all pictures of a page weigh, small and as large as there are: a visitor who saves it is told before. */
export async function getPicturesWeight(html: string): Promise<{ small: number; full: number } | undefined> {
  const pictures = [...html.matchAll(PICTURE)];
  if (pictures.length === 0) return undefined;
  const [small, full] = await Promise.all([
    weightOf(pictures.map(([, , , own = '']) => own)),
    weightOf(pictures.map(([, large, wide, own = '']) => large ?? wide ?? own)),
  ]);
  return { small, full };
}
