import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export { throwAwayFolder } from '../../scripts/check/temporary-folder.ts';

export async function writeFiles(dir: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
