// Says what the publisher does: JSON lines for machines, sentences on a terminal. Neither holds anything of a visitor.
import { styleText } from 'node:util';

export type Log = (line: Record<string, unknown>) => void;

const asJson: Log = (line) => console.log(JSON.stringify({ at: new Date().toISOString(), ...line }));

const asSentence: Log = ({ event, ...facts }) => {
  const said = Object.entries(facts).map(([name, fact]) => `${name} ${String(fact)}`);
  console.log(`${styleText('bold', String(event))} ${said.join(', ')}`);
};

/** For whoever reads the output. */
export const shownLog = (): Log => (process.stdout.isTTY ? asSentence : asJson);
