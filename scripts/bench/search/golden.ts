// Queries that people ask, and what they should find.
import { readFileSync } from 'node:fs';
import type { Kind, Lang } from '../../../src/search/ids.ts';
import type { Hit } from '../../../src/search/results.ts';

export interface Golden {
  readonly who: string;
  readonly lang: Lang;
  readonly query: string;
  readonly expected: readonly string[];
}

/** Those for the sample's content, or for the real one that the project does not have; the head of a file says what its rows are. */
export const goldenOf = (content: 'sample' | 'real'): Golden[] =>
  readFileSync(new URL(`golden/${content}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [who = '', lang = '', query = '', expected = ''] = line.split('\t');
      return { who, lang: lang === 'hi' ? 'hi' : 'en', query, expected: expected.split(',') };
    });

const isKind = (name: string, kind: Kind): boolean => name === `@${kind}`;

export const isExpected = ({ url, kind }: Pick<Hit, 'url' | 'kind'>, expected: readonly string[]): boolean =>
  expected.some((name) => isKind(name, kind) || url.endsWith(name));
