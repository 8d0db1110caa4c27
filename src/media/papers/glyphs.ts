// Reads a page of a PDF as pieces of text, each with its place. The pieces have the order in which the page draws them.
import { type Box, FORM, IMAGE, type Pdfium, TEXT } from './pdfium.ts';

/** A piece of text: a letter or a cluster of letters, or a white space without a place. */
export interface Glyph {
  readonly text: string;
  readonly box: Box;
  readonly size: number;
  /** The number of the marked content that contains the letter. The document's structure tree uses these numbers. */
  readonly mark: number;
  /** True for page numbers, headers and footers, if the document marks them. */
  readonly isArtifact: boolean;
  /** True for the first letter of a piece that the page draws in one step, such as the text of a table cell. */
  readonly isFirst?: boolean;
}

export interface GlyphPage {
  readonly glyphs: readonly Glyph[];
  readonly pictures: number;
  readonly fonts: ReadonlySet<string>;
}

/** Objects can contain objects. In a harmful file, this nesting may have no end. */
const MOST_DEPTH = 8;
/** At most this many letters of a page are read. */
const MOST_LETTERS = 60_000;
const MOST_OBJECTS = 200_000;
const [LINE_FEED, RETURN] = [10, 13];
const NOWHERE: Box = { left: 0, right: 0, top: 0, bottom: 0 };

interface Letters {
  readonly text: string[];
  readonly boxes: Box[];
  size: number;
}

/** Returns the letters of each text object of a page, without the white spaces that PDFium guesses from gaps. */
function lettersOf(pdfium: Pdfium, textPage: number): Map<number, Letters> {
  const found = new Map<number, Letters>();
  const count = Math.min(pdfium.FPDFText_CountChars(textPage), MOST_LETTERS);
  for (let index = 0; index < count; index += 1) {
    const code = pdfium.FPDFText_GetUnicode(textPage, index);
    const object = pdfium.FPDFText_GetTextObject(textPage, index);
    const isGuessed = pdfium.FPDFText_IsGenerated(textPage, index) === 1;
    if (object === 0 || code === 0 || code === LINE_FEED || code === RETURN || isGuessed) continue;
    const own = found.get(object) ?? { text: [], boxes: [], size: pdfium.fontSize(textPage, index) };
    own.text.push(String.fromCodePoint(code > 0x10ffff ? 0xfffd : code));
    own.boxes.push(pdfium.box(textPage, index));
    found.set(object, own);
  }
  return found;
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.max(...boxes.map(({ top }) => top)),
  bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
});

/** Rotates a place on a rotated sheet, so that lines of text go from left to right. */
function turned({ left, right, top, bottom }: Box, quarters: number): Box {
  if (quarters === 1) return { left: -top, right: -bottom, top: right, bottom: left };
  if (quarters === 2) return { left: -right, right: -left, top: -bottom, bottom: -top };
  if (quarters === 3) return { left: bottom, right: top, top: -left, bottom: -right };
  return { left, right, top, bottom };
}

interface Reading {
  readonly pdfium: Pdfium;
  readonly letters: ReadonlyMap<number, Letters>;
  readonly quarters: number;
  readonly glyphs: Glyph[];
  readonly fonts: Set<string>;
  pictures: number;
  /** The number of letters that were found. */
  found: number;
  /** The number of objects that were read. */
  seen: number;
  lastCluster: number;
}

/**
 * Returns the facts from an object's marks: the text that the object stands for (`cluster` is the mark of this text), and
 * whether the object is a page number, header or footer.
 */
function marksOf({ pdfium }: Reading, object: number) {
  let [cluster, said, isArtifact]: [number, string | undefined, boolean] = [0, undefined, false];
  const count = pdfium.FPDFPageObj_CountMarks(object);
  for (let index = 0; index < count; index += 1) {
    const mark = pdfium.FPDFPageObj_GetMark(object, index);
    if (pdfium.markName(mark) === 'Artifact') isArtifact = true;
    const text = pdfium.actualText(mark);
    if (text !== undefined) [cluster, said] = [mark, text];
  }
  return { cluster, said, isArtifact };
}

/**
 * Extends the place of the last cluster by the place of an object. The caller does this only for objects of the page itself:
 * objects inside other objects have other coordinates.
 */
function stretch({ pdfium, glyphs, quarters }: Reading, object: number): void {
  const [last, box] = [glyphs.at(-1), pdfium.objectBox(object)];
  if (last && box) glyphs[glyphs.length - 1] = { ...last, box: around([last.box, turned(box, quarters)]) };
}

/**
 * Reads a text object. PDFs with Devanagari state the letters of each cluster of glyphs (ActualText). Objects of the same
 * cluster share one mark.
 */
function readText(reading: Reading, object: number, depth: number): void {
  const { pdfium, quarters } = reading;
  const letters = reading.letters.get(object);
  if (letters) reading.fonts.add(pdfium.fontName(object));
  const { cluster, said, isArtifact } = marksOf(reading, object);
  // The marked content inside another object has its own numbers, which the structure tree of the page does not use.
  const mark = depth === 0 ? pdfium.FPDFPageObj_GetMarkedContentID(object) : -1;
  const add = (text: string, box: Box, isFirst = false): void => {
    reading.found += text.length;
    if (reading.found > MOST_LETTERS) return;
    reading.glyphs.push({ text, box: turned(box, quarters), size: letters?.size ?? 0, mark, isArtifact, isFirst });
  };
  if (said !== undefined) {
    if (cluster !== reading.lastCluster && letters) add(said, around(letters.boxes));
    if (cluster !== reading.lastCluster && !letters && said.trim() === '') add(' ', NOWHERE);
    // For a ligature, PDFium returns only the place of the first letter. So the place of the whole object is added, even for
    // the first object of a cluster.
    if ((letters ?? cluster === reading.lastCluster) && depth === 0) stretch(reading, object);
    if (letters) reading.lastCluster = cluster;
    return;
  }
  reading.lastCluster = 0;
  // PDFium returns no letters for objects that draw nothing. These objects are the spaces between words.
  if (!letters) add(' ', NOWHERE);
  letters?.text.forEach((text, index) => add(text, letters.boxes[index] ?? NOWHERE, index === 0));
}

/** Reads an object of a page, and the objects inside it. */
function readObject(reading: Reading, object: number, depth: number): void {
  const { pdfium } = reading;
  reading.seen += 1;
  if (reading.seen > MOST_OBJECTS) return;
  const type = pdfium.FPDFPageObj_GetType(object);
  if (type === IMAGE) reading.pictures += 1;
  if (type === TEXT) readText(reading, object, depth);
  if (type !== FORM || depth >= MOST_DEPTH) return;
  const count = pdfium.FPDFFormObj_CountObjects(object);
  for (let index = 0; index < count; index += 1)
    readObject(reading, pdfium.FPDFFormObj_GetObject(object, index), depth + 1);
}

/** Reads a page. `page` and `textPage` are open. */
export function readGlyphs(pdfium: Pdfium, page: number, textPage: number): GlyphPage {
  const reading: Reading = {
    pdfium,
    letters: lettersOf(pdfium, textPage),
    quarters: pdfium.FPDFPage_GetRotation(page),
    glyphs: [],
    fonts: new Set(),
    pictures: 0,
    found: 0,
    seen: 0,
    lastCluster: 0,
  };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) readObject(reading, pdfium.FPDFPage_GetObject(page, index), 0);
  return reading;
}
