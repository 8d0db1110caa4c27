// The files of tenders and jobs for the register of documents, with later changes and withdrawals.
import type { Job } from '../kinds/recruitments';
import type { Tender } from '../kinds/tenders';
import type { WithdrawnFile } from '../public-time';
import type { Paper } from './kind';

interface Withdrawn {
  readonly withdrawnFiles: readonly WithdrawnFile[];
  readonly withdrawnOn?: string | undefined;
}
const withdrawnPapers = ({ withdrawnFiles, withdrawnOn }: Withdrawn): Paper[] =>
  withdrawnFiles.map(({ file }) => ({ file, withdrawnOn }));

/**
 * A corrigendum changes the content of the earlier files. A cancellation ends all files, except the notice of the cancellation.
 * This notice may also be one of the tender's files, because the API does not state when a file was added.
 */
export function tenderPapers(one: Tender): Paper[] {
  const later = one.corrigenda.map(({ title, lang = one.lang, publishedOn }) => ({ title, lang, publishedOn }));
  const { cancelledOn, closesAt: openUntil } = one;
  return [
    ...one.files.map((file) => ({ file, later, openUntil, cancelledOn })),
    ...one.corrigenda.map((corrigendum, index) => ({
      file: corrigendum.file,
      openUntil,
      later: later.slice(0, index),
      cancelledOn,
      cameAtCancellation: cancelledOn !== undefined && corrigendum.publishedOn >= cancelledOn,
    })),
    { file: one.award?.file, cancelledOn },
    ...withdrawnPapers(one),
  ];
}

/** A later stage of a selection does not change the advertisement. */
export const jobPapers = (one: Job): Paper[] => [
  ...one.files.map((file) => ({ file, openUntil: one.closesAt })),
  ...one.stages.map(({ file }) => ({ file, openUntil: one.closesAt })),
  ...withdrawnPapers(one),
];
