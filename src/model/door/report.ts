import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { environment } from '~/api/environment';
import type { Lang } from '~/i18n/lang';
import { addNote } from '~/lib/queries';
import { withoutPasswords } from '~/lib/without-passwords';

/** One line of the report for editors and the IT team. The build script collects the lines. */
export interface ReportLine {
  kind: 'read' | 'absent' | 'held-back' | 'duplicate' | 'picture' | 'file' | 'elsewhere' | 'link' | 'note';
  /** The address of the entry or file, in the API, in the file storage or on the web. */
  address: string;
  lang?: Lang;
  entry?: string;
  field?: string;
  expected?: string;
  found?: string;
  /** True if the site shows an earlier, valid version of the entry. */
  lastGood?: boolean;
  count?: number;
  detail?: string;
}

const file = path.join(environment.CACHE_DIR, 'report.ndjson');
mkdirSync(environment.CACHE_DIR, { recursive: true });

export function report(line: ReportLine): void {
  const text = withoutPasswords(JSON.stringify(line));
  addNote(JSON.parse(text) as ReportLine);
  appendFileSync(file, `${text}\n`);
}
