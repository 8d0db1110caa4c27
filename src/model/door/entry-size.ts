import { limits } from '~/config';
import { at, type Fault, type Place } from './fault';

/** Includes `<image>`, which parsers treat as `<img>`. */
const PICTURE = /<(?:im(?:g|age)|embed)\b|"src":/gi;
/** Each may be a file, and then costs a request for its size. */
const LINK = /<a\b|"url":/gi;

const faultOf = (most: number, what: string, found: number): Fault => ({
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
  if (text.length > limits.entryLetters) return faultOf(limits.entryLetters, 'letters', text.length);
  const pictures = text.match(PICTURE)?.length ?? 0;
  if (pictures > limits.entryPictures) return faultOf(limits.entryPictures, 'pictures', pictures);
  const links = text.match(LINK)?.length ?? 0;
  return links > limits.entryLinks ? faultOf(limits.entryLinks, 'links', links) : undefined;
}

/** The paths of the innermost list members that are too large. */
export function largeWithin(wire: unknown, path: Place = []): Place[] {
  if (!sizeFault(wire)) return [];
  const parts = wire && typeof wire === 'object' ? Object.entries(wire) : [];
  const within = parts.flatMap(([key, part]) => largeWithin(part, [...path, Array.isArray(wire) ? Number(key) : key]));
  return within.length > 0 || typeof path.at(-1) !== 'number' ? within : [path];
}

/** The fault of something that consists of entries: of its first entry that is too large, else of the whole. */
export function sizeFaultWithin(wire: unknown): Fault | undefined {
  const [place] = largeWithin(wire);
  const fault = sizeFault(place ? at(wire, place) : wire);
  return fault && place ? { ...fault, field: place.join('.') } : fault;
}
