// The types and functions that all topics of the auditor's folder use.
import type { SiteFacts } from '../serve/rules.ts';
import type { BuiltSite } from '../check/built-pages.ts';
import type { WebServerPrograms } from '../check/web-server-programs.ts';
import type { ClauseId } from './clauses.ts';

/** The facts about the site that the auditor's folder describes. None of these values changes from one run to the next. */
export interface Context {
  readonly root: string;
  /** The folder of the built site. */
  readonly siteDir: string;
  readonly facts: SiteFacts;
  readonly cacheDir: string;
  /** The time that the browser and the publisher use as the present time, so that two runs see the same site. */
  readonly now: string;
  readonly pages: () => Promise<BuiltSite>;
  readonly webServers: () => Promise<WebServerPrograms>;
  readonly chromium: () => Promise<string>;
}

export interface EvidenceFile {
  /** The name of the file in the folder of its topic. */
  readonly name: string;
  readonly text: string;
  /** The content of the file, in one sentence. */
  readonly shows: string;
}

/**
 * `people`: no fault was found, but people must do something before the clause is met. `duty`: the owner or operator has this
 * duty, and the software can only say so.
 */
export type State = 'met' | 'fault' | 'people' | 'duty' | 'not measured';

export interface Result {
  readonly state: State;
  /** True if no row has more pages with faults than in the recorded run. Then the command does not end with code 1. */
  readonly isRecorded?: boolean;
  /** The verdict in one line. */
  readonly verdict: string;
  readonly files: readonly EvidenceFile[];
  /** The tasks that people must still do, one sentence each. */
  readonly people?: readonly string[];
}

export interface Topic {
  /** The name of the topic's folder in the zip. `--only` uses the same name. */
  readonly name: string;
  readonly title: { readonly en: string; readonly hi: string };
  readonly clauses: readonly ClauseId[];
  readonly make: (context: Context, say: (detail: string) => void) => Promise<Result>;
}

/** A topic throws this error if it cannot be measured on this machine. The auditor's folder then shows the reason. */
export class NotMeasured extends Error {}

/** Returns JSON that people can read. The same value always gives the same text. */
export const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const COMPARED = new Intl.Collator('en', { numeric: true }).compare;
export const inOrder = (texts: Iterable<string>): string[] => [...texts].sort(COMPARED);

/** "1 page", "2 pages". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
