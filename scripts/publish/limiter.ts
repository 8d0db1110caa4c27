// Limits how often one sender may do something in a span of time.
import { isIPv6 } from 'node:net';

/** The most keys at once. The key that was counted longest ago is dropped first. */
export const MOST_KEYS = 5000;

/** Allows `most` uses of a key in `span` milliseconds after its first use. */
export function limiter(most: number, span: number) {
  const counts = new Map<string, { readonly since: number; readonly count: number }>();
  const countOf = (key: string): { since: number; count: number } => {
    const found = counts.get(key);
    return found && Math.abs(Date.now() - found.since) < span ? found : { since: Date.now(), count: 0 };
  };
  return {
    /** Counts a use of a key. Returns true if it is allowed. */
    count(key: string): boolean {
      const { since, count } = countOf(key);
      counts.delete(key);
      const [oldest] = counts.keys();
      if (oldest !== undefined && counts.size >= MOST_KEYS) counts.delete(oldest);
      counts.set(key, { since, count: count + 1 });
      return count < most;
    },
    /** True if a key was counted more often than allowed. */
    isOver: (key: string): boolean => countOf(key).count > most,
  };
}

/** The network of a sender: an IPv6 sender has all 2^64 addresses with the same first four groups. */
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
