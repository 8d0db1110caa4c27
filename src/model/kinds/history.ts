// The history of a tender or job: its past and future steps.
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
  /** The owner's name for the step, in the language of the entry. Unset if `kind` is enough. */
  title?: string;
  /** The closing times before and after a corrigendum. `before` is undefined if the tender had no closing time before. */
  moved?: { before: string | undefined; after: string } | undefined;
  /** The language of `title`, `changes` and `file`, if it differs from the language of the entry. */
  lang?: Lang | undefined;
  /** The changes that a corrigendum makes, except a change of the closing time. They are in the language of the entry. */
  changes?: TenderRow['corrigenda'][number]['changes'];
  file?: Download | undefined;
}

export interface HistoryStep extends Step {
  /** The moment until which the step is in the future. Unset if the step has happened. */
  comesUntil: string | undefined;
}

/**
 * Returns the steps, the newest first. `steps` must be in their usual order: of two steps on the same day, the later step in
 * `steps` counts as newer.
 */
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

/** Returns the history of a tender. A closing time after the award, cancellation or withdrawal is left out. */
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

/** Returns the history of a job, with its last date. A job that was closed is over on the day of its closing. */
export const jobHistory = (row: JobRow): HistoryStep[] =>
  historyOf([
    { kind: 'published', at: row.publishedOn },
    ...closingStep(row).filter(({ at }) => row.withdrawnOn === undefined || startOf(at) < startOf(row.withdrawnOn)),
    ...row.stages
      .toReversed()
      .map(({ title, publishedOn, file }) => ({ kind: 'stage', at: publishedOn, title, file }) as const),
    ...withdrawalStep(row),
  ]).map((step) =>
    step.kind === 'closing' && row.state.kind === 'closed' ? { ...step, comesUntil: undefined } : step,
  );
