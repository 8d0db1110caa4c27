// Stores facts about the built site: its stamp (a hash of all inputs), and the scripts, styles and hosts that its web server
// must allow.
import { readFileSync, statSync } from 'node:fs';
import { writeWhole } from '../../src/api/write-whole.ts';
import path from 'node:path';
import * as z from 'zod';
import type { Environment } from '../../src/config.ts';
import { siteFacts } from './rules.ts';

/** The stamp from stamp.ts is unset if the content came from a remote API. */
const siteRecord = siteFacts.extend({ stamp: z.string().optional() });
export type SiteRecord = z.infer<typeof siteRecord>;

interface InlineCode {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

export const siteRecordOf = (environment: Environment, code: InlineCode, stamp?: string): SiteRecord => ({
  ...(stamp && { stamp }),
  siteUrl: environment.SITE_URL,
  apiOrigin: new URL(environment.CONTENT_API_URL).origin,
  storageOrigin: new URL(environment.FILE_STORAGE_URL).origin,
  mediaOrigins: [
    new URL(environment.CONTENT_API_URL).origin,
    ...environment.ALLOWED_ORIGINS,
    ...environment.INTERNAL_ORIGINS,
  ],
  ...(environment.MEASURE_URL && { measureOrigin: new URL(environment.MEASURE_URL).origin }),
  ...(environment.HSTS && { hsts: environment.HSTS }),
  scriptHashes: [...code.scriptHashes],
  styleHashes: [...code.styleHashes],
});

const fileIn = (cacheDir: string): string => path.join(cacheDir, 'site.json');

/** Returns undefined if no site was built yet. */
export function readSiteRecord(cacheDir: string): SiteRecord | undefined {
  try {
    return siteRecord.parse(JSON.parse(readFileSync(fileIn(cacheDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Returns a function that reads the record again if its file has changed. A publisher may change it at any time. */
export function watchedSiteRecord(cacheDir: string): () => SiteRecord {
  let known: { at: number; record: SiteRecord } | undefined;
  return () => {
    const at = statSync(fileIn(cacheDir), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (known?.at === at) return known.record;
    const record = readSiteRecord(cacheDir) ?? known?.record;
    if (!record) throw new Error('There is no built site yet: run "npm run build" first.');
    known = { at, record };
    return record;
  };
}

export const writeSiteRecord = (cacheDir: string, record: SiteRecord): Promise<void> =>
  writeWhole(fileIn(cacheDir), JSON.stringify(record, null, 2));
