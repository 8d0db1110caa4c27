// Reads the facts of a PDF with pdf.js. pdf.js knows the catalogue of a document, its actions and its structure tree.
import { getDocument, PasswordException, type PDFDocumentProxy, VerbosityLevel } from 'unpdf/pdfjs';
import { oneLine } from '../../lib/clean-text.ts';
import type { PaperFacts } from './facts.ts';
import { type Found, isProgram } from './pdf-acts.ts';
import { lookInto } from './pdf-scripts.ts';

/** The file cannot be read without a password. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/** Opens a PDF. pdf.js takes over the memory of the bytes that it gets, so it gets a copy. Throws LockedError. */
export async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.ERRORS,
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      stopAtErrors: false,
    }).promise;
  } catch (error) {
    if (error instanceof PasswordException) throw new LockedError('it asks for a password', { cause: error });
    throw error;
  }
}

/**
 * Returns a date such as `D:20261120120000+05'30'` in ISO 8601. A date without a time zone is in India's time. Returns
 * undefined for other texts.
 */
export function momentOf(said: unknown): string | undefined {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', zone, hours, minutes = '00'] =
    /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z|[+-])(?:(\d\d)'?(\d\d)?)?)?/.exec(String(said)) ?? [];
  if (year === undefined) return undefined;
  const offset =
    zone === 'Z' ? 'Z' : zone === undefined || hours === undefined ? '+05:30' : `${zone}${hours}:${minutes}`;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

const word = (said: unknown): string | undefined =>
  (typeof said === 'string' && oneLine(said).slice(0, 300)) || undefined;

/** True if a page, or a field or a link of a page, has actions. pdf.js does not run these actions. */
async function hasPageScript(document: PDFDocumentProxy, mostPages: number): Promise<boolean> {
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
    try {
      const page = await document.getPage(number);
      const annotations = (await page.getAnnotations()) as { actions?: unknown; unsafeUrl?: unknown }[];
      const actions: unknown = await page.getJSActions();
      const hasOne = annotations.some((one) => one.actions || /^\s*javascript:/i.test(String(one.unsafeUrl)));
      if (actions || hasOne) return true;
    } catch {
      // A damaged page has no actions that a viewer can run.
    }
  }
  return false;
}

/**
 * Returns the actions of a PDF. If the PDF is encrypted, its strings and packed objects are readable only in a decrypted copy.
 */
function foundIn(bytes: Buffer, copy: Buffer | undefined): Found {
  const found = lookInto(bytes);
  if (!copy) return found;
  const inCopy = lookInto(copy);
  return { ...inCopy, hasScript: found.hasScript || inCopy.hasScript };
}

const listOf = <Value>(values: Iterable<Value>): Value[] | undefined => {
  const list = [...values].sort();
  return list.length > 0 ? list : undefined;
};

/** Returns the facts of an open document. A damaged part gives no fact. `decrypted` makes a copy without encryption. */
export async function factsOf(
  document: PDFDocumentProxy,
  bytes: Buffer,
  mostPages: number,
  decrypted: () => Promise<Buffer | undefined>,
): Promise<PaperFacts> {
  const part = <Value>(value: Promise<Value>): Promise<Value | undefined> => value.catch(() => undefined);
  const [metadata, marks, actions, fields, attachments] = await Promise.all([
    part(document.getMetadata()),
    part(document.getMarkInfo()),
    part(document.getJSActions()),
    part(document.getFieldObjects()),
    part(document.getAttachments()),
  ]);
  // According to the types of pdf.js, metadata always exist. But a PDF may have no metadata.
  const xmp = metadata?.metadata as { get: (name: string) => unknown } | null | undefined;
  const info = (metadata?.info ?? {}) as Record<string, unknown>;
  const fieldsSay = await part(document.hasJSActions());
  // pdf.js does not report all actions. For example, it does not report the actions of links.
  const isEncrypted = typeof info.EncryptFilterName === 'string';
  const found = foundIn(bytes, isEncrypted ? await part(decrypted()) : undefined);
  if ([...(attachments?.keys() ?? [])].some(isProgram)) found.acts.add('program');
  return {
    format: 'pdf',
    bytes: bytes.length,
    pages: document.numPages,
    isEncrypted,
    lang: word(info.Language),
    title: word(info.Title) ?? word(xmp?.get('dc:title')),
    isTagged: marks?.Marked === true,
    hasForm: Object.keys(fields ?? {}).length > 0 || info.IsXFAPresent === true,
    hasScript: Boolean(actions) || fieldsSay === true || found.hasScript || (await hasPageScript(document, mostPages)),
    // The scripts of a form in XML (XFA) are in streams that this code does not read.
    isHidden: found.isHidden || info.IsXFAPresent === true,
    acts: listOf(found.acts),
    sendsTo: listOf(found.sendsTo),
    attachments: attachments?.size ?? 0,
    producer: word(info.Producer),
    creator: word(info.Creator),
    made: momentOf(info.CreationDate),
    changed: momentOf(info.ModDate),
  };
}
