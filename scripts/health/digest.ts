// Sends the health board by webhook once a week, on Monday at 09:00 in India. The webhook is signed. If the receiver does not
// accept the digest, the digest is sent again.
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { writeWhole } from '../../src/api/write-whole.ts';
import { dayAt, DAY_MS, startOf } from '../../src/i18n/dates.ts';
import { webhookHeaders } from '../command/webhook-headers.ts';
import type { Board } from './board.ts';
import { digestText } from './digest-text.ts';

const HOUR_MS = 3_600_000;
const SEND_HOUR = 9;
const TIME_LIMIT_MS = 10_000;
/** The pause before a failed digest is sent again. It doubles after each failure, up to `longest`. */
const PAUSES = { first: 60_000, longest: 6 * HOUR_MS };

export interface DigestOptions {
  readonly url: string;
  readonly secret: string;
  readonly siteUrl: string;
  /** `CMS_ENTRY_URL`. */
  readonly cms: string | undefined;
  /** The path of the file that stores which digest was sent last, so that a restart does not send a digest twice. */
  readonly file: string;
  /** The board of the live site. Undefined before the first publish. */
  readonly board: () => Board | undefined;
  readonly log: (line: Record<string, unknown>) => void;
  readonly now?: () => number;
}

export interface DigestStatus {
  readonly sentAt: string | undefined;
  readonly failure: { readonly message: string; readonly again: string } | undefined;
}

const memory = z.object({ due: z.number(), sentAt: z.iso.datetime().optional() });
type Memory = z.infer<typeof memory>;

/** Returns the time of the last Monday 09:00 in India, in milliseconds. */
export function lastDue(now: number): number {
  const today = dayAt(now);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const due = startOf(today) - sinceMonday * DAY_MS + SEND_HOUR * HOUR_MS;
  return due > now ? due - 7 * DAY_MS : due;
}

async function remembered(file: string): Promise<Memory | undefined> {
  try {
    return memory.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Throws if the receiver does not accept the digest. The error names only the host, because the path can contain a secret. */
async function post({ url, secret }: DigestOptions, id: string, at: Date, body: string, end: AbortSignal) {
  const headers = { 'content-type': 'application/json', ...webhookHeaders(secret, id, at, body) };
  const { host } = new URL(url);
  const signal = AbortSignal.any([end, AbortSignal.timeout(TIME_LIMIT_MS)]);
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal }).catch(() => {
    throw new Error(`${host} did not answer.`);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${host} answered with ${answer.status}.`);
}

export type Digest = Awaited<ReturnType<typeof openDigest>>;

export async function openDigest(options: DigestOptions) {
  const { file, board, log, now = Date.now } = options;
  const end = new AbortController();
  const known = await remembered(file);
  // The first digest is sent on the Monday after the first start.
  let last: Memory = known ?? { due: lastDue(now()) };
  if (!known) await writeWhole(file, JSON.stringify(last));
  let failure: (DigestStatus['failure'] & { readonly pause: number }) | undefined;
  let underway: Promise<void> | undefined;

  async function send(due: number, shown: Board): Promise<void> {
    const at = new Date(now());
    const id = `digest_${dayAt(due)}`;
    try {
      await post(options, id, at, JSON.stringify(digestText(shown, { ...options, due, at })), end.signal);
    } catch (error) {
      if (end.signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      const pause = failure ? Math.min(failure.pause * 2, PAUSES.longest) : PAUSES.first;
      failure = { message, pause, again: new Date(now() + pause).toISOString() };
      log({ event: 'digest not sent', reason: message, againInSeconds: pause / 1000 });
      return;
    }
    failure = undefined;
    last = { due, sentAt: at.toISOString() };
    log({ event: 'digest sent', id, count: shown.count });
    await writeWhole(file, JSON.stringify(last)).catch((error: unknown) =>
      log({ event: 'time of digest not stored', reason: String(error) }),
    );
  }

  return {
    status: (): DigestStatus => ({
      sentAt: last.sentAt,
      failure: failure && { message: failure.message, again: failure.again },
    }),
    /** Sends the digest if its time has come. Call this function regularly. The promise resolves after the attempt. */
    async tick(): Promise<void> {
      const due = lastDue(now());
      const shown = board();
      if (underway || !shown || due <= last.due || (failure && now() < Date.parse(failure.again))) return;
      underway = send(due, shown).finally(() => (underway = undefined));
      await underway;
    },
    async close(): Promise<void> {
      end.abort();
      await underway;
    },
  };
}
