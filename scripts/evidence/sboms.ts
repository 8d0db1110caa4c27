import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { counted, json, type Topic } from './topic.ts';

const run = promisify(execFile);

interface Component {
  readonly 'bom-ref': string;
  /** `optional` marks packages for one kind of machine. npm downloads only the packages for its own kind of machine. */
  readonly scope?: string;
  readonly hashes?: readonly unknown[];
}

interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; purl: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

/** Makes npm's list the same in each run. Removes the serial number and the time, sets the name, and sorts the list. */
export function stableSbom(text: string): Sbom {
  const sbom = JSON.parse(text) as Sbom;
  delete sbom.serialNumber;
  delete sbom.metadata.timestamp;
  const [, name = sbom.metadata.component.name] = /^pkg:npm\/([^@]+)@/.exec(sbom.metadata.component.purl) ?? [];
  sbom.metadata.component.name = name;
  sbom.components.sort((one, other) => byName(one['bom-ref'], other['bom-ref']));
  for (const { dependsOn } of sbom.dependencies) dependsOn.sort(byName);
  sbom.dependencies.sort((one, other) => byName(one.ref, other.ref));
  return sbom;
}

/** Reads the lock file, so that the list is the same on every machine. */
async function sbomOf(cwd: string, ...more: readonly string[]): Promise<Sbom> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', ...more];
  const { stdout } = await run('npm', args, { cwd, maxBuffer: 2 ** 28 });
  return stableSbom(stdout);
}

export const sboms: Topic = {
  name: 'sbom',
  title: { en: 'Lists of all software parts (SBOM)', hi: 'सॉफ़्टवेयर घटकों की सूची (एसबीओएम)' },
  clauses: ['CERT-In SBOM', 'GIGW 5.3.1A(a)'],
  async make({ root }) {
    const [runs, builds] = [await sbomOf(root, '--omit', 'dev'), await sbomOf(root)];
    const unhashed = builds.components.filter(({ hashes = [] }) => hashes.length === 0);
    const bad = unhashed.filter(({ scope }) => scope !== 'optional');
    const all = bad.length > 0 ? `${bad.length} have no checksum` : 'each package has a checksum';
    return {
      state: bad.length > 0 ? 'fault' : 'people',
      verdict: `${counted(runs.components.length, 'package')} make and publish the site, ${builds.components.length} including the packages for tests and tools; ${all}${unhashed.length > bad.length ? `, except ${unhashed.length - bad.length} programs for other kinds of machines, which were not downloaded` : ''}. Visitors get static files: no package runs on the web server.`,
      files: [
        {
          name: 'runs.cdx.json',
          text: json(runs),
          shows: 'CycloneDX 1.5: the packages that make and publish the site.',
        },
        {
          name: 'builds.cdx.json',
          text: json(builds),
          shows: 'CycloneDX 1.5: these packages, and the packages for tests and tools.',
        },
      ],
      people: [
        'Compare the lists with known weaknesses on the day of the audit (for example “npm audit”): this list changes daily, and this folder must be the same each time it is made.',
        'Add the programs of the machine (system, nginx or Caddy, Node): they are not in these lists.',
      ],
    };
  },
};
