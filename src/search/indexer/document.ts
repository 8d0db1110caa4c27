import { HASH_DIGITS } from '../files.ts';
import type { Entry } from '../entry.ts';
import { CLOSING_KINDS } from '../ids.ts';
import { cutText, cutTitle, LEAD, WHOLE } from '../lead.ts';
import { momentText, NEVER } from '../moments.ts';
import { bytesOf, contentHash } from '../hash.ts';

const oneField = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Returns the moment of closing as text that sorts like a number. The text is empty for entries that do not close. */
export function closingOf({ kind, closes }: Entry): string {
  if (!CLOSING_KINDS.includes(kind)) return '';
  const moment = Date.parse(closes ?? '');
  if (Number.isNaN(moment)) return NEVER;
  return momentText(moment);
}

/**
 * Returns the content of the separate text file, or undefined if the body is short enough for the documents file (the
 * texts of results).
 */
export function longText({ body }: Entry): { bytes: Uint8Array; hash: string } | undefined {
  const text = oneField(body).toWellFormed();
  if (text.length <= WHOLE) return undefined;
  const bytes = bytesOf(text);
  const hash = contentHash(bytes).slice(0, HASH_DIGITS.texts);
  return { bytes, hash };
}

/**
 * Returns the line of an entry in a documents file (the texts of results). Tabs separate the parts of the line. Empty
 * parts at the end are left out.
 */
export function documentLine(idText: string, entry: Entry, textHash: string): string {
  const parts = [
    idText,
    oneField(entry.url),
    entry.page === undefined ? cutTitle(entry.title) : oneField(entry.title),
    cutText(entry.body ?? '', textHash ? LEAD : WHOLE),
    textHash,
    closingOf(entry),
    oneField(entry.reference),
    oneField(entry.fileType),
    entry.fileBytes === undefined ? '' : String(entry.fileBytes),
    ...(entry.about ?? []).map(oneField),
  ];
  return `${parts.join('\t').replace(/\t+$/, '')}\n`;
}
