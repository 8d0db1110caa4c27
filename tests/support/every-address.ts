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
