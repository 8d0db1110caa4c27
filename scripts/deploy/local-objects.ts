// The objects of a built site, in the order in which they may be sent.
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

/** Compressed files and light twins are not sent: storage cannot choose between forms, and a CDN compresses by itself. */
const STAYS = /\.(br|gz|dcz|part)$|(^|\/)(_headers|_redirects|\.[^/]*)$/;

/** The name of a page is the address that visitors ask for. */
const keyOf = (name: string): string =>
  name === 'index.html' || isErrorPage(`/${name}`) ? name : name.replace(/\.html$/, '');

/** As a browser asks for it. */
export const addressOf = (key: string): string => (key === 'index.html' ? '/' : encodeURI(`/${key}`));

export const tagOf = (bytes: Buffer, headers: LocalObject['headers']): string =>
  createHash('sha256').update(JSON.stringify(headers)).update(bytes).digest('base64url');

/** Throws where there is no site: an empty folder would remove everything from the storage. */
export async function localObjects(dir: string): Promise<Map<string, LocalObject>> {
  const objects = new Map<string, LocalObject>();
  // A publish may add a page meanwhile, and a list that is read later may lead to it. So new files are read as well.
  for (const look of [filesIn, filesIn])
    for (const name of await look(dir)) {
      if (STAYS.test(name) || isLite(name)) continue;
      // The frame is of no use without the differences of pages from it: it is sent empty.
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
 * Hashed files first, then new ones, then changed ones. In each group, entries come before the lists that lead to them, and
 * the search index comes last.
 */
export function rankOf(key: string, isHashed: boolean, isNew: boolean): number {
  if (isHashed) return 0;
  if (isSearchManifest(key)) return 300;
  return (isNew ? 1 : 2) * 100 - Math.min(depthOf(key), 50);
}
