import type { Lang } from '~/i18n/lang';
import { download, downloads } from '../files';
import { optionalRichText } from '../prose/rich-text';
import { linkTarget } from '../targets';
import { isOpen } from '../states';
import { rowId, tenderPath } from './tender-periods';
import { type Tender, tenderState } from './tenders';

/** A tender as a table row. */
export async function tenderRow(entry: Tender, lang: Lang) {
  const { award, portalLink, ...rest } = entry;
  const [files, corrigenda, order] = await Promise.all([
    downloads(entry.files),
    Promise.all(entry.corrigenda.map(async (one) => ({ ...one, file: one.file && (await download(one.file)) }))),
    award?.file && download(award.file),
  ]);
  const state = tenderState(entry);
  // The title of the link invites companies to send bids, so it is shown only while the tender is open.
  const title = isOpen(state) ? portalLink?.title : undefined;
  const portal = portalLink && { title, target: linkTarget(portalLink, lang) };
  return {
    ...rest,
    rowId: rowId(entry),
    state,
    files,
    corrigenda,
    award: award && { ...award, file: order },
    portal,
    path: tenderPath(entry),
  };
}

/** A tender as a page: also with its description. */
export async function tenderPage(entry: Tender, lang: Lang) {
  const place = { written: entry.lang, top: 3 } as const;
  const [row, about] = await Promise.all([
    tenderRow(entry, lang),
    optionalRichText(entry.description, lang, `tenders-by-period/ ${entry.id}`, place),
  ]);
  return { ...row, about: about?.html };
}

export type TenderRow = Awaited<ReturnType<typeof tenderRow>>;

export const tenderRows = (entries: readonly Tender[], lang: Lang): Promise<TenderRow[]> =>
  Promise.all(entries.map((entry) => tenderRow(entry, lang)));
