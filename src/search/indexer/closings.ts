// Lists the tenders and jobs that may still be open. So a browser does not have to read all tenders and jobs.
import type { Entry } from '../entry.ts';
import { textOfId } from '../ids.ts';
import { MOMENT_DIGITS, momentText } from '../moments.ts';
import { closingOf } from './document.ts';

/**
 * Index files must not depend on the current time. So an entry counts as closed if this many tenders and jobs were
 * published after its closing. With a smaller number, one wrong date in the future could close entries that are still
 * open.
 */
const NEWEST = 50;

interface Known {
  readonly closing: string;
  readonly published: number;
}

/** The largest distance between two IDs, because one base-36 digit gives the distance. */
const MOST_STEP = 35;

/**
 * Writes the entries as lines. A line has all entries that close at the same time, if their IDs are near each other. The line
 * has the closing time, the first ID, and one digit for each further ID: its distance from the previous ID.
 */
function inLines(closings: readonly string[]): string {
  let [text, before, idBefore] = ['', '', 0];
  for (const closing of closings) {
    const [moment, id] = [closing.slice(0, MOMENT_DIGITS), parseInt(closing.slice(MOMENT_DIGITS), 36)];
    const isNear = moment === before && id - idBefore <= MOST_STEP;
    text += isNear ? (id - idBefore).toString(36) : `\n${closing}`;
    [before, idBefore] = [moment, id];
  }
  return text.slice(1);
}

const publishedOf = ({ date, isToCome }: Entry): number => (isToCome ? 0 : Date.parse(date ?? '') || 0);

export function openClosings() {
  const known = new Map<string, Known>();
  let text: string | undefined;

  /**
   * Returns the moment when the 50th newest tender or job was published. Entries that closed before this moment are certainly
   * closed.
   */
  function least(): string {
    const days = Float64Array.from([...known.values()].map(({ published }) => published)).sort();
    return momentText(days[Math.max(0, days.length - NEWEST)] ?? 0);
  }

  return {
    give(entry: Entry, id: number) {
      const closing = closingOf(entry);
      if (!closing) return;
      text = undefined;
      known.set(closing + textOfId(id), { closing, published: publishedOf(entry) });
    },
    take(entry: Entry, id: number) {
      if (known.delete(closingOf(entry) + textOfId(id))) text = undefined;
    },
    /** Returns the entries that may be open, as `readManifest` reads them. */
    text() {
      if (text !== undefined) return text;
      const from = least();
      const open = [...known].filter(([, { closing }]) => closing >= from).map(([line]) => line);
      text = inLines(open.sort());
      return text;
    },
  };
}
