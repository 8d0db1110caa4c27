import { setTimeout as pause } from 'node:timers/promises';
import type { Headers, Response } from 'undici';
import { environment } from './environment.ts';
import { pauseBefore } from './pauses.ts';
import { reach, RefusedAddressError } from './reach.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** The last address after redirects. It is undefined if there was no redirect. */
  redirectedTo: string | undefined;
}

/** The settings of a request, and the limits for its answer. */
export interface Question {
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  /** The largest allowed answer. Reading stops at this size, and a larger answer is an error. */
  mostBytes: number;
  tries: number;
  /** The whole answer must come within this time. The default is `API_TIME_LIMIT_MS`. */
  withinMs?: number;
  /**
   * Returns a function that takes the body piece by piece, so that the whole body is never in memory. Each try calls
   * `intoPieces` again.
   */
  intoPieces?: () => (piece: Uint8Array) => void;
  /** The status must come within this time. If it is unset, only the whole answer has a time limit. */
  statusWithinMs?: number;
}

/** The server sent no complete answer, or an answer with an error status. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';

  /** The HTTP status. It is `undefined` if the server sent no headers. */
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined, options: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The answer is larger than `mostBytes`. */
export class TooLargeError extends NoAnswerError {}

interface Failure {
  reason: string;
  status?: number;
  /** True if another try can succeed. */
  mayPass: boolean;
  isTooLarge?: boolean;
  retryAfter?: string | null;
  cause?: unknown;
}

/**
 * Sends a request until the status is 2xx, 304 or 404. The pauses between the tries grow. Throws NoAnswerError after the last
 * try, or if another try cannot succeed. Throws RefusedAddressError if the build may not contact the address.
 */
export async function ask(address: string, question: Question): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await askOnce(address, question);
    if ('body' in outcome) return outcome;
    const { reason, status, mayPass, isTooLarge, retryAfter, cause } = outcome;
    const isLast = !mayPass || tries === question.tries;
    const wait = isLast ? undefined : pauseBefore(tries, environment.API_FIRST_PAUSE_MS, retryAfter);
    if (wait === undefined) {
      const Failed = isTooLarge ? TooLargeError : NoAnswerError;
      throw new Failed(`${reason}; tried ${tries === 1 ? 'once' : `${tries} times`}`, status, { cause });
    }
    await pause(wait);
  }
}

async function askOnce(address: string, question: Question): Promise<Answer | Failure> {
  const { method = 'GET', headers = {}, mostBytes, intoPieces, statusWithinMs } = question;
  const { withinMs = environment.API_TIME_LIMIT_MS } = question;
  const late = new AbortController();
  const timer =
    statusWithinMs &&
    setTimeout(() => late.abort(new Error(`no status within ${statusWithinMs / 1000} seconds`)), statusWithinMs);
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(withinMs), late.signal]);
    const { response, redirectedTo } = await reach(address, { method, headers, signal });
    clearTimeout(timer);
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
    const body = await bytesOf(response, mostBytes, intoPieces?.()).catch((error: unknown) => ({ error }));
    if (body && 'error' in body)
      return { reason: reasonOf(body.error, withinMs), status, mayPass: true, cause: body.error };
    if (!body) {
      const reason = `expected at most ${mostBytes / 1_000_000} MB, found more`;
      return { reason, status, mayPass: false, isTooLarge: true };
    }
    return { status, headers: response.headers, body, redirectedTo };
  } catch (error) {
    if (error instanceof RefusedAddressError) throw error;
    return { reason: reasonOf(error, withinMs), mayPass: true, cause: error };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the body after decompression. If `take` is given, `take` gets the pieces of the body, and the returned body is empty.
 * Returns `undefined` if the body is larger than `most` bytes.
 */
async function bytesOf(
  response: Response,
  most: number,
  take?: (piece: Uint8Array) => void,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) return undefined;
    if (take) take(chunk);
    else chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown, withinMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no complete answer within ${withinMs / 1000} seconds`;
  return `no answer (${error.cause instanceof Error ? error.cause.message || error.cause.name : error.message})`;
}
