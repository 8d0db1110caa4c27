// Knows which tenders and jobs may still be open, so that a browser need not look at all that ever were.
import type { Entry } from '../entry.ts';
import { textOfId } from '../ids.ts';
import { closingOf, minuteText } from './document.ts';

/**
 * The clock must not change a file, so the contents' own dates stand for it: what closed before so many of the newest were
 * published is closed. One with a wrong date in the future closes nothing.
 */
const NEWEST = 50;

interface Known {
  readonly closing: string;
  readonly published: number;
}

export interface Closings {
  readonly give: (entry: Entry, id: number) => void;
  readonly take: (entry: Entry, id: number) => void;
  /** Which lines come to the file or leave it, since it was asked last. A line is the minute of closing and the id. */
  readonly changes: () => { line: string; isOpen: boolean }[];
}

const publishedOf = ({ date }: Entry): number => Date.parse(date ?? '') || 0;

export function openClosings(): Closings {
  const known = new Map<string, Known>();
  let listed = new Set<string>();
  let hasChanged = false;

  /** The minute before which everything is closed. */
  function least(): string {
    const days = Float64Array.from([...known.values()].map(({ published }) => published)).sort();
    return minuteText(days[Math.max(0, days.length - NEWEST)] ?? 0);
  }

  return {
    give(entry, id) {
      const closing = closingOf(entry);
      if (!closing) return;
      hasChanged = true;
      known.set(closing + textOfId(id), { closing, published: publishedOf(entry) });
    },
    take(entry, id) {
      hasChanged = known.delete(closingOf(entry) + textOfId(id)) || hasChanged;
    },
    changes() {
      if (!hasChanged) return [];
      hasChanged = false;
      const from = least();
      const now = new Set([...known].filter(([, { closing }]) => closing >= from).map(([line]) => line));
      const gone = [...listed].filter((line) => !now.has(line)).map((line) => ({ line, isOpen: false }));
      const come = [...now].filter((line) => !listed.has(line)).map((line) => ({ line, isOpen: true }));
      listed = now;
      return [...gone, ...come];
    },
  };
}
