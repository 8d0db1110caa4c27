import { limits } from '~/config';
import { at, type Fault, type Place } from './fault';

/** Finds pictures. `<image>` counts as a picture, because parsers read it as `<img>`. */
const PICTURE = /<(?:im(?:g|age)|embed)\b|"src":/gi;
/** Finds links. A link can lead to a file, and the build then sends a request to get the size of the file. */
const LINK = /<a\b|"url":/gi;

const faultOf = (most: number, what: string, found: number): Fault => ({
  field: '(the entry)',
  expected: `at most ${most} ${what} in all`,
  found: `${found}`,
});

/** Counts the values in an entry: list items and fields. Stops counting soon after `most`. */
function valuesIn(wire: unknown, most: number): number {
  let count = 0;
  for (const values = [wire]; values.length > 0 && count <= most; count += 1) {
    const value = values.pop();
    if (value && typeof value === 'object') for (const one of Object.values(value)) values.push(one);
  }
  return count;
}

/**
 * Checks the size of an entry. A very large entry delays all other entries: long text needs time and memory, and pictures and
 * files need requests. The check counts values and letters, and does not measure time, so that every machine builds the same
 * site.
 */
export function sizeFault(wire: unknown): Fault | undefined {
  const text = JSON.stringify(wire);
  if (text.length > limits.entryLetters) return faultOf(limits.entryLetters, 'letters', text.length);
  const values = valuesIn(wire, limits.entryValues);
  if (values > limits.entryValues) return faultOf(limits.entryValues, 'values', values);
  const tags = text.match(/</g)?.length ?? 0;
  if (tags > limits.entryTags) return faultOf(limits.entryTags, 'tags', tags);
  const pictures = text.match(PICTURE)?.length ?? 0;
  if (pictures > limits.entryPictures) return faultOf(limits.entryPictures, 'pictures', pictures);
  const links = text.match(LINK)?.length ?? 0;
  return links > limits.entryLinks ? faultOf(limits.entryLinks, 'links', links) : undefined;
}

/**
 * The paths of list items that are too large. If an inner item is too large, only the path of the inner item is given.
 */
export function largeWithin(wire: unknown, path: Place = []): Place[] {
  if (!sizeFault(wire)) return [];
  const parts = wire && typeof wire === 'object' ? Object.entries(wire) : [];
  const within = parts.flatMap(([key, part]) => largeWithin(part, [...path, Array.isArray(wire) ? Number(key) : key]));
  return within.length > 0 || typeof path.at(-1) !== 'number' ? within : [path];
}

/**
 * The size fault of data with inner lists. The fault names the first item that is too large. If no single item is too large,
 * the fault names the data as a whole.
 */
export function sizeFaultWithin(wire: unknown): Fault | undefined {
  const [place] = largeWithin(wire);
  const fault = sizeFault(place ? at(wire, place) : wire);
  return fault && place ? { ...fault, field: place.join('.') } : fault;
}
