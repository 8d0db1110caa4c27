import type { Lang } from '~/i18n/lang';
import { download, downloads } from '../files';
import { optionalRichText } from './rich-text';
import { linkTarget } from '../targets';
import { isOpen } from '../states';
import { rowId, tenderPath } from './tender-periods';
import { type Tender, tenderState } from './tenders';

/** Returns a tender in the form for a table row. */
async function tenderRow(entry: Tender) {
  const { award, ...rest } = entry;
  const [files, corrigenda, order] = await Promise.all([
    downloads(entry.files),
    Promise.all(entry.corrigenda.map(async (one) => ({ ...one, file: one.file && (await download(one.file)) }))),
    award?.file && download(award.file),
  ]);
  return {
    ...rest,
    rowId: rowId(entry),
    state: tenderState(entry),
    files,
    /** Pages must not offer the files of a withdrawn tender. */
    withdrawnFiles: [],
    corrigenda,
    award: award && { ...award, file: order },
    path: tenderPath(entry),
  };
}

/** Returns a tender in the form for its page, with its texts and the link to the portal for bids. */
export async function tenderPage(entry: Tender, lang: Lang) {
  const place = { written: entry.lang, top: 3 } as const;
  const where = `tenders-by-period/ ${entry.id}`;
  const [row, about, eligibility] = await Promise.all([
    tenderRow(entry),
    optionalRichText(entry.description, lang, where, place),
    optionalRichText(entry.eligibility, lang, where, { ...place, prefix: 'eligibility.' }),
  ]);
  const { portalLink } = entry;
  // The title of the link invites companies to send bids, so it is shown only while the tender is open.
  const title = isOpen(row.state) ? portalLink?.title : undefined;
  const portal = portalLink && { title, target: linkTarget(portalLink, lang) };
  return { ...row, about: about?.html, eligibilityHtml: eligibility?.html, portal };
}

export type TenderRow = Awaited<ReturnType<typeof tenderRow>>;

export const tenderRows = (entries: readonly Tender[]): Promise<TenderRow[]> => Promise.all(entries.map(tenderRow));
