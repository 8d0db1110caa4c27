// Says which objects a built site is made of, in the order in which they may be sent.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import path from 'node:path';
import { isFrame } from '../build/dictionary.ts';
import { isLite } from '../build/lite-twin.ts';
import { filesIn } from '../publish/site-files.ts';
import { isSearchManifest } from '../publish/retired-files.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import { cacheControlOf, isErrorPage } from '../serve/rules.ts';

export interface LocalObject {
  readonly key: string;
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A hash of content and headers. */
  readonly tag: string;
}

/** Compressed forms and light twins stay here: storage cannot choose between forms, a CDN compresses by itself. */
const STAYS = /\.(br|gz|dcz|part)$|(^|\/)(_headers|_redirects|\.[^/]*)$/;

/** Pages are kept under the address visitors ask for. */
const keyOf = (name: string): string =>
  name === 'index.html' || isErrorPage(`/${name}`) ? name : name.replace(/\.html$/, '');

/** As a browser asks for it. */
export const addressOf = (key: string): string => (key === 'index.html' ? '/' : encodeURI(`/${key}`));

export const tagOf = (bytes: Buffer, headers: LocalObject['headers']): string =>
  createHash('sha256').update(JSON.stringify(headers)).update(bytes).digest('base64url');

/** Throws where there is no site: an empty folder would take all of it away. */
export async function localObjects(dir: string): Promise<Map<string, LocalObject>> {
  const objects = new Map<string, LocalObject>();
  // A publish meanwhile may add a page and lead to it from a list that is read later: whatever is new then is read as well.
  for (const look of [filesIn, filesIn])
    for (const name of await look(dir)) {
      if (STAYS.test(name) || isLite(name)) continue;
      // Without what differs from it a frame is of no use: who asks for it gets no byte.
      const [file, key] = [isFrame(name) ? devNull : path.join(dir, name), keyOf(name)];
      const bytes = objects.has(key) ? undefined : await readFile(file).catch(() => undefined);
      if (!bytes) continue;
      const headers = { 'Content-Type': contentTypeOf(name), 'Cache-Control': cacheControlOf(`/${name}`) };
      objects.set(key, { key, file, headers, tag: tagOf(bytes, headers) });
    }
  if (!objects.has('index.html')) throw new Error(`There is no built site in ${dir}: expected an index.html.`);
  return objects;
}

const depthOf = (key: string): number => (/^index\.html$|\.xml$/.test(key) ? 0 : key.split('/').length);

/**
 * Hashed files first, then what is new, then what has changed; in each of them entries before the lists that lead to them.
 * What search leads to is all there before search does.
 */
export function rankOf(key: string, isHashed: boolean, isNew: boolean): number {
  if (isHashed) return 0;
  if (isSearchManifest(key)) return 300;
  return (isNew ? 1 : 2) * 100 - Math.min(depthOf(key), 50);
}
