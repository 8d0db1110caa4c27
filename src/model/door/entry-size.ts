import { limits } from '~/config';
import type { Fault } from './fault';

const PICTURE = /<(?:img|embed)\b|"src":/gi;

const fault = (most: number, what: string, found: number): Fault => ({
  field: '(the entry)',
  expected: `at most ${most} ${what} in all`,
  found: `${found}`,
});

/**
 * What is too much in an entry. All that is made of one (prose, search, packs) takes time and memory in proportion to its
 * letters, and each picture some of its own: so no entry can hold up the others. They are counted and not timed: the same
 * content gives the same site on any machine.
 */
export function sizeFault(wire: unknown): Fault | undefined {
  const text = JSON.stringify(wire);
  if (text.length > limits.entryLetters) return fault(limits.entryLetters, 'letters', text.length);
  const pictures = text.match(PICTURE)?.length ?? 0;
  return pictures > limits.entryPictures ? fault(limits.entryPictures, 'pictures', pictures) : undefined;
}
