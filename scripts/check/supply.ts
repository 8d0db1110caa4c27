// Checks the packages: each has a checksum in the lock file and an allowed licence.
import { readFileSync } from 'node:fs';
import { installedLicence } from './installed-licence.ts';
import { supplyFaults, type LockEntry } from './supply-faults.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };

const faults = supplyFaults(packages, (place) => installedLicence(place), process);
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
