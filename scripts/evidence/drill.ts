import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markup } from '../../src/lib/html.ts';
import { isHashed } from '../serve/site-files.ts';
import { throwAwayFolder } from '../check/temporary-folder.ts';
import { requireFree } from '../command/ports.ts';
import { startContentApi } from '../content-api/server.ts';
import { listOf, pageOf, tableOf } from './document.ts';
import { type Machine, openMachine, sumOf, sumsIn } from './machine.ts';
import { type Context, json, type Topic } from './topic.ts';

/** Pages contain the address of the content API. So its port is fixed, and two runs give the same pages. */
const API_PORT = 4478;
const SAMPLE = 'scripts/content-api/sample';
/** In the recovery drill, each list has at most this many entries of the sample. */
const MOST_ENTRIES = 8;
/** The files of the publisher that need a backup, as operations/README.md says. */
const BACKUP = ['good', 'good.owner'];
/**
 * The recovery drill breaks this entry in the CMS. The page of the entry then shows the last good version. On the second
 * machine, this version can come only from the backup.
 */
const BROKEN = { list: 'en/news_and_updates.json', id: 836, page: 'news/836.html' };

async function writeCms(root: string, dir: string): Promise<void> {
  await cp(path.join(root, SAMPLE), dir, { recursive: true });
  for (const lang of ['en', 'hi'])
    for (const name of await readdir(path.join(dir, lang))) {
      const file = path.join(dir, lang, name);
      const whole: unknown = JSON.parse(await readFile(file, 'utf8'));
      if (Array.isArray(whole)) await writeFile(file, JSON.stringify(whole.slice(0, MOST_ENTRIES)));
    }
}

/** Makes an editor's mistake: a title that is a number. */
async function breakEntry(dir: string): Promise<void> {
  const file = path.join(dir, BROKEN.list);
  const entries = JSON.parse(await readFile(file, 'utf8')) as { id: number; title: unknown }[];
  for (const entry of entries) if (entry.id === BROKEN.id) entry.title = 7;
  await writeFile(file, JSON.stringify(entries));
}

interface Compared {
  readonly files: number;
  readonly different: readonly string[];
  /**
   * The number of hashed files of earlier releases. The publisher keeps such files for visitors who still have an old page
   * open.
   */
  readonly onlyOld: number;
}

/**
 * Compares the files of two machines. `different` has the files whose bytes differ, and the files that only one machine has.
 * Files that count in `onlyOld` are left out.
 */
export function compared(old: ReadonlyMap<string, string>, restored: ReadonlyMap<string, string>): Compared {
  const names = [...new Set([...old.keys(), ...restored.keys()])].sort();
  const onlyOld = names.filter((name) => !restored.has(name) && isHashed(name));
  return {
    files: restored.size,
    different: names.filter((name) => old.get(name) !== restored.get(name) && !onlyOld.includes(name)),
    onlyOld: onlyOld.length,
  };
}

interface Drill {
  /**
   * The number of files in the backup. No hash of the backup is reported, because the files contain ETags of the CMS, which
   * change from run to run.
   */
  readonly backup: number;
  readonly old: string;
  readonly restored: string;
  readonly result: Compared;
  /** The files of a backup of the second machine that differ from the first backup. */
  readonly journal: readonly string[];
  /** The files that differ on the third machine, which gets no backup. */
  readonly without: readonly string[];
}

async function copyBackup(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of BACKUP) await cp(path.join(from, name), path.join(to, name), { recursive: true });
}

