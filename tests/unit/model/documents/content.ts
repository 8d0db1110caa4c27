// Content with documents, and what the register says of them.
import { createHash } from 'node:crypto';
import type { RegisterPart } from '~/lib/register';

export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
export const file = (url: string, title?: string) => ({ url, title });
export const circulars = (...entries: object[]) => ({
  'en/data_listing': [{ slug: 'circulars', title: 'Circulars', layout: 'table' }],
  'en/data_listing_detail__circulars': entries,
});
export const circular = { id: '1', title: 'Leave of absence', published_on: '2026-05-02', file: file('leave.pdf') };
export const tender = (more: object) => ({
  'en/tenders-static-data': { title: 'Tenders', portals: [], periods: [{ month: 10, year: 2026, count: 1 }] },
  'en/tenders-by-period': [
    {
      id: '7',
      reference_no: 'VCL/1',
      title: 'A pump',
      published_on: '2026-10-01',
      closes_at: '2026-12-01T17:00:00+05:30',
      files: [file('tender.pdf', 'Tender document')],
      ...more,
    },
  ],
});

/** All that the register says. */
export async function register(lang: 'en' | 'hi'): Promise<RegisterPart> {
  const { getRegister } = await import('~/model/documents/register-parts');
  const { parts } = await getRegister(lang);
  return Object.assign({}, ...parts.map(({ json }) => JSON.parse(json) as RegisterPart)) as RegisterPart;
}

/** What the register says, by the text or the bytes of the file. */
export async function registered(lang: 'en' | 'hi' = 'en') {
  const all = await register(lang);
  return (text: string | Uint8Array) => all[sha256(text).slice(0, 32)];
}
