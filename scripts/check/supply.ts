// Checks the packages: each has a checksum in the lock file and an allowed licence.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { supplyFaults, type LockEntry } from './supply-faults.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };

interface OwnFile {
  readonly license?: unknown;
  /** The old form, from before npm had names for licences. */
  readonly licenses?: readonly { readonly type?: unknown }[];
}

/** Its licence stands only in its Readme. Only tests use it, through their storage. */
const IN_README: Readonly<Record<string, string>> = { 'node_modules/humanize-number': 'MIT' };

/** Some packages name their licence only in their own package.json. */
function installedLicence(place: string): unknown {
  const file = path.join(place, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as OwnFile;
  return license ?? licenses?.[0]?.type ?? IN_README[place];
}

const faults = supplyFaults(packages, installedLicence, process);
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
