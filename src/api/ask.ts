import { setTimeout as pause } from 'node:timers/promises';
import type { Headers, Response } from 'undici';
import { environment } from './environment.ts';
import { pauseBefore } from './pauses.ts';
import { reach, RefusedAddressError } from './reach.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** The address that answered, where redirects led elsewhere. */
  redirectedTo: string | undefined;
}

export interface Question {
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  /** A larger answer is not read to its end. */
  mostBytes: number;
  tries: number;
}

/** An address did not answer, or with a status that says it cannot. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';

  /** `undefined` where nothing came, or not all of it. The message says what came and how often it was tried. */
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined, options: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

interface Failure {
  reason: string;
  status?: number;
  /** It may be otherwise a moment later. */
  mayPass: boolean;
  retryAfter?: string | null;
  cause?: unknown;
}

/**
 * Asks until there is an answer with 2xx, 304 or 404, again after growing pauses where asking again can help. Throws a
 * NoAnswerError when there is none, and a RefusedAddressError when the build may not ask.
 */
export async function ask(address: string, question: Question): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await askOnce(address, question);
    if ('body' in outcome) return outcome;
    const { reason, status, mayPass, retryAfter, cause } = outcome;
    const isLast = !mayPass || tries === question.tries;
    const wait = isLast ? undefined : pauseBefore(tries, environment.API_FIRST_PAUSE_MS, retryAfter);
    if (wait === undefined) {
      throw new NoAnswerError(`${reason}; tried ${tries === 1 ? 'once' : `${tries} times`}`, status, { cause });
    }
    await pause(wait);
  }
}

async function askOnce(address: string, question: Question): Promise<Answer | Failure> {
  const { method = 'GET', headers = {}, mostBytes } = question;
  try {
    const signal = AbortSignal.timeout(environment.API_TIME_LIMIT_MS);
    const { response, redirectedTo } = await reach(address, { method, headers, signal });
    const { status } = response;
    if (!response.ok && status !== 304 && status !== 404) {
      await response.body?.cancel();
      return {
        reason: `expected status 200, found ${status}`,
        status,
        mayPass: status >= 500 || [408, 425, 429].includes(status),
        retryAfter: response.headers.get('retry-after'),
      };
    }
    const body = await bytesOf(response, mostBytes);
    if (!body) return { reason: `expected at most ${mostBytes / 1_000_000} MB, found more`, status, mayPass: false };
    return { status, headers: response.headers, body, redirectedTo };
  } catch (error) {
    if (error instanceof RefusedAddressError) throw error;
    return { reason: reasonOf(error), mayPass: true, cause: error };
  }
}

/** The whole body, or `undefined` as soon as it is too large. What counts is its size when unpacked. */
async function bytesOf(response: Response, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no whole answer within ${environment.API_TIME_LIMIT_MS / 1000} seconds`;
  return `no answer (${error.cause instanceof Error ? error.cause.message || error.cause.name : error.message})`;
}
