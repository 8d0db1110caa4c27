// The files of tenders and jobs, for the register of documents: what came later, and what was withdrawn.
import { texts } from '~/i18n/texts';
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

/** A corrigendum changes what the files before it say. The cancellation of a tender changes all of them. */
export function tenderPapers(one: Tender): Paper[] {
  const [latest] = one.corrigenda;
  const end = one.cancelledOn ? { title: texts(one.lang)('state:cancelled'), lang: one.lang } : undefined;
  const changed = end ?? (latest && { title: latest.title, lang: latest.lang ?? one.lang });
  return [
    ...one.files.map((file) => ({ file, later: changed })),
    ...one.corrigenda.map((corrigendum) => ({
      file: corrigendum.file,
      later: corrigendum === latest ? end : changed,
    })),
    { file: one.award?.file, later: end },
    ...withdrawnPapers(one),
  ];
}

/** What happens later in a selection does not change its advertisement. */
export const jobPapers = (one: Job): Paper[] => [
  ...one.files.map((file) => ({ file })),
  ...one.stages.map(({ file }) => ({ file })),
  ...withdrawnPapers(one),
];
