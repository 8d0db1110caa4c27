import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { throwAwayFolder } from '../check/temporary-folder.ts';
import { unsafeParts } from '../check/unsafe-parts.ts';
import { startContentApi } from '../content-api/server.ts';
import { attacks } from './attacks.ts';
import { pageOf, tableOf } from './document.ts';
import { json, type Topic } from './topic.ts';

const run = promisify(execFile);

interface Row {
  readonly attack: string;
  readonly became: string;
  /** The faults that `survivors` finds in the HTML from the sanitiser. */
  readonly survived: readonly string[];
}

/**
 * This address replaces the address of the storage, because the port of the storage changes from run to run. The sanitiser
 * requests the pictures of the attacks from the storage, which does not have them.
 */
const STORAGE = 'https://files.example';

async function cleaned(root: string): Promise<Record<string, string[]>> {
  const folder = await throwAwayFolder();
  const api = await startContentApi({ dir: path.join(root, 'scripts/content-api/sample'), port: 0 });
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    CONTENT_API_URL: api.url,
    FILE_STORAGE_URL: `${api.url}/media`,
    SITE_URL: 'https://www.example.org',
    CACHE_DIR: folder.dir,
  };
  try {
    const file = path.join(root, 'scripts/evidence/clean-attacks.ts');
    const { stdout } = await run(process.execPath, [file], { cwd: root, env, maxBuffer: 2 ** 28 });
    return JSON.parse(stdout.replaceAll(api.url, STORAGE)) as Record<string, string[]>;
  } finally {
    await api.close();
    await folder.remove();
  }
}

/**
 * Returns the faults of HTML from the sanitiser. A browser may parse the HTML again, for example after a script has written it.
 * The HTML must then stay safe and unchanged.
 */
export function survivors(html: string): string[] {
  const again = toHtml(fromHtml(html, { fragment: true }));
  return [
    ...new Set([
      ...unsafeParts(html),
      ...unsafeParts(again),
      ...(again === html ? [] : ['the text changes when its HTML is parsed again']),
    ]),
  ];
}

export const prose: Topic = {
  name: 'prose',
  title: { en: 'Attacks in editors’ texts (XSS)', hi: 'सामग्री में हानिकारक कोड की जाँच (एक्सएसएस)' },
  clauses: ['GIGW 5.3.1A(p)'],
  async make({ root }) {
    const made = await cleaned(root);
    const results = Object.entries(attacks).map(([name, texts]) => ({
      name,
      rows: texts.map((attack, index): Row => {
        const became = made[name]?.[index];
        if (became === undefined) throw new Error(`The sanitiser gave no answer to attack ${index + 1} of ${name}.`);
        return { attack, became, survived: survivors(became) };
      }),
      /** The number of attacks that `unsafeParts` finds without the sanitiser. It proves that `unsafeParts` works. */
      seen: texts.filter((text) => unsafeParts(text).length > 0).length,
    }));
    const all = results.flatMap(({ rows }) => rows);
    const survived = all.filter((row) => row.survived.length > 0);
    const seen = results.reduce((sum, one) => sum + one.seen, 0);
    return {
      state: survived.length > 0 || all.length === 0 ? 'fault' : 'met',
      verdict: `${all.length} attacks of ${results.length} classes through the shipped sanitiser: ${survived.length} survived. Without the sanitiser, the check finds a fault in ${seen} of them. It cannot judge the other ${all.length - seen}.`,
      files: [
        {
          name: 'classes.html',
          text: pageOf(
            'Attacks in editors’ texts',
            tableOf(
              'By class',
              ['Class', 'Attacks', 'Survived', 'Faults found without the sanitiser'],
              results.map(({ name, rows, seen: before }) => [
                name,
                rows.length,
                rows.filter((row) => row.survived.length > 0).length,
                before,
              ]),
            ),
          ),
          shows:
            'each class with the number of its attacks and survivors. The check shares no code with the sanitiser.',
        },
        {
          name: 'attacks.json',
          text: json(Object.fromEntries(results.map(({ name, rows }) => [name, rows]))),
          shows: 'each attack, and the HTML that the sanitiser returns for it.',
        },
      ],
    };
  },
};
