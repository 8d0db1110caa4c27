import * as z from 'zod';
import { limits } from '~/config';
import { cleanText, oneLine } from '~/lib/clean-text';
import { readHtml } from '~/lib/read-html';
import { isSafeAddress } from '~/lib/safe-address';
import { ownPath, withScheme } from './addresses';

/** Each schema of what the API sends, with its name in the OpenAPI document: `npm run openapi` writes them there. */
export const contract = z.registry<{ id: string }, z.ZodType>();

const EARLIEST = '1900-01-01';
const LATEST = '2100-12-31';
const sensible = (iso: string): boolean => iso.slice(0, 10) >= EARLIEST && iso.slice(0, 10) <= LATEST;

type Camel<Name> = Name extends `${infer Start}_${infer Rest}` ? `${Start}${Capitalize<Camel<Rest>>}` : Name;
type Ours<Wire> = { [Name in keyof Wire as Camel<Name>]: Wire[Name] };

/** Changes the field names of the API to our names: `published_on` becomes `publishedOn`. */
export const ourNames = <Wire extends Record<string, unknown>>(wire: Wire): Ours<Wire> =>
  Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as Ours<Wire>;

/** An optional field. The API may leave the field out or send `null`: both become `undefined`. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema)
    .nullish()
    .transform((value) => value ?? []);

/** A list inside an entry. A list page shows all items of this list. */
export const rowList = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(schema).max(limits.rowItems, `at most ${limits.rowItems} items`);
export const optionalRowList = <Schema extends z.ZodType>(schema: Schema) =>
  rowList(schema)
    .nullish()
    .transform((value) => value ?? []);

/**
 * A letter, digit or sign that people can see. Some letters and signs, such as U+3164 and U+2800, look like a space.
 */
const SEEN = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]/v;

const atMost = (most: number) => z.string().max(most, `at most ${most} letters`);
/** A text without markup. */
export const line = atMost(limits.lineLetters);

/** A title or name: one line of text, without invisible characters that can mislead readers. */
export const text = atMost(limits.titleLetters)
  .min(1, 'a text that is not empty')
  .transform(oneLine)
  .refine((line) => SEEN.test(line), 'a text that is not empty');

/** A text that becomes `undefined` if it is empty. */
export const optionalText = line
  .nullish()
  .transform((value) => (SEEN.test(value ?? '') ? oneLine(value ?? '') : undefined));

// With `abort`, later checks are skipped. These later checks calculate with dates, and would fail for a text that is no date.
export const day = z.iso
  .date({ abort: true, error: 'a date YYYY-MM-DD' })
  .refine(sensible, `a date between ${EARLIEST} and ${LATEST}`);

/** Fractions of a second may have any number of digits. */
const MOMENT_LETTERS = 40;
export const moment = z.iso
  .datetime({ offset: true, abort: true, error: 'a moment such as 2026-11-20T17:00:00+05:30' })
  .max(MOMENT_LETTERS, `at most ${MOMENT_LETTERS} letters`)
  .refine(sensible, `a moment between ${EARLIEST} and ${LATEST}`);

const ID = 'letters, digits, - and _, at most 128';
/**
 * IDs that are not allowed: reserved file names on Windows, and `index`, because the list of entries uses that address.
 */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|index)$/i;
/** An ID. It becomes a part of addresses and file names. */
export const id = z
  .union([z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, ID), z.int().min(0)], ID)
  .transform(String)
  .refine((one) => !RESERVED.test(one), 'an id that is no name of a device or a folder, such as "con" or "index"')
  .register(contract, { id: 'Id' });

/** Untrusted HTML from an editor. Only `richText()` may put it on a page. */
export const rawHtml = z.string().brand<'RawHtml'>();
export type RawHtml = z.infer<typeof rawHtml>;

const PICTURES = new Set(['img', 'image', 'embed']);
const isBlank = (html: string): boolean =>
  !readHtml(html).some((piece) => (piece.name === undefined ? SEEN.test(piece.text) : PICTURES.has(piece.name)));

/** HTML that becomes `undefined` if it has no text and no picture. */
export const optionalHtml = z
  .string()
  .nullish()
  .transform((html) => (html === undefined || html === null || isBlank(html) ? undefined : rawHtml.parse(html)));

/** Optional HTML of an entry. A list page shows the whole text. */
export const optionalRowHtml = z
  .string()
  .max(limits.rowLetters, `at most ${limits.rowLetters} letters`)
  .nullish()
  .pipe(optionalHtml);

export const safeAddress = z
  .string()
  .trim()
  .min(1, 'an address')
  .overwrite(withScheme)
  .refine(isSafeAddress, 'an http, https, mailto, tel or site address, without a password');

/** The address of a link. The site (not the API) writes the text of this link. An empty address becomes `undefined`. */
export const optionalAddress = optionalText
  .pipe(safeAddress.optional())
  .transform((url) => (url === undefined ? undefined : (ownPath(url) ?? url)));

const storedAddress = safeAddress.refine((url) => !/^(mailto:|tel:|#)/i.test(url), 'an address in the file storage');

export const link = z
  .object({
    title: text,
    url: safeAddress,
    url_type: z.enum(['internal', 'external'], 'internal or external'),
    open_in_new_tab: optional(z.boolean()),
  })
  .refine((wire) => wire.url_type === 'internal' || /^([a-z]+:|[/?#])/i.test(wire.url), {
    path: ['url'],
    message: 'a full address, such as https://portal.example/',
  })
  .transform((wire) => {
    const path = ownPath(wire.url);
    return {
      title: wire.title,
      url: path ?? wire.url,
      isExternal: path === undefined && wire.url_type === 'external',
      opensNewTab: wire.open_in_new_tab ?? false,
    };
  })
  .register(contract, { id: 'Link' });
export type Link = z.infer<typeof link>;

/** A picture with the fields of the API. `picture()` in `pictures.ts` makes the files for a page. */
export const image = z
  .object({
    src: storedAddress,
    alt: line.transform((alt) => cleanText(alt).trim()),
    width: z.int().min(1),
    height: z.int().min(1),
  })
  .transform(({ src, alt }) => ({ src, alt }))
  .register(contract, { id: 'Image' });
export type Image = z.infer<typeof image>;

export const file = z
  .object({
    url: storedAddress,
    title: optionalText,
    size: optional(z.number().nonnegative().max(Number.MAX_SAFE_INTEGER)),
    type: optionalText,
    language: optional(z.enum(['en', 'hi'], 'en or hi')),
    pages: optional(z.int().positive()),
  })
  .register(contract, { id: 'File' });
export type File = Pick<z.infer<typeof file>, 'url'> & Partial<z.infer<typeof file>>;

/** The officer for questions about a notice. */
export const contact = z
  .object({ title: text, phone: optionalText, email: optionalText })
  .register(contract, { id: 'Contact' });
export type Officer = z.infer<typeof contact>;
