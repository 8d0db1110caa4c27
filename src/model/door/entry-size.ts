import { limits } from '~/config';
import type { Fault } from './fault';

/** Includes `<image>`, which parsers treat as `<img>`. */
const PICTURE = /<(?:im(?:g|age)|embed)\b|"src":/gi;
/** Each may be a file, and then costs a request for its size. */
const LINK = /<a\b|"url":/gi;

const fault = (most: number, what: string, found: number): Fault => ({
  field: '(the entry)',
  expected: `at most ${most} ${what} in all`,
  found: `${found}`,
});

/**
 * Checks the size of an entry. Time and memory grow with its letters, and each picture or file costs a request: so a huge
 * entry would delay all others. The check counts instead of timing, so that every machine builds the same site.
 */
export function sizeFault(wire: unknown): Fault | undefined {
  const text = JSON.stringify(wire);
  if (text.length > limits.entryLetters) return fault(limits.entryLetters, 'letters', text.length);
  const pictures = text.match(PICTURE)?.length ?? 0;
  if (pictures > limits.entryPictures) return fault(limits.entryPictures, 'pictures', pictures);
  const links = text.match(LINK)?.length ?? 0;
  return links > limits.entryLinks ? fault(limits.entryLinks, 'links', links) : undefined;
}
