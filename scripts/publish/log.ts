// Says what the publisher does: JSON lines for machines, sentences on a terminal. Neither holds anything of a visitor.
import { styleText } from 'node:util';

export type Log = (line: Record<string, unknown>) => void;

const asJson: Log = (line) => console.log(JSON.stringify({ at: new Date().toISOString(), ...line }));

const BAR = 30;
/** Over the line of a bar that is not at its end. */
const CLEAR = '\r\u001B[K';

const asSentence: Log = ({ event, ...facts }) => {
  const said = Object.entries(facts).map(([name, fact]) => `${name} ${String(fact)}`);
  console.log(`${CLEAR}${styleText('bold', String(event))} ${said.join(', ')}`);
};

/** For whoever reads the output. */
export const shownLog = (): Log => (process.stdout.isTTY ? asSentence : asJson);

/** A bar on a terminal while pages are rendered; nothing where machines read. */
export const shownProgress = (): ((progress: { done: number; all: number }) => void) | undefined =>
  process.stdout.isTTY
    ? ({ done, all }) => {
        const full = Math.round((BAR * done) / Math.max(all, 1));
        const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
        process.stdout.write(`${CLEAR}${done === all ? '' : `${bar} ${done} of ${all} pages`}`);
      }
    : undefined;
