// Makes the smallest form of a page there is: what differs from the frame that all pages of its language share, for browsers that have kept that (RFC 9842).
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress, type ZstdOptions } from 'node:zlib';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { href, paths } from '../../src/routes.ts';
import { fileOf } from '../serve/rules.ts';

/** What a frame's form ends in, behind the name of its page and the tag of the frame. */
export const DCZ = '.dcz';

const toZstd = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress);
const fromZstd = promisify<Buffer, ZstdOptions, Buffer>(zstdDecompress);
/** Higher levels win a twentieth and take ten times as long. */
const LEVEL = 9;
/** The beginning of what is called `dcz`: a frame of zstd that is passed over, with the hash of the dictionary in it. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** The pages that browsers may keep to read others by, of each language. */
const frameFiles: Readonly<Record<Lang, string>> = Object.fromEntries(
  LANGS.map((lang) => [lang, fileOf(href(paths.frame, lang)).slice(1)]),
) as Record<Lang, string>;

export const isFrame = (file: string): boolean => LANGS.some((lang) => frameFiles[lang] === file);

/** The frame of the language of a page; nothing for what is no page. */
export function frameFileOf(file: string): string | undefined {
  if (!file.endsWith('.html') || isFrame(file)) return undefined;
  return frameFiles[/^hi[/.]/.test(file) ? 'hi' : 'en'];
}

export interface Frame {
  /** Six letters and digits of its hash, which a web server can find in what a browser says that it has; the first such run. */
  readonly tag: string;
  readonly bytes: Buffer;
  readonly hash: Buffer;
}

/** Nothing for one of ten million: its hash has no six letters or digits one behind the other. */
export function frameOf(bytes: Buffer): Frame | undefined {
  const hash = createHash('sha256').update(bytes).digest();
  const [tag] = /[A-Za-z0-9]{6}/.exec(hash.toString('base64')) ?? [];
  return tag === undefined ? undefined : { tag, bytes, hash };
}

/** The name of a page's form for who has a frame. */
export const framedName = (file: string, tag: string): string => `${file}.${tag}${DCZ}`;

/** The name of the page of such a form; nothing for any other file. */
export const pageOfFramed = (file: string): string | undefined => /^(.*\.html)\.[A-Za-z0-9]{6}\.dcz$/.exec(file)?.[1];

export const framed = async (page: Buffer, { bytes, hash }: Frame): Promise<Buffer> =>
  Buffer.concat([
    MAGIC,
    hash,
    await toZstd(page, { dictionary: bytes, params: { [constants.ZSTD_c_compressionLevel]: LEVEL } }),
  ]);

/** The page again. Rejects where it was made with another frame. */
export async function unframed(form: Buffer, { bytes, hash }: Frame): Promise<Buffer> {
  if (!form.subarray(0, MAGIC.length + hash.length).equals(Buffer.concat([MAGIC, hash])))
    throw new Error('This form was made with another frame.');
  return await fromZstd(form.subarray(MAGIC.length + hash.length), { dictionary: bytes });
}
