// The options of a publisher.
import type { PAUSES } from './pauses.ts';

export interface PublisherOptions {
  readonly root: string;
  /** The environment that `src/config.ts` reads. */
  readonly variables: NodeJS.ProcessEnv;
  /** The folder visitors are served from. */
  readonly liveDir: string;
  readonly cacheDir: string;
  readonly brotliQuality: number;
  readonly port: number;
  readonly host: string;
  readonly secrets: readonly string[];
  readonly token: string | undefined;
  readonly log: (line: Record<string, unknown>) => void;
  readonly progressed?: (progress: { readonly done: number; readonly all: number }) => void;
  /** Told after each publish that has changed the folder, and after the first. */
  readonly published?: () => void;
  /** Why what is published is not where it is to be brought, if it is not. */
  readonly notDeployed?: () => string | undefined;
  /** When the site is compared with a plain build, `HH:MM` in India; not by itself without it. */
  readonly nightlyAt?: string | undefined;
  /** How long, in milliseconds, where not as usual. */
  readonly pauses?: Partial<typeof PAUSES>;
}
