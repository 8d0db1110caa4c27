import type { Answer, Looked, Run, SelfAudit } from './answers.ts';
import { FOLDERS } from './evidence.ts';
import { type NamedRow, ROWS } from './rows.ts';

/** The results of rows, in the order in which the page counts them. */
export const STATES = ['met', 'partly', 'not', 'owner', 'inapplicable', 'unjudged'] as const;
export type State = (typeof STATES)[number];

export interface Verdict {
  readonly row: NamedRow;
  readonly state: State;
  /** True if only the machine gave the state. Answers of people did not change it. */
  readonly isMachine: boolean;
  readonly looked?: Looked;
  readonly answer?: Answer;
  /** The reason for the state, in the words of people. */
  readonly reason?: Answer['why'];
  /** The folder of the auditor's zip file that has more evidence about the row. */
  readonly folder?: string;
}

/** Returns the state from a machine's check. If the site has no such parts (for example, no films), the row does not apply. */
export const stateOf = ({ pages, faulty }: Looked): State =>
  pages === 0 ? 'inapplicable' : faulty === 0 ? 'met' : faulty < pages ? 'partly' : 'not';

function judged(row: NamedRow, looked: Looked | undefined, answer: Answer | undefined): [State, isMachine: boolean] {
  if (row.by === 'owner') return [answer?.answer ?? 'owner', false];
  if (row.by === 'people') return [answer?.answer ?? 'unjudged', false];
  if (!looked) return ['unjudged', false];
  const seen = stateOf(looked);
  // A fault that the machine finds always counts, even if people found no fault. The part that the machine cannot check must be
  // judged by people.
  if (row.by === 'machine' || looked.faulty > 0) return [seen, true];
  if (answer) return [answer.answer, false];
  return seen === 'met' ? ['unjudged', false] : [seen, true];
}

/**
 * Returns the people's reason for the state. If the machine found a fault and people found none, the reason of the people does
 * not explain the state, and is left out.
 */
const reasonOf = (isMachine: boolean, answer: Answer | undefined): Answer['why'] =>
  !isMachine || answer?.answer === 'partly' || answer?.answer === 'not' ? answer?.why : undefined;

const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * True if the run checked another website than the website of this build. If this build is for a developer's own machine, all
 * runs count.
 */
export function isOfAnother({ day, site }: Run, built: URL): boolean {
  return day !== undefined && site !== built.host && !OWN_MACHINE.test(built.hostname);
}

/** Returns the run for the built website. A run for another website counts as an empty run. */
export const runFor = (run: Run, built: URL): Run => (isOfAnother(run, built) ? { ...run, pages: 0, rows: {} } : run);

/** Judges every row. A row without a run or an answer is not judged. */
export function verdicts(run: Run, { answers }: SelfAudit): Verdict[] {
  return ROWS.map((row) => {
    const [looked, answer] = [row.by === 'people' ? undefined : run.rows[row.id], answers[row.id]];
    const folder = FOLDERS[row.id];
    const found = { ...(looked && { looked }), ...(answer && { answer }), ...(folder !== undefined && { folder }) };
    const [state, isMachine] = judged(row, looked, answer);
    const reason = reasonOf(isMachine, answer);
    return { row, state, isMachine, ...found, ...(reason && { reason }) };
  });
}
