import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { selfAudit as second } from '../../another-company/self-audit.ts';
import { selfAudit } from '../../../src/owner/self-audit.ts';
import type { Answer, Run } from '../../../src/rules/answers.ts';
import { FOLDERS } from '../../../src/rules/evidence.ts';
import { ROWS, type RowId } from '../../../src/rules/rows.ts';
import { isOfAnother, runFor, type State, verdicts } from '../../../src/rules/verdict.ts';

/** The titles of the tests of a file that a part of `npm test` runs, as they are written. */
function titlesIn(file: string): string[] {
  if (!/^tests\/(?:(?:unit|publish|site)\/.+\.test\.ts|browser\/.+\.spec\.ts)$/.test(file) || !existsSync(file))
    return [];
  const titles = readFileSync(file, 'utf8').matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\])?\(\s*(['"`])(.*?)\1/g);
  return Array.from(titles, ([, , title = '']) => title);
}

const NOTHING_RAN: Run = { pages: 0, rows: {} };
const MET: Answer = { answer: 'met', by: 'reviewer', on: '2026-11-23' };

const stateOf = (id: RowId, run: Run, answers: Partial<Record<RowId, Answer>>): State | undefined =>
  verdicts(run, { statement: '', answers }).find(({ row }) => row.id === id)?.state;

describe('a verdict', () => {
  it('calls nothing met that nobody judged', () => {
    const states = new Set(verdicts(NOTHING_RAN, second).map(({ state }) => state));
    expect([...states].sort()).toEqual(['owner', 'unjudged']);
  });

  // A48 is judged by the machine alone, A1 by it and people, A8 by people, S1 is a duty of the owner.
  it.each<[RowId, { pages: number; faulty: number } | undefined, Answer | undefined, State]>([
    ['A48', undefined, MET, 'unjudged'],
    ['A48', { pages: 9, faulty: 0 }, undefined, 'met'],
    ['A48', { pages: 9, faulty: 1 }, MET, 'partly'],
    ['A48', { pages: 9, faulty: 9 }, MET, 'not'],
    ['A48', { pages: 0, faulty: 0 }, undefined, 'inapplicable'],
    ['A1', undefined, MET, 'unjudged'],
    ['A1', { pages: 9, faulty: 0 }, undefined, 'unjudged'],
    ['A1', { pages: 9, faulty: 0 }, MET, 'met'],
    ['A1', { pages: 9, faulty: 1 }, MET, 'partly'],
    ['A1', { pages: 0, faulty: 0 }, undefined, 'inapplicable'],
    ['A1', { pages: 0, faulty: 0 }, { ...MET, answer: 'not' }, 'not'],
    ['A8', { pages: 9, faulty: 0 }, undefined, 'unjudged'],
    ['A8', undefined, MET, 'met'],
    ['S1', undefined, undefined, 'owner'],
    ['S1', undefined, MET, 'met'],
  ])('of %s, looked at %o and answered %o, is %s', (id, looked, answer, expected) => {
    const run: Run = { pages: 9, rows: looked ? { [id]: looked } : {} };
    expect(stateOf(id, run, answer ? { [id]: answer } : {})).toBe(expected);
  });
});

it('is the machine’s where it found a fault, though people said "met", and their reason is not its reason', () => {
  const why = { en: 'All words were read.', hi: 'सभी शब्द पढ़े गए।' };
  const judged = (faulty: number, answer: Answer['answer'] = 'met') =>
    verdicts(
      { pages: 9, rows: { A1: { pages: 9, faulty } } },
      { statement: '', answers: { A1: { ...MET, answer, why } } },
    )
      .filter(({ row }) => row.id === 'A1')
      .flatMap((verdict) => [verdict.isMachine, verdict.reason]);
  expect([judged(1), judged(0)]).toEqual([
    [true, undefined],
    [false, why],
  ]);
  expect([judged(1, 'inapplicable'), judged(1, 'partly')]).toEqual([
    [true, undefined],
    [true, why],
  ]);
});

describe('a recorded run', () => {
  const run: Run = { day: '2026-11-20', site: 'www.mine.example', pages: 9, rows: { A48: { pages: 9, faulty: 0 } } };

  it.each<[string, Run, State]>([
    ['https://www.mine.example', run, 'met'],
    ['https://www.other.example', run, 'unjudged'],
    ['http://www.mine.example:8080', run, 'unjudged'],
    ['http://localhost:4321', run, 'met'],
    ['https://www.mine.example', { day: '2026-11-20', pages: 9, rows: run.rows }, 'unjudged'],
  ])('shown at %s counts only for the website that it looked at', (built, recorded, expected) => {
    expect(stateOf('A48', runFor(recorded, new URL(built)), {})).toBe(expected);
    expect(isOfAnother(recorded, new URL(built))).toBe(expected === 'unjudged');
  });

  it('that never was is not of another website', () => {
    expect(isOfAnother(NOTHING_RAN, new URL('https://www.mine.example'))).toBe(false);
  });
});

describe('the answers of the sample', () => {
  const answers = Object.entries(selfAudit.answers);

  it('of people give a day, those of tests none, and all that is not met a reason', () => {
    const faulty = answers.filter(
      ([, { answer, by, on, why }]) =>
        /^2026-\d{2}-\d{2}$/.test(on ?? '') === (by === 'tests') || (answer !== 'met' && why === undefined),
    );
    expect(faulty).toEqual([]);
  });

  it('answer no row that the machine judges alone', () => {
    const alone = ROWS.filter(({ by }) => by === 'machine').map(({ id }) => id);
    expect(answers.filter(([id]) => alone.includes(id as RowId))).toEqual([]);
  });
});

describe('what tests show', () => {
  const answers = Object.entries(selfAudit.answers);

  it('is shown by tests that are named, there, and run by npm test', () => {
    expect(answers.filter(([, { by, tests = [] }]) => (by === 'tests') !== tests.length > 0)).toEqual([]);
    const named = answers.flatMap(([id, { tests = [] }]) => tests.map((one) => ({ id, ...one })));
    const missing = named.filter(({ file, title }) => !titlesIn(file).some((one) => one.includes(title)));
    expect(missing).toEqual([]);
  });

  it('and the evidence have folders that npm run evidence makes', () => {
    const docs = readFileSync('docs/evidence.md', 'utf8');
    expect(Object.values(FOLDERS).filter((name) => !docs.includes(`| \`${name}\` `))).toEqual([]);
  });
});

it('the table has all clauses of the rules, each in both languages', () => {
  expect(ROWS).toHaveLength(161);
  expect(new Set(ROWS.map(({ id }) => id)).size).toBe(161);
  expect(ROWS.filter(({ en, hi }) => /\p{Script=Devanagari}/u.test(en) || !/\p{Script=Devanagari}/u.test(hi))).toEqual(
    [],
  );
});
