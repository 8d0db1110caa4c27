// Lists the files of a built site as objects for the storage, and says in which order they may be sent.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import path from 'node:path';
import { filesIn, isSearchManifest } from '../serve/site-files.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import { isFrame } from '../serve/dictionary.ts';
import { isLite } from '../serve/lite-twin.ts';
import { cacheControlOf, isErrorPage } from '../serve/rules.ts';

export interface LocalObject {
  readonly key: string;
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A hash of content and headers. */
  readonly tag: string;
}

/**
 * Matches files that are not sent, such as compressed files: storage cannot choose a file for a browser. A CDN
 * compresses instead.
 */
const STAYS = /\.(br|gz|dcz|part)$|(^|\/)(_headers|_redirects|\.[^/]*)$/;

/** Returns the name of an object. The name of a page is the address that visitors ask for. */
const keyOf = (name: string): string =>
  name === 'index.html' || isErrorPage(`/${name}`) ? name : name.replace(/\.html$/, '');

/** True for files that have an address of their own. */
export const isSent = (name: string): boolean => !STAYS.test(name) && !isLite(name);

/** Returns the address that a browser asks for. */
export const addressOf = (key: string): string => (key === 'index.html' ? '/' : encodeURI(`/${key}`));

export const addressOfFile = (name: string): string => addressOf(keyOf(name));

export const tagOf = (bytes: Buffer, headers: LocalObject['headers']): string =>
  createHash('sha256').update(JSON.stringify(headers)).update(bytes).digest('base64url');

/** Throws if the folder holds no site, because an empty folder would remove everything from the storage. */
export async function localObjects(dir: string): Promise<Map<string, LocalObject>> {
  const objects = new Map<string, LocalObject>();
  // The files are listed twice: while they are listed, a publish may add a page and a link to it. The second list contains such
  // a page.
  for (const look of [filesIn, filesIn])
    for (const name of await look(dir)) {
      if (!isSent(name)) continue;
      // The frame (the part that all pages of a language share) is useless without `.dcz` files, which the storage does not
      // get. So the frame is sent as an empty file.
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
 * Returns a number: objects with a lower number are sent first. The order is: files with hashed names, new files,
 * changed files, the list of search index files. In each group, pages come before the lists that link to them.
 */
export function rankOf(key: string, isHashed: boolean, isNew: boolean): number {
  if (isHashed) return 0;
  if (isSearchManifest(key)) return 300;
  return (isNew ? 1 : 2) * 100 - Math.min(depthOf(key), 50);
}
