import { onTestFinished } from 'vitest';
import { openDoor, type DoorOptions } from '../../scripts/publish/door.ts';
import { NO_BOARD } from '../../scripts/health/board.ts';
import { openEvents, type Event } from '../../scripts/publish/events.ts';
import type { Status } from '../../scripts/publish/status.ts';
import { throwAwayFolder } from './fixture-site.ts';
import { SECRET, TOKEN } from './publisher.ts';

export const body = JSON.stringify({
  type: 'content.published',
  timestamp: '2026-11-20T09:30:00Z',
  data: { path: 'news_and_updates/', id: 812, lang: 'hi' },
});

export const STATUS: Status = {
  state: 'idle',
  live: 1,
  progress: undefined,
  waiting: 0,
  failure: undefined,
  uncompressed: 0,
  notDeployed: undefined,
  edges: undefined,
  releases: [],
  faults: [],
  health: NO_BOARD,
  digest: undefined,
  compared: undefined,
  next: undefined,
};

/** Runs the publisher's HTTP interface until the test ends. `taken` lists the webhooks that it has accepted. */
export async function door(more: Partial<DoorOptions> = {}) {
  const folder = await throwAwayFolder();
  const events = await openEvents(`${folder.dir}/events.ndjson`);
  const taken: Event[] = [];
  const opened = await openDoor({
    port: 0,
    host: '127.0.0.1',
    secrets: [SECRET],
    token: TOKEN,
    events,
    status: () => STATUS,
    taken: (event) => {
      taken.push(event);
    },
    rollBack: () => Promise.resolve('back'),
    resume: () => Promise.resolve('on'),
    allowShrink: () => Promise.resolve('allowed'),
    compare: () => Promise.resolve('begun'),
    log: () => {},
    ...more,
  });
  onTestFinished(async () => {
    await opened.close();
    await folder.remove();
  });
  const post = (headers: Record<string, string>, text = body): Promise<Response> =>
    fetch(`${opened.url}/hooks/content`, { method: 'POST', headers, body: text });
  return { url: opened.url, post, taken, file: `${folder.dir}/events.ndjson` };
}
