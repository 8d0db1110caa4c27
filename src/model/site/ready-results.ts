import { LANGS, type Lang } from '~/i18n/lang';
import { derived, derivedBy } from '~/lib/queries';
import { searchIn } from '~/search/engine';
import type { Manifest } from '~/search/files';
import { CLOSING_KINDS, kindOf } from '~/search/ids';
import { openAt, openLibrary, roughly } from '~/search/library';
import type { Results } from '~/search/results';
import { lastTurn } from '../clock';
import { getIndex } from './search-index';
import { type LikelyQuery, likelyQueries } from './likely-queries';

export type ReadyResults = Pick<Results, 'total' | 'hits'>;

/**
 * Returns, by the name of each index file, the first word of the next index file. An index file contains a range of words,
 * which ends before the first word of the next file. If this first word changes, words of the range may have moved to another
 * file. Then an answer that read the index file may be wrong.
 */
function placesIn({ tables }: Manifest): Map<string, string> {
  return new Map(
    Object.values(tables).flatMap((leaves) =>
      leaves.map(({ name }, at) => [name, leaves[at + 1]?.start ?? ''] as const),
    ),
  );
}

/** A set of the open tenders and jobs. It records which IDs a query asked for, and whether the query read the whole set. */
class NotedIds extends Set<number> {
  readonly asked = new Set<number>();
  isGoneThrough = false;
  override has(id: number): boolean {
    if (CLOSING_KINDS.includes(kindOf(id))) this.asked.add(id);
    return super.has(id);
  }
  override [Symbol.iterator](): SetIterator<number> {
    this.isGoneThrough = true;
    return super[Symbol.iterator]();
  }
}

interface Ground {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly places: ReadonlyMap<string, string>;
  /** The data that all answers depend on, as one text: the number of entries, their kinds and years, and the time. */
  readonly all: string;
  readonly now: number;
  readonly open: ReadonlySet<number>;
  /** The number of entries of each kind. */
  readonly counts: string;
}

const getGround = derived(async (): Promise<Ground> => {
  const { files, manifest, lists } = await getIndex();
  // Only closing times and midnights change the order of results, and which tenders and jobs are open.
  const now = lastTurn(lists.flat().flatMap(({ closes }) => closes ?? []));
  const years = manifest.kindCounts.map(({ segment, year }) => `${segment} ${year}`);
  return {
    files,
    places: placesIn(manifest),
    all: `${roughly(manifest.entries)} ${now} ${years.join()}`,
    now,
    open: openAt(manifest, now),
    counts: JSON.stringify(manifest.kindCounts),
  };
});

interface Answer {
  readonly results: Readonly<Record<Lang, ReadyResults>>;
  readonly ground: Pick<Ground, 'all' | 'open' | 'counts'>;
  /** The index files that the search read, as pairs: the name of a file, and the first word of the next file. */
  readonly read: readonly (readonly [name: string, next: string])[];
  /** The tenders and jobs that change the answer when they open or close. */
  readonly asked: ReadonlySet<number>;
  /** True if the answer counts all entries of a kind, and lists the open entries. */
  readonly isOfKind: boolean;
}

/** True if an earlier answer is still right, because the data that the answer depends on has not changed. */
function stands({ ground, read, asked, isOfKind }: Answer, { all, open, counts, places }: Ground): boolean {
  if (ground.all !== all || !read.every(([name, next]) => places.get(name) === next)) return false;
  const isOther = (id: number, others: ReadonlySet<number>): boolean => (isOfKind || asked.has(id)) && !others.has(id);
  if ([...open].some((id) => isOther(id, ground.open)) || [...ground.open].some((id) => isOther(id, open)))
    return false;
  return !isOfKind || ground.counts === counts;
}

/** Answers a query with the same search engine that browsers use. */
const answerTo = derivedBy(async (words: string, before: Answer | undefined): Promise<Answer> => {
  const given = await getGround();
  const { files, places, now, all, open, counts } = given;
  if (before && stands(before, given)) return before;
  const names = new Set<string>();
  const ids = new NotedIds(open);
  const library = openLibrary((name) => {
    names.add(name);
    const bytes = files.get(name);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`The index has no file ${name}`));
  });
  const search = searchIn({ ...library, openIds: () => Promise.resolve(ids) });
  const inLang = async (lang: Lang): Promise<ReadyResults> => {
    const { total, hits } = await search.search({ query: words, lang, now });
    // The deep copy saves memory: without it, parts of strings would keep the complete index files in memory.
    return structuredClone({ total, hits });
  };
  const [en, hi] = await Promise.all([inLang('en'), inLang('hi')]);
  const read = [...names].flatMap((name) => (places.has(name) ? [[name, places.get(name) ?? ''] as const] : []));
  return { results: { en, hi }, ground: { all, open, counts }, read, asked: ids.asked, isOfKind: ids.isGoneThrough };
});

const getResults = derivedBy(async (words: string) => (await answerTo(words)).results);

/** The results of a likely query in one language, for its page. */
export const getReadyResults = async (lang: Lang, { words }: LikelyQuery): Promise<ReadyResults> =>
  (await getResults(words))[lang];

/** The likely queries that have results, in the editors' order. */
export const getReadyQueries = derived(async (): Promise<LikelyQuery[]> => {
  const found: LikelyQuery[] = [];
  // The queries run one after the other, because each query has its index files in memory while it runs.
  for (const query of likelyQueries) {
    const results = await getResults(query.words);
    if (LANGS.some((lang) => results[lang].total > 0)) found.push(query);
  }
  return found;
});
