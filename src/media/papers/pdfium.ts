// The few functions of PDFium that read text, with types. PDFium runs as WebAssembly, so a harmful file cannot reach other
// memory.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFiumModule } from '@hyzyla/pdfium';
import { pdfString } from './pdf-tokens.ts';
import { startCopies } from './pdfium-copy.ts';

type Handle = number;
type Call = (...args: number[]) => number;
const NAMES = [
  'malloc',
  'free',
  'FPDF_InitLibraryWithConfig',
  'FPDF_LoadMemDocument',
  'FPDF_SaveAsCopy',
  'FPDF_CloseDocument',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDFPage_GetRotation',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPageObj_GetMarkedContentID',
  'FPDFPageObj_GetBounds',
  'FPDFPageObjMark_GetName',
  'FPDFPageObjMark_GetParamBlobValue',
  'FPDFTextObj_GetFont',
  'FPDFFont_GetBaseFontName',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_GetTextObject',
  'FPDFText_IsGenerated',
  'FPDFText_GetFontSize',
  'FPDFText_GetMatrix',
  'FPDFText_GetLooseCharBox',
] as const;
type Calls = Readonly<Record<(typeof NAMES)[number], Call>> & {
  readonly memory: WebAssembly.Memory;
  readonly __indirect_function_table: WebAssembly.Table;
};

/** The size of the memory for PDFium's answers, in bytes. Longer texts of marks are cut. */
const ROOM = 8192;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The types of page objects. Other types are not used here. */
export const [TEXT, IMAGE, FORM] = [1, 3, 5] as const;

export type Pdfium = Awaited<ReturnType<typeof startPdfium>>;

/** Starts PDFium. Read one document after the other, not two at the same time, because all calls share the buffer `room`. */
export async function startPdfium() {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
  const pdfium = await PDFiumModule({ wasmBinary: new Uint8Array(wasm).buffer });
  const calls = pdfium.wasmExports as unknown as Calls;
  const missing = NAMES.filter((name) => typeof calls[name] !== 'function');
  if (missing.length > 0) throw new Error(`PDFium has no ${missing.join(', ')}`);
  pdfium._FPDF_InitLibraryWithConfig(0 as unknown as object);
  const room = calls.malloc(ROOM);
  // When the memory grows, its buffer is replaced. So the buffer is read again each time.
  const memory = (): Buffer => Buffer.from(calls.memory.buffer);

  const place = (bytes: Uint8Array): Handle => {
    const at = calls.malloc(bytes.length);
    memory().set(bytes, at);
    return at;
  };
  const actualText = place(Buffer.from('ActualText\0'));

  return {
    ...calls,
    place,
    /** Opens a document. Returns undefined if PDFium cannot open it. */
    open: (at: Handle, size: number): Handle | undefined => calls.FPDF_LoadMemDocument(at, size, 0) || undefined,
    /** Writes a document again, without encryption. */
    copyOf: startCopies(calls),
    box: (textPage: Handle, index: number): Box => {
      calls.FPDFText_GetLooseCharBox(textPage, index, room);
      const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => memory().readFloatLE(room + at));
      return { left, right, top, bottom } as Box;
    },
    /** Returns the place of an object. Returns undefined if the object draws nothing. */
    objectBox: (object: Handle): Box | undefined => {
      if (!calls.FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12)) return undefined;
      const [left, bottom, right, top] = [0, 4, 8, 12].map((at) => memory().readFloatLE(room + at));
      return { left, right, top, bottom } as Box;
    },
    /** Returns the drawn size of a letter. Many programs write all letters in size 1, and enlarge them. */
    fontSize: (textPage: Handle, index: number): number => {
      const size = calls.FPDFText_GetFontSize(textPage, index);
      if (!calls.FPDFText_GetMatrix(textPage, index, room)) return size;
      const [across, up] = [8, 12].map((at) => memory().readFloatLE(room + at));
      return size * (Math.hypot(across ?? 0, up ?? 0) || 1);
    },
    /** Returns the text that stands for the content of a mark. */
    actualText: (mark: Handle): string | undefined => {
      const [length, text] = [room, room + 8];
      if (!calls.FPDFPageObjMark_GetParamBlobValue(mark, actualText, text, ROOM - 8, length)) return undefined;
      const bytes = Math.min(memory().readUInt32LE(length), ROOM - 8);
      return pdfString(memory().subarray(text, text + bytes));
    },
    markName: (mark: Handle): string => {
      const [length, text] = [room, room + 8];
      if (!calls.FPDFPageObjMark_GetName(mark, text, ROOM - 8, length)) return '';
      const bytes = Math.min(memory().readUInt32LE(length), ROOM - 8);
      return memory().toString('utf16le', text, text + Math.max(0, bytes - 2));
    },
    fontName: (object: Handle): string => {
      const font = calls.FPDFTextObj_GetFont(object);
      const length = font === 0 ? 0 : calls.FPDFFont_GetBaseFontName(font, room, ROOM);
      return memory().toString('latin1', room, room + Math.max(0, Math.min(length, ROOM) - 1));
    },
  };
}
