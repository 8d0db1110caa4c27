// Reads a PDF: its facts with pdf.js, and its text with PDFium. Only PDFium gives the letters of clusters of glyphs.
import { brotliCompressSync, constants } from 'node:zlib';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { type Block, MOST_PAGES, type Paper, type Readable } from './facts.ts';
import { type GlyphPage, readGlyphs } from './glyphs.ts';
import { factsOf, LockedError, openPdf } from './pdf-facts.ts';
import { type Pdfium, startPdfium } from './pdfium.ts';
import { blocksOf, type Tag } from './tagged.ts';

let started: Promise<Pdfium> | undefined;

/** Fonts from before Unicode: the text has Latin letters, and the font shows them as Hindi letters. */
const OLD_FONTS = /kruti|devlys|chanakya|shusha|shivaji|walkman|dv[-_]?tt|aps[-_]dv|agra\b|4cgandhi|bhaskar|susha/i;
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Signs of a garbled text: a Latin letter beside a Devanagari letter in the same word, or a vowel sign without a letter. */
const GARBLED =
  /[\p{Script=Latin}\p{Co}]\p{Script=Devanagari}|\p{Script=Devanagari}[\p{Script=Latin}\p{Co}]|(?:^|[^\p{L}\p{M}\p{Join_Control}])(?=\p{Script=Devanagari})\p{M}/u;
const MOST_GARBLED = 0.1;
/**
 * The largest number of letters of a document, and of paragraphs of a page, in the text version. The text version leaves out
 * the rest.
 */
const [MOST_LETTERS, MOST_BLOCKS] = [3_000_000, 1000];
/** A page with fewer letters counts as a page without text, because a scan often has a stamp or a page number. */
const LEAST_LETTERS = 15;

/** Returns the letters of the page with this index. Returns undefined if PDFium cannot read the page. */
function glyphsAt(pdfium: Pdfium, document: number, index: number): GlyphPage | undefined {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const text = pdfium.FPDFText_LoadPage(page);
  try {
    return text === 0 ? undefined : readGlyphs(pdfium, page, text);
  } finally {
    if (text !== 0) pdfium.FPDFText_ClosePage(text);
    pdfium.FPDF_ClosePage(page);
  }
}

async function treeOf(document: PDFDocumentProxy, index: number): Promise<Tag | undefined> {
  try {
    // According to the types of pdf.js, a tree always exists. But a page may have no tree.
    const tree: unknown = await (await document.getPage(index + 1)).getStructTree();
    return (tree as Tag | null) ?? undefined;
  } catch {
    return undefined; // the tree is damaged, so the gaps between lines decide where paragraphs are
  }
}

interface Reading {
  readonly pages: Block[][];
  letters: { latin: number; devanagari: number; old: number };
  /** The number of words with Devanagari letters, and how many of them have an impossible spelling. */
  words: { all: number; garbled: number };
  /** The number of pages that have a picture and no text. */
  pictured: number;
  fullPages: number;
}

function countLetters(reading: Reading, { glyphs, fonts, pictures }: GlyphPage): void {
  const text = glyphs.map((one) => one.text).join('');
  const [latin, devanagari] = [/\p{Script=Latin}/gu, /\p{Script=Devanagari}/gu].map(
    (kind) => (text.match(kind) ?? []).length,
  );
  const { letters } = reading;
  letters.latin += latin ?? 0;
  letters.devanagari += devanagari ?? 0;
  if ([...fonts].some((font) => OLD_FONTS.test(font))) letters.old += latin ?? 0;
  const words = text.split(/\s+/).filter((word) => DEVANAGARI.test(word));
  reading.words.all += words.length;
  reading.words.garbled += words.filter((word) => GARBLED.test(word)).length;
  if ((text.match(/[\p{L}\p{M}\p{N}]/gu) ?? []).length >= LEAST_LETTERS) reading.fullPages += 1;
  else if (pictures > 0) reading.pictured += 1;
}

/** Opens a document in PDFium. Returns undefined if PDFium cannot open it. */
async function inPdfium<Made>(
  bytes: Buffer,
  make: (pdfium: Pdfium, opened: number) => Made | Promise<Made>,
): Promise<Made | undefined> {
  const pdfium = await (started ??= startPdfium());
  const at = pdfium.place(bytes);
  const opened = pdfium.open(at, bytes.length);
  try {
    return opened === undefined ? undefined : await make(pdfium, opened);
  } finally {
    if (opened !== undefined) pdfium.FPDF_CloseDocument(opened);
    pdfium.free(at);
  }
}

const readPages = (document: PDFDocumentProxy, bytes: Buffer, isTagged: boolean): Promise<Reading | undefined> =>
  inPdfium(bytes, async (pdfium, opened) => {
    const reading: Reading = {
      pages: [],
      letters: { latin: 0, devanagari: 0, old: 0 },
      words: { all: 0, garbled: 0 },
      pictured: 0,
      fullPages: 0,
    };
    for (let index = 0; index < Math.min(document.numPages, MOST_PAGES); index += 1) {
      const page = glyphsAt(pdfium, opened, index);
      if (page) countLetters(reading, page);
      const { latin, devanagari } = reading.letters;
      const blocks = page && latin + devanagari <= MOST_LETTERS;
      const made = blocks ? blocksOf(page.glyphs, isTagged ? await treeOf(document, index) : undefined) : [];
      reading.pages.push(made.slice(0, MOST_BLOCKS));
    }
    return reading;
  });

/** In very repetitive text, at most this many letters are counted as one byte. */
const MOST_IN_A_BYTE = 12;

/** Returns the approximate number of bytes of a page's text in a compressed page of the site. */
function weightOf(blocks: readonly Block[]): number {
  const json = JSON.stringify(blocks);
  return Math.max(brotliCompressSync(json, FAST).length, Math.ceil(json.length / MOST_IN_A_BYTE));
}

function readableOf({ letters, words, pictured, fullPages }: Reading): Readable {
  if (words.garbled > words.all * MOST_GARBLED) return 'garbled';
  if (letters.old > (letters.latin + letters.devanagari) / 2) return 'garbled';
  if (fullPages > 0) return 'text';
  return pictured > 0 ? 'scan' : 'nothing';
}

/** Reads a PDF. If the PDF is damaged, throws an error with a short reason. */
export async function readPdf(bytes: Buffer): Promise<Paper> {
  let document: PDFDocumentProxy;
  try {
    document = await openPdf(bytes);
  } catch (error) {
    if (error instanceof LockedError) return { facts: { format: 'pdf', isEncrypted: true, needsPassword: true } };
    throw error;
  }
  try {
    const decrypted = () => inPdfium(bytes, (pdfium, opened) => pdfium.copyOf(opened));
    const facts = await factsOf(document, bytes, MOST_PAGES, decrypted);
    const reading = await readPages(document, bytes, facts.isTagged === true);
    if (!reading) return { facts };
    const readable = readableOf(reading);
    const hasText = readable === 'text';
    const { latin, devanagari } = reading.letters;
    const letters = hasText ? (devanagari > latin ? 'hi' : 'en') : undefined;
    return {
      facts: {
        ...facts,
        readable,
        letters,
        weights: hasText ? reading.pages.map(weightOf) : undefined,
        pictured: hasText ? reading.pictured : undefined,
      },
      text: hasText ? reading.pages : undefined,
    };
  } finally {
    await document.loadingTask.destroy();
  }
}
