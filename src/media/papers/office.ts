// Reads facts about office documents and zip files, such as the title and the number of pages. Unpacks only the small files
// inside that have these facts.
import { decodeXML } from 'entities';
import { strFromU8, unzipSync } from 'fflate';
import { oneLine } from '../../lib/clean-text.ts';
import type { PaperFacts } from './facts.ts';

/** The names of the files inside that have the facts. Microsoft and OpenDocument use different names. */
const FACTS = ['docProps/core.xml', 'docProps/app.xml', 'meta.xml'];
/** A larger file inside is skipped, because it may be made to fill the memory. */
const MOST_BYTES = 1_000_000;
const OFFICE = /^(?:docx|xlsx|pptx|docm|xlsm|pptm|odt|ods|odp)$/;
const MACROS = /(^|\/)vbaProject\.bin$|^Basic\//;

/** A document of Office with a password is packed into another file format, which contains this name. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

/** Reads a zip file, or a document of Office. Throws an error if it is damaged. */
export function readZip(bytes: Buffer, ending: string): PaperFacts {
  if (OFFICE.test(ending) && bytes[0] === 0xd0 && bytes.includes(LOCKED))
    return { format: 'office', needsPassword: true };
  const names: string[] = [];
  const unpacked = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      return FACTS.includes(name) && originalSize <= MOST_BYTES;
    },
  });
  if (!OFFICE.test(ending)) return { format: 'zip', files: names.filter((name) => !name.endsWith('/')).length };
  const xml = Object.values(unpacked)
    .map((one) => strFromU8(one))
    .join('\n');
  const said = (element: string): string | undefined => {
    const [, text = ''] = new RegExp(`<(?:\\w+:)?${element}(?:\\s[^>]{0,200})?>([^<]{0,2000})<`).exec(xml) ?? [];
    return oneLine(decodeXML(text)).slice(0, 300) || undefined;
  };
  const number = (text: string | undefined): number | undefined => Number(text) || undefined;
  const count = (pattern: RegExp): number | undefined => names.filter((name) => pattern.test(name)).length || undefined;
  const counted = (what: string): number | undefined =>
    number(new RegExp(`meta:${what}-count="(\\d+)"`).exec(xml)?.[1]);
  const isSheet = /^(?:xls|ods)/.test(ending);
  const isShow = /^(?:ppt|odp)/.test(ending);
  return {
    format: 'office',
    title: said('title'),
    lang: said('language'),
    pages: isSheet || isShow ? undefined : (number(said('Pages')) ?? counted('page')),
    slides: isShow ? (count(/^ppt\/slides\/slide\d+\.xml$/) ?? counted('page')) : undefined,
    sheets: isSheet ? (count(/^xl\/worksheets\/[^/]+\.xml$/) ?? counted('table')) : undefined,
    hasMacros: names.some((name) => MACROS.test(name)),
    producer: said('Application') ?? said('generator'),
    made: said('created') ?? said('creation-date'),
    changed: said('modified') ?? said('date'),
  };
}
