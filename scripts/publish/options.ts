import type { PAUSES } from './pauses.ts';

export interface PublisherOptions {
  readonly root: string;
  /** The environment for `src/config.ts`. */
  readonly variables: NodeJS.ProcessEnv;
  /** The folder that visitors are served from. */
  readonly liveDir: string;
  readonly cacheDir: string;
  readonly brotliQuality: number;
  readonly port: number;
  readonly host: string;
  readonly secrets: readonly string[];
  readonly token: string | undefined;
  readonly log: (line: Record<string, unknown>) => void;
  readonly progressed?: (progress: { readonly done: number; readonly all: number }) => void;
  /** Called after each publish that changed the folder, and after the first one. */
  readonly published?: () => void;
  /** Why the live site is not on the storage; undefined if it is. */
  readonly notDeployed?: () => string | undefined;
  /** The time of the nightly comparison, `HH:MM` in India. Undefined: none. */
  readonly nightlyAt?: string | undefined;
  /** Other pauses for tests, in milliseconds. */
  readonly pauses?: Partial<typeof PAUSES>;
}
