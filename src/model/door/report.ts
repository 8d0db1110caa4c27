import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { environment } from '~/api/environment';
import type { FileFault } from '~/i18n/file-words';
import type { Lang } from '~/i18n/lang';
import { addNote, isBuild } from '~/lib/queries';
import { withoutPasswords } from '~/lib/without-passwords';

/** The problem of a document. The health board counts and explains lines of the report by this field. */
export type Matter =
  | ('broken' | 'password' | 'script' | 'macros' | 'scan' | 'no-text' | 'garbled' | 'untagged' | 'no-language')
  | (
      | 'part-scan'
      | 'hidden'
      | 'acts'
      | 'wrong-language'
      | 'no-title'
      | 'long'
      | 'unread'
      | 'pages-differ'
      | 'language-differs'
      | 'twin'
    );

/** Why a file or picture cannot be used, or the exact fault. The health board shows the reason in both languages. */
type Reason =
  | FileFault
  | ('other-count' | 'other-month' | 'taken')
  | ('slow' | 'huge' | 'large' | 'late' | 'silent' | 'gone' | 'undecodable' | 'no-address' | 'file-title');

/**
 * The exact subject of a line of the report, if `kind` does not name the subject. The health board groups and translates lines
 * by this field.
 */
export type About =
  | Matter
  | ('dead-link' | 'no-number' | 'short-bid' | 'untranslated' | 'review' | 'no-words' | 'file-name' | 'no-heads')
  | ('long-title' | 'differ' | 'to-come' | 'expires' | 'other-record');

/** One line of the report for editors and the IT team. The build script collects the lines. */
export interface ReportLine {
  /** `advice`: the entry is published, but editors could improve it. */
  kind:
    | ('read' | 'absent' | 'held-back' | 'duplicate' | 'picture' | 'file' | 'document' | 'elsewhere' | 'link')
    | ('note' | 'advice')
    /**
     * The files and pictures of an entry, so that a line about a file can name the entry. The report does not show lines of
     * this kind.
     */
    | 'use';
  about?: About;
  /** The address of the entry or file, in the API, in the file storage or on the web. */
  address: string;
  lang?: Lang;
  entry?: string;
  /** The title of the entry, shortened. */
  title?: string;
  field?: string;
  expected?: string;
  found?: string;
  /** True if the site shows an earlier, valid version of the entry. */
  lastGood?: boolean;
  count?: number;
  detail?: string;
  reason?: Reason;
  /** The addresses of the files and pictures of an entry. */
  files?: readonly string[];
  /** The day or moment since which the problem exists. */
  since?: string;
  /** After this day or moment, nobody needs to correct the problem. */
  until?: string;
}

const file = path.join(environment.CACHE_DIR, 'report.ndjson');
mkdirSync(environment.CACHE_DIR, { recursive: true });

/** A cache: the lines about an unchanged entry are the same objects in each publish. */
const notes = new WeakMap<ReportLine, ReportLine>();

/** Returns a line without passwords. For the same line, returns the same object. */
function noteOf(line: ReportLine): ReportLine {
  const note = notes.get(line) ?? (JSON.parse(withoutPasswords(JSON.stringify(line))) as ReportLine);
  notes.set(line, note);
  return note;
}

/** Reports many lines at once, because writing each line separately takes longer than finding the problems. */
export function reportAll(lines: readonly ReportLine[]): void {
  if (lines.length === 0) return;
  const all = lines.map(noteOf);
  for (const note of all) addNote(note);
  // Only a build reads this file. A publisher reads the notes.
  if (isBuild()) appendFileSync(file, all.map((note) => `${JSON.stringify(note)}\n`).join(''));
}

export const report = (line: ReportLine): void => reportAll([line]);
