// Reads test queries with the results that people want, and runs the queries in the search.
import { readFileSync } from 'node:fs';
import type { Lang } from '../../../src/search/ids.ts';
import type { Hit, Search } from '../../../src/search/results.ts';
import { isExpected } from './golden.ts';

export const CLASSES = ['list', 'name', 'fact', 'ask', 'paper'] as const;
export const WRITINGS = ['en', 'hi', 'hi-Latn'] as const;

export interface Intent {
  readonly sort: (typeof CLASSES)[number];
  readonly writing: (typeof WRITINGS)[number];
  readonly query: string;
  readonly meant: readonly string[];
  /**
   * True for lines with a star. Developers must not look at the failed queries of these lines while they change the search. So
   * these lines measure the search fairly.
   */
  readonly isHeldOut: boolean;
}

class IntentFault extends Error {
  override name = 'IntentFault';
}

/** Reads lines in the format that the top of intents.tsv explains. Throws an error that names the faulty line. */
export function readIntents(text: string): Intent[] {
  return text.split('\n').flatMap((line, index) => {
    if (!line.trim() || line.startsWith('#')) return [];
    const [marked = '', tongue = '', queries = '', meant = ''] = line.split('\t');
    const name = marked.replace('*', '');
    const [sort, writing] = [CLASSES.find((one) => one === name), WRITINGS.find((one) => one === tongue)];
    if (!sort || !writing || !queries || !meant)
      throw new IntentFault(
        `intents.tsv, line ${index + 1}: expected ${CLASSES.join('/')}, ${WRITINGS.join('/')}, queries and the expected target, with tabs between these columns.`,
      );
    const isHeldOut = name !== marked;
    return queries.split(' | ').map((query) => ({ sort, writing, query, meant: meant.split(','), isHeldOut }));
  });
}

export const intents: readonly Intent[] = readIntents(readFileSync(new URL('intents.tsv', import.meta.url), 'utf8'));

export const pageLangOf = ({ writing }: Intent): Lang => (writing === 'en' ? 'en' : 'hi');

/** A path without its language. The home page is `/`. */
const plainUrl = (url: string): string => url.replace(/^\/hi(?=\/|$)/, '') || '/';

export interface Judged {
  readonly intent: Intent;
  /** The place of the wanted result. 0 is the first place. -1 means that the result is not among the first ten. */
  readonly place: number;
  readonly first: Pick<Hit, 'url'> | undefined;
  readonly isRight: boolean;
}

/** A wanted list must be the first result. Any other wanted result must be among the first three. */
const mostPlaces = ({ sort }: Intent): number => (sort === 'list' ? 1 : 3);

/** Judges results: `hits` are in the order of a search. */
export function judgeHits(intent: Intent, hits: readonly Pick<Hit, 'url' | 'kind'>[]): Judged {
  const place = hits.findIndex(({ url, kind }) => {
    // A result can be a row of a list. Its address is the address of the list with a fragment. If the query wants the list,
    // such a result is wrong. Otherwise every row of the list at the wanted address is right.
    const [list = url] = url.split('#');
    return [url, ...(intent.sort === 'list' ? [] : [list])].some((one) =>
      isExpected({ url: plainUrl(one), kind }, intent.meant),
    );
  });
  return { intent, place, first: hits[0], isRight: place >= 0 && place < mostPlaces(intent) };
}

export async function judge(search: Search, intent: Intent, now: number): Promise<Judged> {
  const { hits } = await search.search({ query: intent.query, lang: pageLangOf(intent), now });
  return judgeHits(intent, hits);
}
