// Changes an index as editors do, and measures each change: the files that differ, and how long they take.
import { brotliOf } from '../../build/compress.ts';
import type { Entry } from '../../../src/search/entry.ts';
import type { Changes, SearchIndex } from '../../../src/search/indexer/index-of.ts';
import { quantile } from '../numbers.ts';

/** The quality that the site publishes with. */
const QUALITY = 6;
const [ROUNDS, LONG_PAGE, NEWS_WORDS] = [7, 1000, 150];

export interface ChangeCost {
  readonly name: string;
  readonly files: number;
  readonly kilobytes: number;
  /** Milliseconds until the changed files are there, and of the slowest change. */
  readonly milliseconds: number;
  readonly most: number;
  /** Milliseconds more until they are there as Brotli as well. */
  readonly compressing: number;
}

/** So many words of the texts of a corpus, others for another number. */
function text(entries: readonly Entry[], words: number, number: number): string {
  const all: string[] = [];
  for (let index = (number * 131) % entries.length; all.length < words; index = (index + 17) % entries.length)
    all.push(...`${entries[index]?.title ?? ''} ${entries[index]?.body ?? ''}`.split(' ').slice(0, 60));
  return all.slice(0, words).join(' ');
}

type Sort = readonly [name: string, change: (number: number) => Changes];

/** Each sort of change that editors make. The number says which entry it takes, so no two changes are the same. */
function sortsOfChange(entries: readonly Entry[]): readonly Sort[] {
  const english = entries.filter(({ lang }) => lang === 'en');
  const tenders = english.filter(({ kind }) => kind === 'tender');
  const news = english.filter(({ kind }) => kind === 'news');
  const body = (number: number): string => text(english, NEWS_WORDS, number);
  const page = { lang: 'en', kind: 'page', url: '/pages/long', title: 'A long page' } as const;
  const tender = { lang: 'en', kind: 'tender', date: '2026-11-20', closes: '2026-12-20T17:00:00+05:30' } as const;
  const addedTender = (number: number): Entry => ({
    ...tender,
    url: `/tenders/11/2026#added-${number}`,
    title: text(english, 14, number),
    reference: `NIT-${9000 + number}/2026`,
  });
  const addedNews = (number: number): Entry => ({
    lang: 'en',
    kind: 'news',
    url: `/news/added-${number}`,
    title: text(english, 12, number),
    date: '2026-11-20',
    body: body(number + 50),
  });
  const revised = (one: Entry): Entry => ({ ...one, title: `Revised ${one.title} again` });
  return [
    ['two words of a title', (number) => ({ put: tenders.slice(number, number + 1).map(revised) })],
    ['a tender added today', (number) => ({ put: [addedTender(number)] })],
    ['a tender removed', (number) => ({ remove: tenders.slice(500 + number, 501 + number) })],
    [
      'a text replaced',
      (number) => ({ put: news.slice(number, number + 1).map((one) => ({ ...one, body: body(number) })) }),
    ],
    ['news added', (number) => ({ put: [addedNews(number)] })],
    [
      `a page of ${LONG_PAGE} words replaced whole`,
      (number) => ({ put: [{ ...page, body: text(english, LONG_PAGE, number) }] }),
    ],
  ];
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

/** The median of several changes of each sort, one after the other on one index, and the slowest of them. */
export async function measureChanges(index: SearchIndex, entries: readonly Entry[]): Promise<ChangeCost[]> {
  const costs: ChangeCost[] = [];
  for (const [name, change] of sortsOfChange(entries)) {
    const runs: Run[] = [];
    for (let number = 1; number <= ROUNDS; number += 1) runs.push(await measure(index, change(number)));
    const all = (of: keyof Run): number[] => runs.map((run) => run[of]);
    const median = (of: keyof Run): number => quantile(all(of), 0.5);
    costs.push({
      name,
      files: median('files'),
      kilobytes: median('kilobytes'),
      milliseconds: median('milliseconds'),
      most: Math.max(...all('milliseconds')),
      compressing: median('compressing'),
    });
  }
  return costs;
}
