// Reads the queries that people make on the sample site, and the entries that each query should find.
import { readFileSync } from 'node:fs';
import type { Kind, Lang } from '../../../src/search/ids.ts';
import type { Hit } from '../../../src/search/results.ts';

export interface Golden {
  readonly who: string;
  readonly lang: Lang;
  readonly query: string;
  readonly expected: readonly string[];
}

/** The first lines of golden.tsv explain its columns. */
export const golden: readonly Golden[] = readFileSync(new URL('golden.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .flatMap((line) => {
    const [who = '', lang = '', queries = '', expected = ''] = line.split('\t');
    return queries.split(' | ').map((query) => ({
      who,
      lang: lang === 'hi' ? 'hi' : ('en' as const),
      query,
      expected: expected.split(','),
    }));
  });

const isKind = (name: string, kind: Kind): boolean => name === `@${kind}`;

export const isExpected = ({ url, kind }: Pick<Hit, 'url' | 'kind'>, expected: readonly string[]): boolean =>
  expected.some((name) => isKind(name, kind) || url.endsWith(name));