async function drilled({ root, now }: Context, dir: string, say: (detail: string) => void): Promise<Drill> {
  await requireFree(API_PORT, 'npm run evidence', 'API_PORT in scripts/evidence/drill.ts');
  const cms = path.join(dir, 'cms');
  await writeCms(root, cms);
  const api = await startContentApi({ dir: cms, port: API_PORT });
  const { PATH, HOME } = process.env;
  const variables = {
    PATH,
    HOME,
    CONTENT_API_URL: api.url,
    FILE_STORAGE_URL: `${api.url}/media`,
    SITE_URL: 'https://www.example.org',
    SITE_NOW: now,
    BROTLI_QUALITY: '0',
  };
  const machine = (name: string): Machine => openMachine(root, path.join(dir, name), variables);
  const [first, second, third] = [machine('first'), machine('second'), machine('third')];
  try {
    say('the first machine publishes');
    await first.publish();
    await breakEntry(cms);
    say('an entry breaks in the CMS; the first machine publishes');
    await first.publish();
    const backup = path.join(dir, 'backup');
    await copyBackup(first.cacheDir, backup);
    say('the second machine gets the backup and publishes');
    await copyBackup(backup, second.cacheDir);
    await second.publish();
    say('a third machine publishes, for comparison, without the files of the backup');
    await third.publish();
    const [old, restored, without] = (await Promise.all(
      [first, second, third].map(({ liveDir }) => sumsIn(liveDir)),
    )) as [Map<string, string>, Map<string, string>, Map<string, string>];
    const after = path.join(dir, 'after');
    await copyBackup(second.cacheDir, after);
    const [saved, kept] = [await sumsIn(backup), await sumsIn(after)];
    return {
      backup: saved.size,
      old: sumOf(new Map([...old].filter(([name]) => restored.has(name) || !isHashed(name)))),
      restored: sumOf(restored),
      result: compared(old, restored),
      journal: compared(saved, kept).different,
      without: compared(old, without).different,
    };
  } finally {
    await api.close();
  }
}

const reportPage = ({ backup, old, restored, result, journal, without }: Drill): string =>
  pageOf(
    'The recovery drill: backup, empty machine, restore',
    markup`<ol>
<li>The reference API was the CMS, with the first ${MOST_ENTRIES} entries of each list of the sample. A publisher on the first machine made the site.</li>
<li>An entry (news ${BROKEN.id}, English) broke in the CMS. The site continued to show the last good version of the entry.</li>
<li>The backup was taken as operations/README.md says: ${BACKUP.join(' and ')} of the publisher’s folder. The CMS has its own backup.</li>
<li>A second, empty machine got the backup. Its publisher made everything else: pages, pictures, search index, packs, compressed files.</li>
<li>All files that visitors get were compared by SHA-256.</li>
<li>A third machine got no backup, to show that the comparison finds missing files.</li>
</ol>
${tableOf(
  'Result',
  ['Fact', 'Value'],
  [
    ['Files in the backup', backup],
    ['Live folder of the first machine', old],
    ['Live folder of the second machine', restored],
    ['Files compared', result.files],
    ['Files that differ', result.different.join(', ') || 'none'],
    ['Files that differ in a backup of the second machine', journal.join(', ') || 'none'],
    ['Files of earlier releases that only the first machine still kept', result.onlyOld],
    ['Files that differ without the backup', without.length],
  ],
)}
<h2>Files that differ without the backup</h2>
${listOf(without)}`,
  );

export const drill: Topic = {
  name: 'drill',
  title: { en: 'The recovery drill: backup, empty machine, restore', hi: 'बैकअप से पुनर्स्थापन का अभ्यास' },
  clauses: ['GIGW 5.3.2A(a)'],
  async make(context, say) {
    const folder = await throwAwayFolder();
    try {
      const done = await drilled(context, folder.dir, say);
      const { result, journal, without } = done;
      const isGood =
        result.different.length + journal.length === 0 && result.files > 0 && without.includes(BROKEN.page);
      return {
        state: isGood ? 'people' : 'fault',
        verdict: `A small site of the sample, eight entries of each list: ${result.files} files on a restored machine, ${result.different.length === 0 ? 'all are equal, byte by byte' : `${result.different.length} differ`}. Without the backup, ${without.length} files differ.`,
        files: [
          {
            name: 'drill.html',
            text: reportPage(done),
            shows: 'each step, the hashes, and the files that differ without the backup.',
          },
          { name: 'drill.json', text: json(done), shows: 'the same facts as JSON.' },
        ],
        people: [
          'Do the recovery drill once a year on real machines, with the backup of the CMS, and note it in forms/recovery-drill.html.',
        ],
      };
    } finally {
      await folder.remove();
    }
  },
};
