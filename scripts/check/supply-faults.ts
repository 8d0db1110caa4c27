/** The entry of one package in the lock file, by its place in `node_modules`. */
export interface LockEntry {
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** SPDX names. Packages under MPL or LGPL are used unchanged, so these licences do not touch the site's own files. */
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

/** `(MIT OR Apache-2.0)`, `Apache-2.0 AND MIT`: each part is on the list. */
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

/** As npm reads `os` and `cpu`: no name after a `!`, and one of the others where there are any. */
const isNamed = (own: string, names: readonly string[] = []): boolean => {
  const wanted = names.filter((name) => !name.startsWith('!'));
  return !names.includes(`!${own}`) && (wanted.length === 0 || wanted.includes(own));
};

/** Programs of other machines are in the lock file too. They are never fetched here, and registries may not have them. */
const isForOther = ({ optional, os, cpu }: LockEntry, { platform, arch }: Machine): boolean =>
  optional === true && !(isNamed(platform, os) && isNamed(arch, cpu));

/** A sentence for each package without a checksum or without a licence of the list. */
export function supplyFaults(
  packages: Readonly<Record<string, LockEntry>>,
  installedLicence: (place: string) => unknown,
  machine: Machine,
): string[] {
  return Object.entries(packages).flatMap(([place, entry]) => {
    if (place === '' || entry.link || isForOther(entry, machine)) return [];
    const licence = entry.license ?? installedLicence(place);
    return [
      ...(entry.integrity ? [] : [`${place}: expected an integrity, found none`]),
      ...(isAllowed(licence)
        ? []
        : [
            `${place}: expected a licence of the list in scripts/check/supply-faults.ts, found ${licence === undefined ? 'none' : JSON.stringify(licence)}`,
          ]),
    ];
  });
}
