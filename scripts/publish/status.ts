// The status of the publisher, as operators read it.
import { LITE } from '../build/lite-twin.ts';
import { isHashed } from './retired-files.ts';
import type { ReportLine } from '../build/report.ts';
import type { Comparison } from './nightly.ts';
import type { Release } from './releases.ts';

/** A release without what is in its files. */
export interface Summary extends Omit<Release, 'changes' | 'scripts' | 'styles'> {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export interface Status {
  /** `failing`: the last try failed and is tried again; `held`: rolled back, nothing is published until it is told to go on. */
  readonly state: 'starting' | 'idle' | 'publishing' | 'failing' | 'held';
  /** The release that is live. */
  readonly live: number | undefined;
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  /** Webhooks that were taken, and whose changes are not published yet. */
  readonly waiting: number;
  /** Why the last try failed, and when the next is. */
  readonly failure: { readonly message: string; readonly again: string } | undefined;
  /** Why the storage does not have what is live, if it has not. */
  readonly notDeployed: string | undefined;
  /** The last publishes, the latest first. */
  readonly releases: readonly Summary[];
  readonly faults: readonly ReportLine[];
  /** The last comparison with a plain build. */
  readonly compared: Comparison | undefined;
  /** When the clock makes the next page another. */
  readonly next: string | undefined;
}

export function stateOf(now: Record<'isHeld' | 'isFailing' | 'isPublishing' | 'isStarted', boolean>): Status['state'] {
  if (now.isHeld) return 'held';
  if (now.isFailing) return 'failing';
  if (!now.isStarted) return 'starting';
  return now.isPublishing ? 'publishing' : 'idle';
}

/** The release to go back to: the one before what is live, and what is live may be an earlier one again. */
export function releaseBefore(releases: readonly Pick<Release, 'id' | 'backTo'>[]): number | undefined {
  const last = releases.at(-1);
  const shown = last?.backTo ?? last?.id ?? 0;
  return releases.findLast(({ id, backTo }) => id < shown && (backTo ?? id) < shown)?.id;
}

/** The address a file answers. */
const addressOf = (file: string): string => `/${file.replace(/(^index)?\.html$/, '')}`;

export function summaryOf({ changes, scripts: _scripts, styles: _styles, ...release }: Release): Summary {
  const pages = changes.filter(({ file }) => !isHashed(file) && !file.endsWith(LITE));
  const those = (isIt: (before: boolean, after: boolean) => boolean): string[] =>
    pages
      .filter(({ before, after }) => isIt(before !== undefined, after !== undefined))
      .map(({ file }) => addressOf(file));
  return {
    ...release,
    added: those((before, after) => !before && after),
    changed: those((before, after) => before && after),
    removed: those((before, after) => before && !after),
  };
}
