// The types for the facts of a file's inside, and for the text of a PDF. Only reader-process.ts makes these values.
import type { Act } from '../../i18n/file-words.ts';

/**
 * How a PDF can be read. `text`: screen readers and the search can read it. `scan`: its pages are only pictures. `garbled`: its
 * letters are not the letters that people see, because its font is older than Unicode, or because a program lost the meaning of
 * its glyphs.
 */
export type Readable = 'text' | 'scan' | 'garbled' | 'nothing';

/** The facts of a file's inside. A fact is undefined if the format does not have it. */
export interface PaperFacts {
  readonly format: 'pdf' | 'office' | 'zip';
  /** Why the inside is unknown: the file is damaged or too large, or reading it takes too much time or memory. */
  readonly fault?: 'broken' | 'large' | 'slow' | 'huge' | undefined;
  /** The error message of the library. */
  readonly why?: string | undefined;
  readonly bytes?: number | undefined;
  readonly needsPassword?: boolean | undefined;
  readonly isEncrypted?: boolean | undefined;
  readonly pages?: number | undefined;
  readonly slides?: number | undefined;
  readonly sheets?: number | undefined;
  /** The number of files in a zip file. */
  readonly files?: number | undefined;
  /** The language that the file states, such as `hi-IN`. */
  readonly lang?: string | undefined;
  /** The language of most letters of the text. Only for PDFs with text. */
  readonly letters?: 'en' | 'hi' | undefined;
  readonly title?: string | undefined;
  readonly isTagged?: boolean | undefined;
  readonly readable?: Readable | undefined;
  /** In a document with text: the number of pages that are only pictures. Only pages that were read are counted. */
  readonly pictured?: number | undefined;
  /**
   * The approximate compressed size of the text of each page that was read, in bytes. A long file has more pages than were
   * read.
   */
  readonly weights?: readonly number[] | undefined;
  readonly hasForm?: boolean | undefined;
  readonly hasScript?: boolean | undefined;
  /** True if some objects of a PDF cannot be read. These objects may contain scripts. */
  readonly isHidden?: boolean | undefined;
  /** Other actions of the file that can harm the reader's computer. */
  readonly acts?: readonly Act[] | undefined;
  /** The addresses to which the forms of the file are sent, as the file states them. An unknown address is an empty text. */
  readonly sendsTo?: readonly string[] | undefined;
  readonly hasMacros?: boolean | undefined;
  readonly attachments?: number | undefined;
  readonly producer?: string | undefined;
  readonly creator?: string | undefined;
  /** The moments of creation and of the last change, in ISO 8601. */
  readonly made?: string | undefined;
  readonly changed?: string | undefined;
}

/** A part of the text of a page. Its texts are plain text. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** The description of a picture, from the document. */
  | { readonly kind: 'picture'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] };

/** An item of a list, with the lists inside it. */
export interface Item {
  readonly text: string;
  readonly items: readonly Item[];
}

export interface Cell {
  readonly text: string;
  readonly isHead: boolean;
}

/** The pages of a document. A page without text has no blocks. */
export type PaperText = readonly (readonly Block[])[];

export interface Paper {
  readonly facts: PaperFacts;
  /** The text, if the document has one. */
  readonly text?: PaperText | undefined;
}

/** A file to read. Its ending names the expected format. */
export interface PaperJob {
  readonly bytes: Buffer;
  readonly ending: string;
}

/** The largest number of pages that are read for their text. Reading a page takes 5 to 25 ms. */
export const MOST_PAGES = 300;

/** The limits of the process that reads files: CPU time for one file, and memory. */
export const [MOST_SECONDS, MOST_MEGABYTES] = [30, 1000] as const;
