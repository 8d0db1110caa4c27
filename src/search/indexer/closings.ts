// Knows which tenders and jobs may still be open, so that a browser need not look at all that ever were.
import type { Entry } from '../entry.ts';
import { textOfId } from '../ids.ts';
import { minuteText } from '../minutes.ts';
import { closingOf } from './document.ts';

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
  /** A line for each, of the minute of closing and the id. */
  readonly text: () => string;
}

const publishedOf = ({ date }: Entry): number => Date.parse(date ?? '') || 0;

export function openClosings(): Closings {
  const known = new Map<string, Known>();
  let text: string | undefined;

  /** The minute before which everything is closed. */
  function least(): string {
    const days = Float64Array.from([...known.values()].map(({ published }) => published)).sort();
    return minuteText(days[Math.max(0, days.length - NEWEST)] ?? 0);
  }

  return {
    give(entry, id) {
      const closing = closingOf(entry);
      if (!closing) return;
      text = undefined;
      known.set(closing + textOfId(id), { closing, published: publishedOf(entry) });
    },
    take(entry, id) {
      if (known.delete(closingOf(entry) + textOfId(id))) text = undefined;
    },
    text() {
      if (text !== undefined) return text;
      const from = least();
      const open = [...known].filter(([, { closing }]) => closing >= from).map(([line]) => line);
      text = open.sort().join('\n');
      return text;
    },
  };
}
