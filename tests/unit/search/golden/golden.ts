import type { Kind, Lang } from '~/search/ids';
import type { Hit } from '~/search/results';

export interface Golden {
  readonly who: string;
  readonly lang: Lang;
  readonly query: string;
  readonly expected: readonly string[];
}

/** The rows of a file of golden queries; its head says what they are. */
export const goldenIn = (text: string): Golden[] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [who = '', lang = '', query = '', expected = ''] = line.split('\t');
      return { who, lang: lang === 'hi' ? 'hi' : 'en', query, expected: expected.split(',') };
    });

const isKind = (name: string, kind: Kind): boolean => name === `@${kind}`;

export const isExpected = ({ url, kind }: Pick<Hit, 'url' | 'kind'>, expected: readonly string[]): boolean =>
  expected.some((name) => isKind(name, kind) || url.endsWith(name));
