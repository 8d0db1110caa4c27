// What the build knows of the inside of a file, and the text of a PDF. Only reader-process.ts makes them.
import type { Act } from '../../i18n/file-words.ts';

/**
 * How a PDF can be read: by ear and by search, as pictures of pages only, or not, because its letters are not what they look
 * like: its font is older than Unicode, or a program lost what its glyphs stand for.
 */
export type Readable = 'text' | 'scan' | 'garbled' | 'nothing';

/** The facts of a file's inside. A fact that the format does not have is undefined. */
export interface PaperFacts {
  readonly format: 'pdf' | 'office' | 'zip';
  /** Why the inside is not known: the file is damaged, or too large, or reading it takes too much time or memory. */
  readonly fault?: 'broken' | 'large' | 'slow' | 'huge' | undefined;
  /** The same in the words of the library. */
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
  /** The number of pages that were read and are only pictures, in a document with text. */
  readonly pictured?: number | undefined;
  /** About the bytes of the text of each page that was read, when it is compressed. Long files have more pages. */
  readonly weights?: readonly number[] | undefined;
  readonly hasForm?: boolean | undefined;
  readonly hasScript?: boolean | undefined;
  /** True if objects of a PDF cannot be read. They may have scripts. */
  readonly isHidden?: boolean | undefined;
  /** What else it can do to the computer of its reader. */
  readonly acts?: readonly Act[] | undefined;
  /** Where its forms are sent to, as it says it. Empty if it cannot be known. */
  readonly sendsTo?: readonly string[] | undefined;
  readonly hasMacros?: boolean | undefined;
  readonly attachments?: number | undefined;
  readonly producer?: string | undefined;
  readonly creator?: string | undefined;
  /** The moments of making and of the last change, in ISO 8601. */
  readonly made?: string | undefined;
  readonly changed?: string | undefined;
}

/** A part of the text of a page. Its texts are plain text. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** A picture that the document describes. */
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

/** A file to read. Its ending says what it should be. */
export interface PaperJob {
  readonly bytes: Buffer;
  readonly ending: string;
}

/** At most so many pages are read for their text. Reading a page takes 5 to 25 ms. */
export const MOST_PAGES = 300;

/** The limits of the process that reads files: CPU time for one file, and memory. */
export const [MOST_SECONDS, MOST_MEGABYTES] = [30, 1000] as const;
