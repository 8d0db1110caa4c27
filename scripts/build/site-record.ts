// Keeps what is to be known of the built site without reading it: what it was made of, and what its server has to allow.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { SiteFacts } from '../serve/rules.ts';

const siteRecord = z.object({
  /** What it was made of, as stamp.ts sums it up; nothing when the content came from somebody else's API. */
  stamp: z.string().optional(),
  siteUrl: z.string(),
  apiOrigin: z.string(),
  storageOrigin: z.string(),
  measureOrigin: z.string().optional(),
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
});
export type SiteRecord = z.infer<typeof siteRecord> & SiteFacts;

const fileIn = (cacheDir: string): string => path.join(cacheDir, 'site.json');

/** `undefined` when nothing was built yet. */
export function readSiteRecord(cacheDir: string): SiteRecord | undefined {
  try {
    return siteRecord.parse(JSON.parse(readFileSync(fileIn(cacheDir), 'utf8')));
  } catch {
    return undefined;
  }
}

export const writeSiteRecord = (cacheDir: string, record: SiteRecord): Promise<void> =>
  writeFile(fileIn(cacheDir), JSON.stringify(record, null, 2));
