const MOST_SECONDS_ASKED = 60;

/**
 * Converts a `Retry-After` header to milliseconds from now. Returns `undefined` if it is neither a number nor a date.
 */
function asked(retryAfter: string, now: number): number | undefined {
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

/**
 * The pause in milliseconds before the next try. It doubles with each try, and it is at least as long as the server
 * asked for. Returns `undefined` if the server asks for a longer pause than a build can wait.
 */
export function pauseBefore(
  tries: number,
  first: number,
  retryAfter?: string | null,
  now: number = Date.now(),
): number | undefined {
  const growing = first * 2 ** (tries - 1);
  const wait = Math.max(growing, retryAfter ? (asked(retryAfter, now) ?? 0) : 0);
  return wait > Math.max(growing, MOST_SECONDS_ASKED * 1000) ? undefined : wait;
}
