// Stores the last good versions of entries in a separate folder for each owner (company), so that no entry of one owner can
// appear on the site of another owner.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const nameOf = (owner: string): string => createHash('sha256').update(owner).digest('hex').slice(0, 12);

/**
 * Moves the stored entries of the last owner to another folder, and takes the stored entries of this owner. `owner` is the
 * folder or the address of the content.
 */
export async function recallOwner(cacheDir: string, owner: string): Promise<void> {
  const [good, label] = [path.join(cacheDir, 'good'), path.join(cacheDir, 'good.owner')];
  const putBy = (name: string): string => path.join(cacheDir, `good.${name}`);
  const [before, now] = [await readFile(label, 'utf8').catch(() => undefined), nameOf(owner)];
  if (before === now) return;
  if (before !== undefined && existsSync(good)) await rename(good, putBy(before));
  if (existsSync(putBy(now)) && !existsSync(good)) await rename(putBy(now), good);
  await mkdir(cacheDir, { recursive: true });
  await writeFile(label, now);
}
