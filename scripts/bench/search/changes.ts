// Changes an index as editors do, and measures the files of each change and its time.
import { brotliOf } from '../../build/compress.ts';
import type { Entry } from '../../../src/search/entry.ts';
import type { Changes, SearchIndex } from '../../../src/search/indexer/index-of.ts';
import { median } from '../numbers.ts';

/** The Brotli quality of the published site. */
const QUALITY = 6;
const [ROUNDS, LONG_PAGE, NEWS_WORDS] = [7, 1000, 150];

export interface ChangeCost {
  readonly name: string;
  readonly files: number;
  readonly kilobytes: number;
  /** Milliseconds from a change until the changed files exist. `milliseconds` is the median, `most` is the slowest change. */
  readonly milliseconds: number;
  readonly most: number;
  /** Additional milliseconds to compress the changed files. */
  readonly compressing: number;
}

/** Takes some words from a corpus. `number` sets the first word, so each number gives other words. */
function text(entries: readonly Entry[], words: number, number: number): string {
  const all: string[] = [];
  for (let index = (number * 131) % entries.length; all.length < words; index = (index + 17) % entries.length)
    all.push(...`${entries[index]?.title ?? ''} ${entries[index]?.body ?? ''}`.split(' ').slice(0, 60));
  return all.slice(0, words).join(' ');
}

/** The kinds of changes that editors make. The number chooses the entry, so no two changes are the same. */
function sortsOfChange(entries: readonly Entry[]): Readonly<Record<string, (number: number) => Changes>> {
  const english = entries.filter(({ lang }) => lang === 'en');
  const tenders = english.filter(({ kind }) => kind === 'tender');
  const news = english.filter(({ kind }) => kind === 'news');
  const words = (count: number, number: number): string => text(english, count, number);
  const changed = (list: readonly Entry[], number: number, change: (one: Entry) => Partial<Entry>): Changes => ({
    put: list.slice(number, number + 1).map((one) => ({ ...one, ...change(one) })),
  });
  const today = { lang: 'en', date: '2026-11-20' } as const;
  return {
    'two words of a title': (number) => changed(tenders, number, ({ title }) => ({ title: `Revised ${title} again` })),
    'a tender added': (number) => {
      const own = { url: `/tenders/11/2026#added-${number}`, reference: `NIT-${9000 + number}/2026` };
      return { put: [{ ...today, ...own, kind: 'tender', title: words(14, number), closes: '2026-12-20' }] };
    },
    'a tender removed': (number) => ({ remove: tenders.slice(500 + number, 501 + number) }),
    'a text replaced': (number) => changed(news, number, () => ({ body: words(NEWS_WORDS, number) })),
    'news added': (number) => {
      const texts = { title: words(12, number), body: words(NEWS_WORDS, number + 50) };
      return { put: [{ ...today, ...texts, kind: 'news', url: `/news/added-${number}` }] };
    },
    [`a page of ${LONG_PAGE} words replaced`]: (number) => ({
      put: [{ lang: 'en', kind: 'page', url: '/pages/long', title: 'A long page', body: words(LONG_PAGE, number) }],
    }),
  };
}

type Run = Omit<ChangeCost, 'name' | 'most'>;

async function measure(index: SearchIndex, changes: Changes): Promise<Run> {
  const since = performance.now();
  const { written } = index.update(changes);
  const milliseconds = performance.now() - since;
  await Promise.all([...written.values()].map((bytes) => brotliOf(Buffer.from(bytes), QUALITY)));
  const bytes = [...written.values()].reduce((sum, { length }) => sum + length, 0);
  const compressing = performance.now() - since - milliseconds;
  return { files: written.size, kilobytes: bytes / 1000, milliseconds, compressing };
}

/** Makes several changes of each kind to one index, one after the other. */
export async function measureChanges(index: SearchIndex, entries: readonly Entry[]): Promise<ChangeCost[]> {
  const costs: ChangeCost[] = [];
  for (const [name, change] of Object.entries(sortsOfChange(entries))) {
    const runs: Run[] = [];
    for (let number = 1; number <= ROUNDS; number += 1) runs.push(await measure(index, change(number)));
    costs.push({
      name,
      files: median(runs.map(({ files }) => files)),
      kilobytes: median(runs.map(({ kilobytes }) => kilobytes)),
      milliseconds: median(runs.map(({ milliseconds }) => milliseconds)),
      most: Math.max(...runs.map(({ milliseconds }) => milliseconds)),
      compressing: median(runs.map(({ compressing }) => compressing)),
    });
  }
  return costs;
}
