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
  /** A path of the site, such as `/help`, that shows it. */
  readonly see?: string;
}

interface ByPeople extends Judgement {
  readonly by: Role;
  /** The day of the judgement, such as `2026-11-23`. */
  readonly on: string;
  readonly tests?: undefined;
}

/** It has no day: no one judged this website on a day, but the tests of the software pass before it is released. */
interface ByTests extends Judgement {
  readonly by: 'tests';
  readonly on?: undefined;
  readonly tests: readonly NamedTest[];
}

/** What people or tests found of a row. A row without an answer is not judged yet, or is the owner's duty. */
export type Answer = ByPeople | ByTests;

/** What `src/owner/self-audit.ts` must export. */
export interface SelfAudit {
  /** The slug of the page with the accessibility statement, which then says what was judged. */
  readonly statement: string;
  readonly answers: Readonly<Partial<Record<RowId, Answer>>>;
}

/** What a machine found of a row: on how many pages it looked, and on how many of them it found a fault. */
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
  /** The host of the website that was looked at, as its pages name it. For another website, the run says nothing. */
  readonly site?: string;
  /** The host that was asked for headers and addresses, without its port. Not set: no server was asked. */
  readonly served?: string;
  readonly release?: string;
  readonly pages: number;
  /** Only rows that a machine judged in this run. */
  readonly rows: Readonly<Partial<Record<RowId, Looked>>>;
}
