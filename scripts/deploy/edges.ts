// The owner's edges: caches in front of the site. A slow edge does not delay the changes on other edges.
import { LITE } from '../serve/lite-twin.ts';
import { isErrorPage } from '../serve/rules.ts';
import { type EdgeOptions, openEdge } from './edge.ts';
import { type EdgeStatus, followEdge, type FollowOptions } from './follow-edge.ts';
import { addressOfFile, isSent } from './local-objects.ts';

/** An edge that does not show a change after this time, in milliseconds, is an alarm for operators. */
const ALARM_MS = 300_000;

export interface EdgesOptions extends Omit<EdgeOptions, 'url'>, FollowOptions {
  readonly urls: readonly string[];
  readonly alarmAfter?: number;
}

export interface EdgesStatus {
  readonly edges: readonly EdgeStatus[];
  /** The time when the last edge got the last change, in ISO 8601. Undefined while an edge is late or a publish runs. */
  readonly liveAt: string | undefined;
  /** True if an edge has been late for minutes. */
  readonly isAlarm: boolean;
}

/**
 * Returns the addresses of files. Error pages are left out: visitors do not request the address of an error page, and edges
 * keep no answer with an error.
 */
function addressesOf(files: readonly string[]): string[] {
  const pages = files.map((name) => (name.endsWith(LITE) ? name.slice(0, -LITE.length) : name));
  return [...new Set(pages.filter((name) => isSent(name) && !isErrorPage(`/${name}`)).map(addressOfFile))];
}

export type Edges = ReturnType<typeof openEdges>;

export function openEdges({ urls, alarmAfter = ALARM_MS, ...options }: EdgesOptions) {
  const followers = urls.map((url) => followEdge(openEdge({ ...options, url }), options));

  return {
    /** Call this function when the answers for these files have changed and the edges can load the new answers. */
    filesChanged(files: readonly string[]) {
      const addresses = addressesOf(files);
      for (const follower of followers) follower.changed(addresses);
    },
    /** `isBusy` is true while more changes will be sent to the edges. */
    status(isBusy = false): EdgesStatus {
      const ends = followers.map((one) => (one.since() === undefined ? one.endedAt() : undefined));
      const isLive = !isBusy && !ends.includes(undefined);
      return {
        edges: followers.map((one) => one.status()),
        liveAt: isLive ? new Date(Math.max(...ends.map(Number))).toISOString() : undefined,
        isAlarm: followers.some(({ since }) => Date.now() - (since() ?? Infinity) > alarmAfter),
      };
    },
    async close() {
      await Promise.all(followers.map((one) => one.close()));
    },
  };
}
