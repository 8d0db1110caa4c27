/** The entry of one package in the lock file. */
export interface LockEntry {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** The allowed licences, by SPDX name. We change no package, so MPL and LGPL do not apply to the site's own files. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);

/**
 * True if all licences in the text are on the list. The text may name several licences, such as `(MIT OR Apache-2.0)` or
 * `Apache-2.0 AND MIT`.
 */
const isAllowed = (licence: unknown): boolean =>
  typeof licence === 'string' &&
  licence
    .replace(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .every((name) => LICENCES.has(name));

interface Machine {
  readonly platform: string;
  readonly arch: string;
}

/**
 * Reads the fields `os` and `cpu` as npm does: `!linux` excludes Linux. If the field has names without `!`, one of these names
 * must equal `own`.
 */
const isNamed = (own: string, names: readonly string[] = []): boolean => {
  const wanted = names.filter((name) => !name.startsWith('!'));
  return !names.includes(`!${own}`) && (wanted.length === 0 || wanted.includes(own));
};

/**
 * True for a program for another kind of machine. npm does not download such a program on this machine, and a registry may not
 * have it.
 */
const isForOther = ({ optional, os, cpu }: LockEntry, { platform, arch }: Machine): boolean =>
  optional === true && !(isNamed(platform, os) && isNamed(arch, cpu));

/** The only kind of checksum that npm writes today. Older kinds (`sha1-…`) can be forged. */
const CHECKSUM = /^sha512-[A-Za-z0-9+/]{86}==( |$)/;

/**
 * Returns a sentence for each package without a checksum, without an allowed licence, or with a download address. A download
 * address is a fault, because npm must get every package from the registry of its settings.
 */
export function supplyFaults(
  packages: Readonly<Record<string, LockEntry>>,
  installedLicence: (place: string) => unknown,
  machine: Machine,
): string[] {
  return Object.entries(packages).flatMap(([place, entry]) => {
    if (place === '' || entry.link || isForOther(entry, machine)) return [];
    const licence = entry.license ?? installedLicence(place);
    return [
      ...(CHECKSUM.test(entry.integrity ?? '')
        ? []
        : [`${place}: expected a SHA-512 checksum in the field "integrity", found ${entry.integrity ?? 'none'}`]),
      ...(isAllowed(licence)
        ? []
        : [
            `${place}: expected a licence of the list in scripts/check/supply-faults.ts, found ${licence === undefined ? 'none' : JSON.stringify(licence)}`,
          ]),
      ...(entry.resolved === undefined
        ? []
        : [`${place}: expected no download address (the field "resolved"), found ${entry.resolved}`]),
    ];
  });
}
