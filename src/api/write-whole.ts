import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file. Whoever reads it meanwhile finds all of it or what was there before; where it is written `durably`,
 * also after a power cut.
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { durably = false }: { durably?: boolean } = {},
): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(part, content, { flush: durably });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
