const MOST_SECONDS_ASKED = 60;

/** The moment or the seconds of a `Retry-After` header, as milliseconds from now; `undefined` where it says neither. */
function asked(retryAfter: string, now: number): number | undefined {
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

/**
 * Milliseconds to wait before asking again after so many tries: twice as long each time, and never shorter than the
 * server asked for. `undefined` means not to ask again: it wants to be left alone for longer than a build waits.
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
