// The files of tenders and jobs, for the register of documents: what came later, and what was withdrawn.
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
 * A corrigendum changes what the files before it say. A cancellation ends all of them, but not what says it. One of the files of a
 * cancelled tender can be that too: nobody knows since when it is there.
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

/** What happens later in a selection does not change its advertisement. */
export const jobPapers = (one: Job): Paper[] => [
  ...one.files.map((file) => ({ file, openUntil: one.closesAt })),
  ...one.stages.map(({ file }) => ({ file, openUntil: one.closesAt })),
  ...withdrawnPapers(one),
];
