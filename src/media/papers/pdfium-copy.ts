// Writes a PDF again with PDFium, without encryption and with each object by itself, so that all of it can be looked into.

/** A module that only hands a function of JavaScript on: `(func (param i32 i32 i32) (result i32))`, from `e.f` to `f`. PDFium calls no other. */
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

/** Returns a function that writes an open document. It returns undefined if PDFium cannot write it. */
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
  // The table cannot grow, and its place 0 is that of no function.
  calls.__indirect_function_table.set(0, f);
  // Its version, and the place of its function.
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
