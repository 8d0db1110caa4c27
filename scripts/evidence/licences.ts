import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installedLicence } from '../check/installed-licence.ts';
import { type LockEntry, supplyFaults } from '../check/supply-faults.ts';
import { pageOf, tableOf } from './document.ts';
import { counted, inOrder, type Topic } from './topic.ts';

interface Entry extends LockEntry {
  readonly version?: string;
  readonly dev?: boolean;
}

/**
 * The text in place of a licence, for a package that is for another kind of machine: the lock file does not name its licence.
 */
const NOT_HERE = 'not installed here';
const LICENCE_FILE = /^(licen[cs]e|copying|notice|unlicense)/i;

/** Returns the texts of the licences in a package's own folder. Empty for packages of other kinds of machines. */
function textsIn(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (file) => file.isFile() && LICENCE_FILE.test(file.name),
  );
  return inOrder(files.map(({ name }) => name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

/** Gives each different text a number, so that each text is printed only once. */
function numbered() {
  const owners = new Map<string, string[]>();
  return {
    numberOf(text: string, owner: string): number {
      owners.set(text, [...(owners.get(text) ?? []), owner]);
      return [...owners.keys()].indexOf(text) + 1;
    },
    all: (): string =>
      [...owners]
        .map(([text, names], index) => `===== Text ${index + 1}, of ${names.join(', ')}\n\n${text}\n`)
        .join('\n'),
  };
}

export const licences: Topic = {
  name: 'licences',
  title: { en: 'Licences of all packages', hi: 'सभी पैकेजों के लाइसेंस' },
  clauses: ['GIGW 5.3.1A(a)'],
  make({ root }) {
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Entry>;
    };
    const places = Object.entries(lock.packages).filter(([place, { link }]) => place !== '' && !link);
    const faults = supplyFaults(lock.packages, (place) => installedLicence(place, root), process);
    const texts = numbered();
    const rows = places.map(([place, entry]) => {
      const name = `${place.replace(/^.*node_modules\//, '')} ${entry.version ?? ''}`;
      const found: unknown = entry.license ?? installedLicence(place, root);
      const licence = typeof found === 'string' ? found : NOT_HERE;
      const text = textsIn(path.join(root, place));
      const isHere = existsSync(path.join(root, place));
      const number = text
        ? `text ${texts.numberOf(text, name)}`
        : isHere
          ? 'no text in the package'
          : 'for another kind of machine';
      return [name, licence, entry.dev ? 'tests and tools' : 'makes and publishes the site', number];
    });
    const others = rows.filter(([, licence]) => licence === NOT_HERE).length;
    const kinds = inOrder(new Set(rows.flatMap(([, licence = '']) => (licence === NOT_HERE ? [] : licence))));
    return Promise.resolve({
      state: faults.length > 0 ? ('fault' as const) : ('met' as const),
      verdict:
        faults.length > 0
          ? `${counted(faults.length, 'fault')}: ${faults.join('; ')}`
          : `${rows.length - others} entries of package-lock.json (a package can have more than one entry, in other versions or folders), each with a licence that is allowed here (scripts/check/supply-faults.ts): ${kinds.join(', ')}. ${others} more are programs for other kinds of machines. They are not installed here.`,
      files: [
        {
          name: 'packages.html',
          text: pageOf(
            'Licences of all packages',
            tableOf('All packages of package-lock.json', ['Package', 'Licence', 'What for', 'Licence text'], rows),
          ),
          shows: 'each package with its licence, its use, and the number of its text.',
        },
        {
          name: 'texts.txt',
          text: texts.all(),
          shows: 'the text of each licence once, with the names of its packages.',
        },
      ],
    });
  },
};
