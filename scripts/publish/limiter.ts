// Counts what one sender does in a span of time.
import { isIPv6 } from 'node:net';

/** Keys that are counted at once. The one that was counted longest ago goes first. */
export const MOST_KEYS = 5000;

export interface Limiter {
  /** Counts one more of a key; whether that is still allowed. */
  readonly count: (key: string) => boolean;
  /** Whether more of a key were counted than are allowed. */
  readonly isOver: (key: string) => boolean;
}

/** So many of a key in so long, in milliseconds, from the first one on. */
export function limiter(most: number, span: number): Limiter {
  const counts = new Map<string, { readonly since: number; readonly count: number }>();
  const countOf = (key: string): { since: number; count: number } => {
    const found = counts.get(key);
    return found && Math.abs(Date.now() - found.since) < span ? found : { since: Date.now(), count: 0 };
  };
  return {
    count(key) {
      const { since, count } = countOf(key);
      counts.delete(key);
      const [oldest] = counts.keys();
      if (oldest !== undefined && counts.size >= MOST_KEYS) counts.delete(oldest);
      counts.set(key, { since, count: count + 1 });
      return count < most;
    },
    isOver: (key) => countOf(key).count > most,
  };
}

/** What one sender has of addresses: of IPv6 whoever has one has the 2^64 that begin with the same four groups. */
export function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (!isIPv6(plain)) return plain;
  const [front = [], back = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - front.length - back.length).fill('0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
