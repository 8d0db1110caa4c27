// Keeps the last valid entries of each owner separate. No entry of one owner may appear on the site of another.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const nameOf = (owner: string): string => createHash('sha256').update(owner).digest('hex').slice(0, 12);

/**
 * Puts the entries of this owner into use. Moves the entries of the last owner to another folder. `owner` is a folder or an
 * address.
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
