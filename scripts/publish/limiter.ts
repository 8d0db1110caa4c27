// Limits how often one sender may do something in a span of time.
import ipaddr from 'ipaddr.js';

/** The largest number of keys in memory. If there are more, the key that was counted longest ago is removed. */
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
    /** True if a key has no allowed use left. */
    isOver: (key: string): boolean => countOf(key).count >= most,
  };
}

/** Returns the network of a sender. One IPv6 sender owns all 2^64 addresses that begin with the same four groups. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const sender = ipaddr.process(address);
  return sender.kind() === 'ipv4' ? sender.toString() : sender.toNormalizedString().split(':').slice(0, 4).join(':');
}
