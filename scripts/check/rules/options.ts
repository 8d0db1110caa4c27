// Reads the options of the command that judges a site.
import { parseArgs } from 'node:util';
import { owner } from '../../../src/owner/owner.ts';

export const USAGE = `npm run check:rules -- <folder or address> [options]

  --owner NAME     the owner's name, as it stands on each page; may be given more than once
  --portal HOST    the host of the national portal
  --served URL     a server of this folder: it is asked for headers and for lost addresses
  --files          asks for the bytes of files on other hosts
  --show N         shows at most N faults of a row (5)
  --all            shows all faults
  --most N         looks at most at N pages of an address (500)
  --json FILE      writes all faults, as JSON
  --record         writes src/owner/self-audit-run.json; with --day 2026-11-20 and --release TEXT
  --help           prints this`;

function numberOf(name: string, text: string, least: number): number {
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text);
  throw new Error(`--${name} must be a number from ${least} on, such as --${name} 20, not "${text}".`);
}

/** Returns the options. Throws an error with one sentence if an option is not valid. */
export function optionsOf(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      owner: { type: 'string', multiple: true, default: [] },
      portal: { type: 'string', multiple: true, default: ['india.gov.in', new URL(owner.nationalPortal).hostname] },
      served: { type: 'string' },
      files: { type: 'boolean', default: false },
      show: { type: 'string', default: '5' },
      all: { type: 'boolean', default: false },
      most: { type: 'string', default: '500' },
      json: { type: 'string' },
      record: { type: 'boolean', default: false },
      day: { type: 'string' },
      release: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [show, most] = [numberOf('show', values.show, 0), numberOf('most', values.most, 1)];
  if (values.served !== undefined && !/^https?:$/.test(URL.parse(values.served)?.protocol ?? ''))
    throw new Error(`--served must be an address such as http://localhost:4321, not "${values.served}".`);
  return { ...values, show: values.all ? Infinity : show, most, target: positionals[0] };
}
