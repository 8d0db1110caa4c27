// The owner's edges: caches in front of the site. Each edge gets the changes at its own pace.
import { isLite, LITE } from '../build/lite-twin.ts';
import { isHashed } from '../publish/retired-files.ts';
import { filesIn } from '../publish/site-files.ts';
import { isErrorPage } from '../serve/rules.ts';
import { type EdgeOptions, openEdge } from './edge.ts';
import { type EdgeStatus, followEdge, type FollowOptions } from './follow-edge.ts';
import { addressOfFile, isSent } from './local-objects.ts';

/** An edge that is late for so long is an alarm. */
const ALARM_MS = 300_000;

export interface EdgesOptions extends Omit<EdgeOptions, 'url'>, FollowOptions {
  readonly urls: readonly string[];
}

export interface EdgesStatus {
  readonly edges: readonly EdgeStatus[];
  /** When the last edge got the last change, in ISO 8601. Undefined while an edge is late. */
  readonly liveAt: string | undefined;
  /** True if an edge has been late for minutes. */
  readonly isAlarm: boolean;
}

/**
 * Returns the addresses of files. Error pages are left out, because they are the answer of other addresses, of which edges
 * keep no copy.
 */
function addressesOf(files: readonly string[]): string[] {
  const pages = files.map((name) => (isLite(name) ? name.slice(0, -LITE.length) : name));
  return [...new Set(pages.filter((name) => isSent(name) && !isErrorPage(`/${name}`)).map(addressOfFile))];
}

export type Edges = ReturnType<typeof openEdges>;

export function openEdges(options: EdgesOptions) {
  const { urls, liveDir, log } = options;
  let isStarted = false;
  let liveAt: string | undefined;
  const told = (): void => {
    if (followers.some(({ since }) => since() !== undefined)) return;
    liveAt = new Date().toISOString();
    log({ event: 'live everywhere', edges: urls.length });
  };
  const followers = urls.map((url) => followEdge(openEdge({ ...options, url }), options, told));
  const changed = (addresses: readonly string[]): void => {
    for (const follower of followers) follower.changed(addresses);
  };

  return {
    /** Call it as soon as the edges would get another answer for these addresses. */
    changed,
    filesChanged: (files: readonly string[]) => changed(addressesOf(files)),
    /**
     * Call it after each publish. At the first call, nobody knows what an edge has kept: it forgets everything but hashed
     * files, whose content does not change.
     */
    async published() {
      if (isStarted) return;
      isStarted = true;
      const files = await filesIn(liveDir);
      changed(addressesOf(files.filter((name) => !isHashed(name))));
    },
    status(): EdgesStatus {
      const isLate = followers.some(({ since }) => since() !== undefined);
      return {
        edges: followers.map((one) => one.status()),
        liveAt: isLate ? undefined : liveAt,
        isAlarm: followers.some(({ since }) => Date.now() - (since() ?? Infinity) > ALARM_MS),
      };
    },
    async close() {
      await Promise.all(followers.map((one) => one.close()));
    },
  };
}
