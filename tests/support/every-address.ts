import { glob } from 'node:fs/promises';
import path from 'node:path';
import { readBuilt, siteDir } from './built-site.ts';

/** Returns the address of each file, encoded as in a link. */
export async function everyAddress(): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.*', { cwd: siteDir, exclude: ['**/*.{br,gz,lite,dcz}'] }));
  const addresses = files.map((file) =>
    encodeURI(
      `/${file
        .split(path.sep)
        .join('/')
        .replace(/(^index)?\.html$/, '')}`,
    ),
  );
  const listed = ['en', 'hi'].flatMap((lang) =>
    [...readBuilt(`sitemap-${lang}.xml`).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, address = '']) => address || '/',
    ),
  );
  return [...new Set([...addresses, ...listed])].filter((address) => !/^((\/hi)?\/404$|\/gone\/)/.test(address));
}

const ENCODINGS = ['br, gzip', 'gzip', 'identity'];

/**
 * Chooses the encodings for the request of each address. Each combination of folder and ending is requested in all encodings.
 * Each single file is not, because this would take three times as long.
 */
export const inEncodings = (addresses: readonly string[]): { address: string; encoding: string }[] =>
  [...Map.groupBy(addresses.toSorted(), (address) => address.replace(/[^/]*?(\.\w+)?$/, '$1')).values()].flatMap(
    (alike) =>
      alike.flatMap((address, index) =>
        ENCODINGS.filter((_, at) => alike.length < ENCODINGS.length || at === index % ENCODINGS.length).map(
          (encoding) => ({
            address,
            encoding,
          }),
        ),
      ),
  );
