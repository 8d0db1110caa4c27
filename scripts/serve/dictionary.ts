// Compresses pages with the frame (what all pages of a language share) as dictionary (RFC 9842).
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdCompressSync, zstdDecompress, type ZstdOptions } from 'node:zlib';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { href, paths } from '../../src/routes.ts';
import { fileOf, FRAME_TAG } from './rules.ts';

/** The ending of a page's file that was compressed with a frame. The name is `<page>.<tag of the frame>.dcz`. */
export const DCZ = '.dcz';

const toZstd = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress);
const fromZstd = promisify<Buffer, ZstdOptions, Buffer>(zstdDecompress);
/** The zstd level. Higher levels save 5 % and take ten times as long. */
const LEVEL = 9;
/** The first bytes of a `dcz` file. The dictionary's hash follows them. zstd skips these bytes and the hash. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** The file of each language's frame. Browsers use it as the dictionary. */
const frameFiles: Readonly<Record<Lang, string>> = Object.fromEntries(
  LANGS.map((lang) => [lang, fileOf(href(paths.frame, lang)).slice(1)]),
) as Record<Lang, string>;

export const isFrame = (file: string): boolean => LANGS.some((lang) => frameFiles[lang] === file);

/** Returns the file of the frame for a page. Returns undefined for other files. */
export function frameFileOf(file: string): string | undefined {
  if (!file.endsWith('.html') || isFrame(file)) return undefined;
  return frameFiles[/^hi[/.]/.test(file) ? 'hi' : 'en'];
}

export interface Frame {
  /** Letters and digits of the frame's hash. A web server can find them in the `Available-Dictionary` header. */
  readonly tag: string;
  readonly bytes: Buffer;
  readonly hash: Buffer;
}

const TAG = new RegExp(`^${FRAME_TAG}`);

/** Returns undefined if the hash has too many `+` and `/` for a tag. Then pages are not compressed with the frame. */
export function frameOf(bytes: Buffer): Frame | undefined {
  const hash = createHash('sha256').update(bytes).digest();
  const [, ...parts] = TAG.exec(hash.toString('base64')) ?? [];
  return parts.length === 0 ? undefined : { tag: parts.join(''), bytes, hash };
}

/** Returns the name of a page's file for browsers that have the frame. */
export const framedName = (file: string, tag: string): string => `${file}.${tag}${DCZ}`;

/** Returns the page to which a `.dcz` file belongs. Returns undefined for other files. */
export const pageOfFramed = (file: string): string | undefined =>
  /^(.*\.html)\.[A-Za-z0-9]{6,18}\.dcz$/.exec(file)?.[1];

/** Both functions must give zstd the size of the page. Otherwise `framed` and `framedNow` would return different bytes. */
const zstdOptions = (page: Buffer, dictionary: Buffer): ZstdOptions => ({
  dictionary,
  pledgedSrcSize: page.length,
  params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
});

const framedWith = (hash: Buffer, form: Buffer): Buffer => Buffer.concat([MAGIC, hash, form]);

/** Compresses a page with its frame. */
export const framed = async (page: Buffer, { bytes, hash }: Frame): Promise<Buffer> =>
  framedWith(hash, await toZstd(page, zstdOptions(page, bytes)));

/** Compresses a page with its frame at once: this thread waits until the work is done. */
export const framedNow = (page: Buffer, { bytes, hash }: Frame): Buffer =>
  framedWith(hash, zstdCompressSync(page, zstdOptions(page, bytes)));

/** Decompresses the page. Rejects if it was compressed with another frame. */
export async function unframed(form: Buffer, { bytes, hash }: Frame): Promise<Buffer> {
  if (!form.subarray(0, MAGIC.length + hash.length).equals(Buffer.concat([MAGIC, hash])))
    throw new Error(
      'The page was compressed with another frame (dictionary), so it cannot be unpacked with this frame.',
    );
  return await fromZstd(form.subarray(MAGIC.length + hash.length), { dictionary: bytes });
}
