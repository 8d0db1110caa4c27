import type { RowId } from './rows.ts';

/**
 * The folders of the auditor's zip file (`npm run evidence`), by row: each folder has more evidence about the row.
 * docs/evidence.md names the folders.
 */
export const FOLDERS: Readonly<Partial<Record<RowId, string>>> = {
  A1: 'axe',
  A7: 'axe',
  A14: 'axe',
  A48: 'html',
  A49: 'axe',
  L7: 'links',
  S2: 'sbom',
  S5: 'headers',
  S6: 'headers',
  S12: 'headers',
  S13: 'prose',
  S16: 'tls',
  S20: 'headers',
};
