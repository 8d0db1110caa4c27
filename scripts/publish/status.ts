// The publisher's status for operators.
import { isHashed } from '../serve/site-files.ts';
import type { EdgesStatus } from '../deploy/edges.ts';
import type { Board } from '../health/board.ts';
import type { DigestStatus } from '../health/digest.ts';
import type { ReportLine } from '../health/report.ts';
import { LITE } from '../serve/lite-twin.ts';
import type { Comparison } from './nightly.ts';
import type { Release } from './releases.ts';

/** A release without its file list. */
export interface Summary extends Omit<Release, 'changes' | 'scripts' | 'styles'> {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export interface Status {
  /** `failing`: the last publish failed and will be repeated. `held`: after a rollback, until an operator resumes. */
  readonly state: 'starting' | 'idle' | 'publishing' | 'failing' | 'held';
  /** The number of the live release. */
  readonly live: number | undefined;
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  /** The number of live files whose compressed files are still missing. */
  readonly uncompressed: number;
  /** Accepted webhooks that are not published yet. */
  readonly waiting: number;
  /** The reason why the last publish failed, and the time of the next try. Undefined if the last publish succeeded. */
  readonly failure: { readonly message: string; readonly again: string } | undefined;
  /** The reason why the live site is not on the storage. Undefined if it is there, or if no storage is used. */
  readonly notDeployed: string | undefined;
  /** The edges (caches in front of the site). Undefined if EDGE_URLS is not set. */
  readonly edges: EdgesStatus | undefined;
  /** The last releases, newest first. */
  readonly releases: readonly Summary[];
  readonly faults: readonly ReportLine[];
  /** The health board for editors. Undefined until all content was read after a start. */
  readonly health: Board | undefined;
  /** Undefined if DIGEST_URL is not set. */
  readonly digest: DigestStatus | undefined;
  /** The last comparison with a plain build. */
  readonly compared: Comparison | undefined;
  /** The next moment when a page changes only because time passes, such as when a tender closes. */
  readonly next: string | undefined;
}

export function stateOf(now: Record<'isHeld' | 'isFailing' | 'isPublishing' | 'isStarted', boolean>): Status['state'] {
  if (now.isHeld) return 'held';
  if (now.isFailing) return 'failing';
  if (!now.isStarted) return 'starting';
  return now.isPublishing ? 'publishing' : 'idle';
}

/** Returns the release before the live one. After a rollback, the site shows an earlier release, so the search starts there. */
export function releaseBefore(releases: readonly Pick<Release, 'id' | 'backTo'>[]): number | undefined {
  const last = releases.at(-1);
  const shown = last?.backTo ?? last?.id ?? 0;
  return releases.findLast(({ id, backTo }) => id < shown && (backTo ?? id) < shown)?.id;
}

const addressOf = (file: string): string => `/${file.replace(/(^index)?\.html$/, '')}`;

function summarised({ changes, scripts: _scripts, styles: _styles, ...release }: Release): Summary {
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

const summaries = new WeakMap<Release, Summary>();

/** Returns the summary of a release. It is made once, because a release can have 100,000 files, and the status is read often. */
export function summaryOf(release: Release): Summary {
  const summary = summaries.get(release) ?? summarised(release);
  summaries.set(release, summary);
  return summary;
}
