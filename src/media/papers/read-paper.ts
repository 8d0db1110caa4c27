// Reads the inside of a file by its ending.
import type { Paper } from './facts.ts';
import { readZip } from './office.ts';
import { readPdf } from './read-pdf.ts';

/** Reads a file. Throws an error with the reason in a few words if it is damaged. */
export const readPaper = async (bytes: Buffer, ending: string): Promise<Paper> =>
  ending === 'pdf' ? await readPdf(bytes) : { facts: readZip(bytes, ending) };
