import { elementsIn, type Piece, type Tag } from '~/lib/read-html';
import { bytesOf } from '~/media/pictures';

/**
 * True for a `picture` element. Also true for a link of an album: it leads to the large picture, and contains the small
 * picture.
 */
const isShown = ({ name, attributes }: Tag): boolean => name === 'picture' || attributes.get('data-island') === 'album';

const addressOf = (part: readonly Piece[], tag: string, attribute: string): string | undefined => {
  const found = part.find(({ name }) => name === tag);
  return found?.name === undefined ? undefined : found.attributes.get(attribute);
};

const weightOf = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + bytesOf(address), 0);

/** The bytes of all pictures of a page, in small and in full size. Visitors see both sums before they save the page. */
export function getPicturesWeight(content: readonly Piece[]): { small: number; full: number } | undefined {
  const pictures = [...elementsIn(content, isShown)].flatMap((part) => {
    const small = addressOf(part, 'img', 'src');
    return small ? [{ small, full: addressOf(part, 'a', 'href') ?? addressOf(part, 'source', 'srcset') ?? small }] : [];
  });
  if (pictures.length === 0) return undefined;
  return { small: weightOf(pictures.map((one) => one.small)), full: weightOf(pictures.map((one) => one.full)) };
}
