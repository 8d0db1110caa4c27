// Writes a copy of a PDF with PDFium, without encryption and with each object separate, so that all objects can be examined.

/**
 * A WebAssembly module that only imports a JavaScript function (`e.f`) and exports it as a WebAssembly function (`f`): `(func
 * (param i32 i32 i32) (result i32))`. PDFium can only call functions of WebAssembly.
 */
const HAND_ON = Uint8Array.from(
  Buffer.from('0061736d0100000001080160037f7f7f017f02070101650166000007050101660000', 'hex'),
);
const REMOVE_SECURITY = 3;
/** A copy is about as large as its file, and a file has at most 60 MB. */
const MOST_BYTES = 100_000_000;

interface Calls {
  readonly malloc: (size: number) => number;
  readonly FPDF_SaveAsCopy: (document: number, writer: number, flags: number) => number;
  readonly memory: WebAssembly.Memory;
  readonly __indirect_function_table: WebAssembly.Table;
}

/**
 * Returns a function that writes a copy of an open document. The returned function returns undefined if PDFium cannot write the
 * document.
 */
export function startCopies(calls: Calls): (document: number) => Buffer | undefined {
  const memory = (): Buffer => Buffer.from(calls.memory.buffer);
  let [parts, size]: [Buffer[], number] = [[], 0];
  const write = (_: number, at: number, length: number): number => {
    size += length;
    if (size > MOST_BYTES) return 0;
    parts.push(Buffer.from(memory().subarray(at, at + length)));
    return 1;
  };
  const { f } = new WebAssembly.Instance(new WebAssembly.Module(HAND_ON), { e: { f: write } }).exports;
  // The table cannot grow, so the function takes place 0, which no other function uses.
  calls.__indirect_function_table.set(0, f);
  // The structure FPDF_FILEWRITE: its version, and the table index of the function.
  const writer = calls.malloc(8);
  memory().writeInt32LE(1, writer);
  memory().writeInt32LE(0, writer + 4);

  return (document) => {
    [parts, size] = [[], 0];
    const isWritten = calls.FPDF_SaveAsCopy(document, writer, REMOVE_SECURITY) !== 0;
    const copy = isWritten ? Buffer.concat(parts) : undefined;
    parts = [];
    return copy;
  };
}
