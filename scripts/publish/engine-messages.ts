// The messages between the publisher and the render thread.
import type { Board } from '../health/board.ts';
import type { ReportLine } from '../health/report.ts';
import type { Hints } from './hints.ts';
import type { Release } from './releases.ts';

export interface EngineData {
  readonly liveDir: string;
  readonly cacheDir: string;
  readonly brotliQuality: number;
}

export type Task =
  | {
      readonly do: 'publish';
      /** The reason, in words. */
      readonly why: string;
      /** The inputs to read again. Undefined means everything. */
      readonly hints: Hints | undefined;
      /** True if lists may lose more than half of their entries. */
      readonly mayShrink: boolean;
    }
  | { readonly do: 'roll back'; readonly id: number }
  /** Compresses files in idle time, for this many milliseconds. */
  | { readonly do: 'compress'; readonly milliseconds: number };

export type Told =
  | { readonly kind: 'ready'; readonly releases: readonly Release[] }
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  /** The answers of these live files have changed, or may have changed. */
  | { readonly kind: 'changed'; readonly files: readonly string[] }
  | {
      readonly kind: 'done';
      /** The new releases, which the publisher does not know yet. Empty if no page has changed. */
      readonly releases: readonly Release[];
      /** An error that does not affect the live site. */
      readonly remark?: string | undefined;
      /** Faults of the current content, for editors. */
      readonly faults: readonly ReportLine[];
      /** The new health board. Unset after a rollback: the content was not read, so the known board stays. */
      readonly health?: Board;
      /** The next moment when a page changes by the clock, in milliseconds. */
      readonly next: number | undefined;
      /** The number of live files whose compressed files are still missing. */
      readonly uncompressed: number;
    }
  | {
      readonly kind: 'compressed';
      /** True if files are left to compress. */
      readonly isMore: boolean;
      readonly uncompressed: number;
    }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** The releases of this task before the failure, which the publisher does not know yet. */
      readonly releases: readonly Release[];
    };
