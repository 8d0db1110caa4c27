// The messages between the publisher and the render thread.
import type { ReportLine } from '../build/report.ts';
import type { Release } from './releases.ts';

export interface EngineData {
  readonly root: string;
  readonly liveDir: string;
  readonly cacheDir: string;
  /** For a bundle of the site in the making; emptied. */
  readonly workDir: string;
  readonly brotliQuality: number;
}

export type Task =
  | {
      readonly do: 'publish';
      /** The reason for the publish, in words. */
      readonly why: string;
      /** Where to look, as paths of the contract; nothing to look everywhere. */
      readonly paths: readonly string[] | undefined;
      /** Lists may lose over half of their entries. */
      readonly mayShrink: boolean;
    }
  | { readonly do: 'roll back'; readonly id: number }
  /** To be done in idle time, for some milliseconds. */
  | { readonly do: 'compress'; readonly milliseconds: number };

export type Told =
  | { readonly kind: 'ready'; readonly releases: readonly Release[] }
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  | {
      readonly kind: 'done';
      /** Those that were not told of before; none when no page reads otherwise. */
      readonly releases: readonly Release[];
      /** Errors that do no harm to the live site. */
      readonly remark?: string | undefined;
      /** Faults of the present content, for editors. */
      readonly faults: readonly ReportLine[];
      /** The next moment at which a page reads otherwise by the clock, in milliseconds. */
      readonly next: number | undefined;
    }
  | { readonly kind: 'compressed'; /** More is left to do. */ readonly isMore: boolean }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Releases that it made before it failed. The publisher does not know of them yet. */
      readonly releases: readonly Release[];
    };
