import { statSync } from 'node:fs';
import path from 'node:path';
import { isObject } from './openapi.ts';

interface Named {
  readonly field: string;
  readonly url: string;
  readonly size?: number;
}

const HOLDS_FILES = /^(?:file|audio|files|captions)$/;

/** All pictures and files that a value names: every `src`, and the `url` of every file. */
function namedMedia(value: unknown, field: string, isFile: boolean): Named[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => namedMedia(one, `${field}[${place}]`, isFile));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = field === '' ? key : `${field}.${key}`;
    const isMedia = typeof inner === 'string' && (key === 'src' || (key === 'url' && isFile));
    if (!isMedia) return namedMedia(inner, name, HOLDS_FILES.test(key));
    return [{ field: name, url: inner, ...(typeof value.size === 'number' && { size: value.size }) }];
  });
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Finds pictures and files that are missing in `media/` (each once) or have another size than stated. */
export function mediaFaults(dir: string, things: Iterable<{ whose: string; thing: unknown }>): string[] {
  const absent = new Map<string, { first: string; others: number }>();
  const faults: string[] = [];
  for (const { whose, thing } of things) {
    for (const { field, url, size } of namedMedia(thing, '', false)) {
      if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) continue;
      const file = path.join(dir, 'media', path.normalize(`/${decoded(url).replace(/[?#].*$/, '')}`));
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats?.isFile()) {
        const known = absent.get(url);
        if (known) known.others += 1;
        else absent.set(url, { first: `${whose}, field ${field}`, others: 0 });
      } else if (size !== undefined && size !== stats.size) {
        const sizeField = field.replace(/url$/, 'size');
        faults.push(`${whose}, field ${sizeField}: expected ${stats.size}, the bytes of ${url}, found ${size}`);
      }
    }
  }
  const missing = [...absent].map(([url, { first, others }]) => {
    const where = others === 0 ? first : `${first}, and ${others} more`;
    return `${where}: expected a file of media/, found "${url}", which is not there`;
  });
  return [...missing, ...faults];
}
