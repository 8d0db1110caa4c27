import type { Lang } from '~/i18n/lang';
import { download, downloads } from '../files';
import { linkTarget } from '../targets';
import { isOpen } from '../states';
import { rowId } from './tender-periods';
import { type Tender, tenderState } from './tenders';

/** A tender as a table row. Its title links to the first document, or else to the portal, if there is one. */
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
  const document = files.find((file) => !file.isMissing);
  return {
    ...rest,
    rowId: rowId(entry),
    state,
    files,
    corrigenda,
    award: award && { ...award, file: order },
    portal,
    /** The format of the file that the title links to. */
    format: document?.format,
    target: document?.target ?? portal?.target,
  };
}

export type TenderRow = Awaited<ReturnType<typeof tenderRow>>;

export const tenderRows = (entries: readonly Tender[], lang: Lang): Promise<TenderRow[]> =>
  Promise.all(entries.map((entry) => tenderRow(entry, lang)));
