// Writes the publisher's log: as sentences on a terminal, otherwise as JSON lines. The log contains no data of visitors.
import { styleText } from 'node:util';
import { shownLine } from './shown.ts';

export type Log = (line: Record<string, unknown>) => void;

const asJson: Log = (line) => console.log(shownLine(JSON.stringify({ at: new Date().toISOString(), ...line })));

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const BAR = 30;
/** Clears the line of an unfinished progress bar. */
const CLEAR = '\r\u001B[K';

const asSentence: Log = ({ event, ...facts }) => {
  const said = Object.entries(facts).map(([name, fact]) => `${name} ${String(fact)}`);
  console.log(`${CLEAR}${styleText('bold', String(event))} ${shownLine(said.join(', '))}`);
};

export const shownLog = (): Log => (process.stdout.isTTY ? asSentence : asJson);

/** Returns a function that draws a progress bar. Returns undefined if the output is not a terminal. */
export const shownProgress = (): ((progress: { done: number; all: number }) => void) | undefined =>
  process.stdout.isTTY
    ? ({ done, all }) => {
        const full = Math.round((BAR * done) / Math.max(all, 1));
        const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
        process.stdout.write(`${CLEAR}${done === all ? '' : `${bar} ${done} of ${all} pages`}`);
      }
    : undefined;
