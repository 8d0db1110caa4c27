// Reads the entries and the glossary for measurements of the search.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Entry } from '../../../src/search/entry.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SAMPLE = `${root}/scripts/content-api/sample`;
const MOST_BYTES = 500_000_000;

/** The time of all queries. So closing dates give the same results on each day. */
export const NOW = Date.parse('2026-11-20T12:00:00+05:30');

export const glossary = (): string => readFileSync(`${root}/src/search/glossary.txt`, 'utf8');

function printed(dir: string, of: 'site' | 'documents'): Entry[] {
  const script = fileURLToPath(new URL('print-entries.ts', import.meta.url));
  const text = execFileSync(process.execPath, [script, dir, of], { encoding: 'utf8', maxBuffer: MOST_BYTES });
  return JSON.parse(text) as Entry[];
}

/** Returns the search entries that the site makes from a folder of content. */
export const contentEntries = (dir = SAMPLE): Entry[] => printed(dir, 'site');
/** Returns a search entry for each page of the PDFs in a folder of content. */
export const documentEntries = (dir = SAMPLE): Entry[] => printed(dir, 'documents');
