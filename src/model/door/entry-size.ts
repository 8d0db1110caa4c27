import { limits } from '~/config';
import type { Fault } from './fault';

/** As a parser reads them: it takes `<image>` for `<img>`. */
const PICTURE = /<(?:im(?:g|age)|embed)\b|"src":/gi;
/** Each may lead to a file, whose size the storage is asked for. */
const LINK = /<a\b|"url":/gi;

const fault = (most: number, what: string, found: number): Fault => ({
  field: '(the entry)',
  expected: `at most ${most} ${what} in all`,
  found: `${found}`,
});

/**
 * What is too much in an entry. All that is made of one (prose, search, packs) takes time and memory in proportion to its
 * letters, and each picture and each file one request more: so no entry can hold up the others. They are counted and not
 * timed: the same content gives the same site on any machine.
 */
export function sizeFault(wire: unknown): Fault | undefined {
  const text = JSON.stringify(wire);
  if (text.length > limits.entryLetters) return fault(limits.entryLetters, 'letters', text.length);
  const pictures = text.match(PICTURE)?.length ?? 0;
  if (pictures > limits.entryPictures) return fault(limits.entryPictures, 'pictures', pictures);
  const links = text.match(LINK)?.length ?? 0;
  return links > limits.entryLinks ? fault(limits.entryLinks, 'links', links) : undefined;
}
