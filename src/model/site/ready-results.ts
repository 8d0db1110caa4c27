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

/** Every file a search can come upon by what it looks for, with where the next one begins: there it would have ended. */
function placesIn({ tables }: Manifest): Map<string, string> {
  return new Map(
    Object.values(tables).flatMap((leaves) =>
      leaves.map(({ name }, at) => [name, leaves[at + 1]?.start ?? ''] as const),
    ),
  );
}

/** Open tenders and jobs: says afterwards which an answer asked for, and whether it went through all of them. */
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
  /** What every answer rests on: how many entries there are, which kinds there are of which years, and the moment. */
  readonly all: string;
  readonly now: number;
  readonly open: ReadonlySet<number>;
  /** How many there are of each kind. */
  readonly counts: string;
}

const getGround = derived(async (): Promise<Ground> => {
  const { files, manifest, lists } = await getIndex();
  // The order of what is found, and what is open, change only then.
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
  /** The files that it read, each with where the next one began. */
  readonly read: readonly (readonly [name: string, next: string])[];
  /** Entries that it makes a difference to whether they are open. */
  readonly asked: ReadonlySet<number>;
  /** It counts all there are of a kind, and has those that are open. */
  readonly isOfKind: boolean;
}

/** An answer stands while nothing is other in what it read. */
function stands({ ground, read, asked, isOfKind }: Answer, { all, open, counts, places }: Ground): boolean {
  if (ground.all !== all || !read.every(([name, next]) => places.get(name) === next)) return false;
  const isOther = (id: number, others: ReadonlySet<number>): boolean => (isOfKind || asked.has(id)) && !others.has(id);
  if ([...open].some((id) => isOther(id, ground.open)) || [...ground.open].some((id) => isOther(id, open)))
    return false;
  return !isOfKind || ground.counts === counts;
}

/** Asks the very engine that browsers have. */
const answerTo = derivedBy(async (words: string, before: Answer | undefined): Promise<Answer> => {
  const given = await getGround();
  const { files, places, now, all, open, counts } = given;
  if (before && stands(before, given)) return before;
  const names = new Set<string>();
  const ids = new NotedIds(open);
  const library = openLibrary((name) => {
    names.add(name);
    const bytes = files.get(name);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`The index has no ${name}`));
  });
  const search = searchIn({ ...library, openIds: () => Promise.resolve(ids) });
  const inLang = async (lang: Lang): Promise<ReadyResults> => {
    const { total, hits } = await search.search({ query: words, lang, now });
    // A copy: its words would keep the whole files they were read in.
    return structuredClone({ total, hits });
  };
  const [en, hi] = await Promise.all([inLang('en'), inLang('hi')]);
  const read = [...names].flatMap((name) => (places.has(name) ? [[name, places.get(name) ?? ''] as const] : []));
  return { results: { en, hi }, ground: { all, open, counts }, read, asked: ids.asked, isOfKind: ids.isGoneThrough };
});

const getResults = derivedBy(async (words: string) => (await answerTo(words)).results);

/** What a page of results shows that is made with the site. */
export const getReadyResults = async (lang: Lang, { words }: LikelyQuery): Promise<ReadyResults> =>
  (await getResults(words))[lang];

/** The likely queries that find something, in the order of the editors. */
export const getReadyQueries = derived(async (): Promise<LikelyQuery[]> => {
  const found: LikelyQuery[] = [];
  // One after the other: each holds what it reads only while it is answered.
  for (const query of likelyQueries) {
    const results = await getResults(query.words);
    if (LANGS.some((lang) => results[lang].total > 0)) found.push(query);
  }
  return found;
});
