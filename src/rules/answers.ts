import type { Role } from './row.ts';
import type { RowId } from './rows.ts';

/** A test that `npm test` runs: its file, and words of its title. A unit test fails if there is no such test. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

interface Judgement {
  readonly answer: 'met' | 'partly' | 'not' | 'inapplicable';
  /** The reason. An answer other than `met` must have one. */
  readonly why?: { readonly en: string; readonly hi: string };
  /** A path of the site, such as `/help`, that shows the proof. */
  readonly see?: string;
}

interface ByPeople extends Judgement {
  readonly by: Role;
  /** The day of the judgement, such as `2026-11-23`. */
  readonly on: string;
  readonly tests?: undefined;
}

/**
 * A judgement by tests. It has no day, because it does not come from a person who judged this website on a certain day. The
 * tests pass before each release of the software.
 */
interface ByTests extends Judgement {
  readonly by: 'tests';
  readonly on?: undefined;
  readonly tests: readonly NamedTest[];
}

/** The judgement of a row by people or tests. A row without an answer is not judged yet, or is the owner's duty. */
export type Answer = ByPeople | ByTests;

/** The data that `src/owner/self-audit.ts` must export. */
export interface SelfAudit {
  /** The slug of the page with the accessibility statement. This page then also shows the results. */
  readonly statement: string;
  readonly answers: Readonly<Partial<Record<RowId, Answer>>>;
}

/** The result of a machine for a row: how many pages it checked, and how many of them have a fault. */
export interface Looked {
  readonly pages: number;
  readonly faulty: number;
  /** The path of the first page with a fault. */
  readonly first?: string;
}

/** The last run of the machine, as `npm run check:rules -- dist --record` writes it. */
export interface Run {
  /** The day of the run. Not set: nothing was run yet. */
  readonly day?: string;
  /** The host of the checked website, as its pages name it. The run does not count for another website. */
  readonly site?: string;
  /** The host that was asked for headers and addresses, without its port. Not set: no server was asked. */
  readonly served?: string;
  readonly release?: string;
  readonly pages: number;
  /** Only rows that a machine judged in this run. */
  readonly rows: Readonly<Partial<Record<RowId, Looked>>>;
}
