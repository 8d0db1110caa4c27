const MOST_SECONDS_ASKED = 60;

/** A `Retry-After` header (date or seconds) as milliseconds from now; `undefined` if it is neither. */
function asked(retryAfter: string, now: number): number | undefined {
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

/**
 * Milliseconds before the next try: doubled each time, and at least what the server asked for. `undefined` means no more
 * tries, or a server that asks for a longer pause than a build can wait.
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
