import { bytesOf } from '~/media/pictures';

/** A picture in a page's HTML, with the album's link to the large form if there is one. */
const PICTURE =
  /(?:href="(\/m\/[^"]+)" data-island="album"(?:(?!<\/a>)[^])*?)?(?:<source[^>]* srcset="(\/m\/[^"]+)"[^>]*>)?<img[^>]* src="(\/m\/[^"]+)"/g;

const weightOf = async (addresses: readonly string[]): Promise<number> =>
  (await Promise.all(addresses.map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0);

/** Bytes of all pictures of a page, in small and in full size: shown before a visitor saves the page. */
export async function getPicturesWeight(html: string): Promise<{ small: number; full: number } | undefined> {
  const pictures = [...html.matchAll(PICTURE)];
  if (pictures.length === 0) return undefined;
  const [small, full] = await Promise.all([
    weightOf(pictures.map(([, , , own = '']) => own)),
    weightOf(pictures.map(([, large, wide, own = '']) => large ?? wide ?? own)),
  ]);
  return { small, full };
}
