// Changes an index as editors do, and measures each change: the files that differ, and how long they take.
import { brotliOf } from '../../build/compress.ts';
import type { Entry } from '../../../src/search/entry.ts';
import type { Changes, SearchIndex } from '../../../src/search/indexer/index-of.ts';
import { quantile } from '../quantile.ts';

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

/** The median of several changes of each sort, one after the other on one index, and the slowest of them. */
export async function measureChanges(index: SearchIndex, entries: readonly Entry[]): Promise<ChangeCost[]> {
  const english = entries.filter(({ lang }) => lang === 'en');
  const tenders = english.filter(({ kind }) => kind === 'tender');
  const news = english.filter(({ kind }) => kind === 'news');
  const page = (number: number): Entry => ({
    lang: 'en',
    kind: 'page',
    url: '/pages/long',
    title: 'A long page',
    body: text(english, LONG_PAGE, number),
  });
  const added = (number: number): Entry => ({
    lang: 'en',
    kind: 'tender',
    url: `/tenders/11/2026#added-${number}`,
    title: text(english, 14, number),
    date: '2026-11-20',
    closes: '2026-12-20T17:00:00+05:30',
    reference: `NIT-${9000 + number}/2026`,
  });
  const sorts: readonly (readonly [string, (number: number) => Changes])[] = [
    [
      'two words of a title',
      (number) => ({
        put: tenders.slice(number, number + 1).map((one) => ({ ...one, title: `Revised ${one.title} again` })),
      }),
    ],
    ['a tender added today', (number) => ({ put: [added(number)] })],
    ['a tender removed', (number) => ({ remove: tenders.slice(500 + number, 501 + number) })],
    [
      'a text replaced',
      (number) => ({
        put: news.slice(number, number + 1).map((one) => ({ ...one, body: text(english, NEWS_WORDS, number) })),
      }),
    ],
    [
      'news added',
      (number) => ({
        put: [
          {
            lang: 'en',
            kind: 'news',
            url: `/news/added-${number}`,
            title: text(english, 12, number),
            date: '2026-11-20',
            body: text(english, NEWS_WORDS, number + 50),
          },
        ],
      }),
    ],
    [`a page of ${LONG_PAGE} words replaced whole`, (number) => ({ put: [page(number)] })],
  ];
  const costs: ChangeCost[] = [];
  for (const [name, change] of sorts) {
    const runs: ChangeCost[] = [];
    for (let number = 1; number <= ROUNDS; number += 1) {
      const changes = change(number);
      const since = performance.now();
      const { written } = index.update(changes);
      const milliseconds = performance.now() - since;
      await Promise.all([...written.values()].map((bytes) => brotliOf(Buffer.from(bytes), QUALITY)));
      const bytes = [...written.values()].reduce((sum, { length }) => sum + length, 0);
      runs.push({
        name,
        files: written.size,
        kilobytes: bytes / 1000,
        milliseconds,
        most: milliseconds,
        compressing: performance.now() - since - milliseconds,
      });
    }
    const median = (of: keyof Omit<ChangeCost, 'name'>): number =>
      quantile(
        runs.map((run) => run[of]),
        0.5,
      );
    costs.push({
      name,
      files: median('files'),
      kilobytes: median('kilobytes'),
      milliseconds: median('milliseconds'),
      most: Math.max(...runs.map((run) => run.milliseconds)),
      compressing: median('compressing'),
    });
  }
  return costs;
}
