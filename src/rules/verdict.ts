import type { Answer, Looked, Run, SelfAudit } from './answers.ts';
import { FOLDERS } from './evidence.ts';
import { type NamedRow, ROWS } from './rows.ts';

/** What is known of a row, in the order in which the page counts them. */
export const STATES = ['met', 'partly', 'not', 'owner', 'inapplicable', 'unjudged'] as const;
export type State = (typeof STATES)[number];

export interface Verdict {
  readonly row: NamedRow;
  readonly state: State;
  /** True if the machine's look alone gave the state, whatever people answered. */
  readonly isMachine: boolean;
  readonly looked?: Looked;
  readonly answer?: Answer;
  /** Why it is so, as people say it. */
  readonly reason?: Answer['why'];
  /** The folder of the auditor's zip file that has more about it. */
  readonly folder?: string;
}

/** The state that a machine's look gives. On a site without such parts, such as films, the row does not apply. */
export const stateOf = ({ pages, faulty }: Looked): State =>
  pages === 0 ? 'inapplicable' : faulty === 0 ? 'met' : faulty < pages ? 'partly' : 'not';

function judged(row: NamedRow, looked: Looked | undefined, answer: Answer | undefined): [State, isMachine: boolean] {
  if (row.by === 'owner') return [answer?.answer ?? 'owner', false];
  if (row.by === 'people') return [answer?.answer ?? 'unjudged', false];
  if (!looked) return ['unjudged', false];
  const seen = stateOf(looked);
  // The machine's fault counts, whatever people say. What it does not see, people must have judged.
  if (row.by === 'machine' || looked.faulty > 0) return [seen, true];
  if (answer) return [answer.answer, false];
  return seen === 'met' ? ['unjudged', false] : [seen, true];
}

/** What people say of the state. Where the machine found a fault and they found none, their words are not its reason. */
const reasonOf = (isMachine: boolean, answer: Answer | undefined): Answer['why'] =>
  !isMachine || answer?.answer === 'partly' || answer?.answer === 'not' ? answer?.why : undefined;

const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** True if the run looked at another website than the built one. On a developer's own machine, all runs count. */
export function isOfAnother({ day, site }: Run, built: URL): boolean {
  return day !== undefined && site !== built.host && !OWN_MACHINE.test(built.hostname);
}

/** What a run says of the built website: nothing, if it looked at another one. */
export const runFor = (run: Run, built: URL): Run => (isOfAnother(run, built) ? { ...run, pages: 0, rows: {} } : run);

/** Judges every row, and says no more than what ran or was answered. */
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
