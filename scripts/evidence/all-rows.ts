// Makes the table of all rows of the rules. It shows who judges each row, and the results of the row.
import { selfAudit } from '../../src/owner/self-audit.ts';
import type { Judge } from '../../src/rules/row.ts';
import { type PartName, PARTS } from '../../src/rules/rows.ts';
import { type State, STATES, type Verdict, verdicts } from '../../src/rules/verdict.ts';
import type { Results } from '../check/rules/checks.ts';
import { markup } from '../../src/lib/html.ts';
import { pageOf, tableOf } from './document.ts';

const PART_NAMES: Readonly<Record<PartName, string>> = {
  quality: 'GIGW 3.0: quality (5.1)',
  accessibility: 'GIGW 3.0: accessibility (5.2, by the numbers of WCAG 2.1)',
  security: 'GIGW 3.0: cybersecurity (5.3)',
  lifecycle: 'GIGW 3.0: life of the site (5.4)',
  brand: 'DBIM 3.0',
  law: 'Law',
  advice: 'UX4G 3.0: advice, which is not an obligation',
};
const JUDGES: Readonly<Record<Judge, string>> = {
  machine: 'machine',
  both: 'machine, then people',
  people: 'people',
  owner: 'duty of the owner',
};
const STATE_NAMES: Readonly<Record<State, string>> = {
  met: 'met',
  partly: 'partly met',
  not: 'not met',
  owner: 'duty of the owner',
  inapplicable: 'not applicable',
  unjudged: 'not judged yet',
};

/** Returns the result of the machine and the answer of people, in a few words. */
function seen({ looked, answer, row: { by } }: Verdict): string {
  const machine =
    looked === undefined || by === 'people' || by === 'owner'
      ? []
      : [
          looked.pages === 0
            ? 'the site has nothing that this row is about'
            : `${looked.faulty} of ${looked.pages} pages with faults`,
        ];
  const who = answer && (answer.on === undefined ? 'tests of the software' : `${answer.by}, ${answer.on}`);
  return [...machine, ...(answer ? [`${who}: ${answer.answer}${answer.why ? `. ${answer.why.en}` : ''}`] : [])].join(
    '; ',
  );
}

const countBy = <Name extends string>(names: readonly Name[], of: readonly Name[]): number[] =>
  names.map((name) => of.filter((one) => one === name).length);

export function allRows({ pages, rows }: Results): { readonly page: string; readonly sum: string } {
  const all = verdicts({ day: 'this run', pages, rows: Object.fromEntries(rows) }, selfAudit);
  const [judges, counts] = [
    Object.keys(JUDGES) as Judge[],
    countBy(
      STATES,
      all.map(({ state }) => state),
    ),
  ];
  const sums = PARTS.map((part) => {
    const ofPart = all.filter(({ row }) => row.part === part);
    const [bys, states] = [ofPart.map(({ row }) => row.by), ofPart.map(({ state }) => state)];
    return [PART_NAMES[part], ofPart.length, ...countBy(judges, bys), ...countBy(STATES, states)];
  });
  const heads = [
    ...judges.map((by) => `judged by ${JUDGES[by]}`.replace('judged by duty', 'duty')),
    ...STATES.map((state) => STATE_NAMES[state]),
  ];
  const tables = PARTS.map((part) =>
    tableOf(
      PART_NAMES[part],
      ['Row', 'Clause', 'Requirement', 'Who judges', 'Verdict', 'Result'],
      all
        .filter(({ row }) => row.part === part)
        .map((one) => [one.row.id, one.row.clause, one.row.en, JUDGES[one.row.by], STATE_NAMES[one.state], seen(one)]),
    ),
  );
  return {
    page: pageOf(
      'All rows of the rules',
      markup`<p>Who judges each row, and its result on this site. The machine judged this site. The answers of people are in the folder of the owner (src/owner/self-audit).</p>${tableOf('Counts', ['Part', 'rows', ...heads], sums)}${tables}`,
    ),
    sum: `${all.length} rows: ${counts.map((count, at) => `${count} ${STATE_NAMES[STATES[at] ?? 'met']}`).join(', ')}`,
  };
}
