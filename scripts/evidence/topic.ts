// What each part of the auditor's folder has in common.
import type { SiteFacts } from '../serve/rules.ts';
import type { BuiltSite } from '../check/built-pages.ts';
import type { WebServerPrograms } from '../check/web-server-programs.ts';
import type { ClauseId } from './clauses.ts';

/** What the folder is about. Nothing in it changes from one run to the next. */
export interface Context {
  readonly root: string;
  /** The folder of the built site. */
  readonly siteDir: string;
  readonly facts: SiteFacts;
  readonly cacheDir: string;
  /** The moment that the browser and the publisher take for the present one, so that two runs see the same site. */
  readonly now: string;
  readonly pages: () => Promise<BuiltSite>;
  readonly webServers: () => Promise<WebServerPrograms>;
  readonly chromium: () => Promise<string>;
}

export interface EvidenceFile {
  /** Its name in the folder of its topic. */
  readonly name: string;
  readonly text: string;
  /** What it shows, in one sentence. */
  readonly shows: string;
}

/**
 * `people`: nothing wrong was found, and people must still do something before the clause is met. `duty`: the software can only
 * say whose duty it is.
 */
export type State = 'met' | 'fault' | 'people' | 'duty' | 'not measured';

export interface Result {
  readonly state: State;
  /** True if no row has more pages with faults than in the recorded run. Then the faults do not end the command with code 1. */
  readonly isRecorded?: boolean;
  /** The verdict in one line. */
  readonly verdict: string;
  readonly files: readonly EvidenceFile[];
  /** What people must still do, one sentence each. */
  readonly people?: readonly string[];
}

export interface Topic {
  /** Its folder in the zip, and its name for `--only`. */
  readonly name: string;
  readonly title: { readonly en: string; readonly hi: string };
  readonly clauses: readonly ClauseId[];
  readonly make: (context: Context, say: (detail: string) => void) => Promise<Result>;
}

/** Thrown by a topic that cannot be measured on this machine. The folder then says so, with this reason. */
export class NotMeasured extends Error {}

/** JSON that people can read, and that is the same each time. */
export const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const COMPARED = new Intl.Collator('en', { numeric: true }).compare;
export const inOrder = (texts: Iterable<string>): string[] => [...texts].sort(COMPARED);

/** "1 page", "2 pages". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
