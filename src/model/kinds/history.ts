// What has happened to a tender or job, and what is to come.
import { endTime, fullTime, startOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { hasBegun, hasPassed } from '../clock';
import type { Download } from '../files';
import type { JobRow } from './recruitments';
import type { TenderRow } from './tender-row';

interface Step {
  kind:
    'published' | 'pre_bid' | 'corrigendum' | 'closing' | 'opening' | 'cancelled' | 'awarded' | 'withdrawn' | 'stage';
  /** A day or a moment. */
  at: string;
  /** What the owner calls it, in the language of the entry. Unset if the kind says it. */
  title?: string;
  /** The closing time before a corrigendum, if there was one, and after it. */
  moved?: { before: string | undefined; after: string } | undefined;
  /** The language of `title`, `changes` and `file`, if it is not that of the entry. */
  lang?: Lang | undefined;
  /** What else a corrigendum changes, in the language of the entry. */
  changes?: TenderRow['corrigenda'][number]['changes'];
  file?: Download | undefined;
}

export interface HistoryStep extends Step {
  /** The moment until which the step is to come. Unset if it has happened. */
  comesUntil: string | undefined;
}

/** The newest comes first. `steps` are in the order in which they usually happen: it decides for equal days. */
const historyOf = (steps: readonly Step[]): HistoryStep[] =>
  steps
    .toSorted((a, b) => startOf(a.at) - startOf(b.at))
    .reverse()
    .map((step) => {
      const isOver = step.kind === 'closing' ? hasPassed(step.at) : hasBegun(step.at);
      const comes = step.kind === 'closing' ? endTime(step.at) : fullTime(step.at);
      return { ...step, comesUntil: isOver ? undefined : comes };
    });

const closingStep = ({ closesAt }: { closesAt: string | undefined }): Step[] =>
  closesAt === undefined ? [] : [{ kind: 'closing', at: closesAt }];

const withdrawalStep = ({ withdrawnOn }: TenderRow | JobRow): Step[] =>
  withdrawnOn === undefined ? [] : [{ kind: 'withdrawn', at: withdrawnOn }];

/** The history of a tender. After its award, cancellation or withdrawal, no closing is to come. */
export function tenderHistory(row: TenderRow): HistoryStep[] {
  const { preBidAt, opensAt, award, cancelledOn, withdrawnOn } = row;
  const [end] = [withdrawnOn, cancelledOn, award?.awardedOn].filter((day) => day !== undefined).sort();
  const planned: Step[] = [
    ...(preBidAt ? [{ kind: 'pre_bid', at: preBidAt } as const] : []),
    ...closingStep(row).filter(({ at }) => end === undefined || startOf(at) < startOf(end)),
    ...(opensAt ? [{ kind: 'opening', at: opensAt } as const] : []),
  ];
  return historyOf([
    { kind: 'published', at: row.publishedOn },
    ...row.corrigenda
      .toReversed()
      .map(({ publishedOn, ...said }) => ({ kind: 'corrigendum', at: publishedOn, ...said }) as const),
    ...planned,
    ...(award ? [{ kind: 'awarded', at: award.awardedOn, file: award.file, lang: award.lang } as const] : []),
    ...(cancelledOn ? [{ kind: 'cancelled', at: cancelledOn } as const] : []),
    ...withdrawalStep(row),
  ]);
}

/** The history of a job, with its last date. */
export const jobHistory = (row: JobRow): HistoryStep[] =>
  historyOf([
    { kind: 'published', at: row.publishedOn },
    ...closingStep(row).filter(({ at }) => row.withdrawnOn === undefined || startOf(at) < startOf(row.withdrawnOn)),
    ...row.stages
      .toReversed()
      .map(({ title, publishedOn, file }) => ({ kind: 'stage', at: publishedOn, title, file }) as const),
    ...withdrawalStep(row),
  ]);
