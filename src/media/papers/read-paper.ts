// Reads the inside of a file. The file's ending selects the reader.
import type { Paper } from './facts.ts';
import { readZip } from './office.ts';
import { readPdf } from './read-pdf.ts';

/** Reads a file. If the file is damaged, throws an error with a short reason. */
export const readPaper = async (bytes: Buffer, ending: string): Promise<Paper> =>
  ending === 'pdf' ? await readPdf(bytes) : { facts: readZip(bytes, ending) };
