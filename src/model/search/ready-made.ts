import { LANGS, type Lang } from '~/i18n/lang';
import { once } from '~/lib/questions';
import { openSearch } from '~/search/engine';
import type { Manifest } from '~/search/files';
import { roughly } from '~/search/library';
import type { Results } from '~/search/results';
import { lastTurn } from '../clock';
import { getIndex } from './index-files';
import { type LikelyQuery, likelyQueries } from './queries';

export type ReadyResults = Pick<Results, 'total' | 'hits'>;

/** Every file a search can come upon by what it looks for, with where the next one begins: there it would have ended. */
function placesIn({ tables }: Manifest): Map<string, string> {
  return new Map(
    Object.values(tables).flatMap((leaves) =>
      leaves.map(({ name }, at) => [name, leaves[at + 1]?.start ?? ''] as const),
    ),
  );
}

/** What all answers rest on beside the files they read. */
const getGround = once(async (_: 'all') => {
  const { files, manifest, lists } = await getIndex();
  // The order of what is found, and what is open, change only then.
  const now = lastTurn(lists.flat().flatMap(({ closes }) => closes ?? []));
  return { files, places: placesIn(manifest), entries: roughly(manifest.entries), now };
});

interface Answer {
  readonly results: Readonly<Record<Lang, ReadyResults>>;
  readonly ground: string;
  /** The files that it read, each with where the next one began. */
  readonly read: readonly (readonly [name: string, next: string])[];
}

/** Asks the very engine that browsers have. An answer stands while nothing is other in what it read. */
const answerTo = once(async (words: string, before: Answer | undefined): Promise<Answer> => {
  const { files, places, entries, now } = await getGround('all');
  const ground = `${entries} ${now}`;
  if (before?.ground === ground && before.read.every(([name, next]) => places.get(name) === next)) return before;
  const names = new Set<string>();
  const search = openSearch((name) => {
    names.add(name);
    const bytes = files.get(name);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`The index has no ${name}`));
  });
  const inLang = async (lang: Lang): Promise<ReadyResults> => {
    const { total, hits } = await search.search({ query: words, lang, now });
    return { total, hits };
  };
  const [en, hi] = await Promise.all([inLang('en'), inLang('hi')]);
  const read = [...names].flatMap((name) => (places.has(name) ? [[name, places.get(name) ?? ''] as const] : []));
  return { results: { en, hi }, ground, read };
});

const getResults = once(async (words: string) => (await answerTo(words)).results);

/** What a page of results shows that is made with the site. */
export const getReadyResults = async (lang: Lang, { words }: LikelyQuery): Promise<ReadyResults> =>
  (await getResults(words))[lang];

/** The likely queries that find something, in the order of the editors. */
export const getReadyQueries = once(async (_: 'all'): Promise<LikelyQuery[]> => {
  const found: LikelyQuery[] = [];
  // One after the other: each holds what it reads only while it is answered.
  for (const query of likelyQueries) {
    const results = await getResults(query.words);
    if (LANGS.some((lang) => results[lang].total > 0)) found.push(query);
  }
  return found;
});
