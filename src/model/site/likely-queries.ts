import text from './likely-queries.txt?raw';

const LANGUAGES = ['en', 'hi', 'hi-Latn'] as const;

/** A search query for which the build makes a page of results. */
export interface LikelyQuery {
  readonly words: string;
  /** The `lang` attribute. Hindi can be written in Latin letters, so the letters do not show the language. */
  readonly lang: (typeof LANGUAGES)[number];
}

/** The allowed queries. Other characters are refused, because queries become addresses and file names. */
const FIT = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} -]{0,59}$/u;

class QueryFault extends Error {
  override name = 'QueryFault';
}

/** Reads `likely-queries.txt`. Throws an error that names the faulty line. */
export function readQueries(source: string): LikelyQuery[] {
  let lang: LikelyQuery['lang'] | undefined;
  const byAddress = new Map<string, LikelyQuery>();
  for (const [index, line] of source.split('\n').entries()) {
    const words = line.replace(/#.*$/, '').replace(/\s+/g, ' ').trim().normalize();
    if (!words) continue;
    const where = `likely-queries.txt, line ${index + 1}`;
    const [, name] = /^\[(.*)\]$/.exec(words) ?? [];
    if (name !== undefined) {
      lang = LANGUAGES.find((one) => one === name);
      if (!lang) throw new QueryFault(`${where}: expected one of [${LANGUAGES.join('], [')}], found "${words}".`);
      continue;
    }
    if (!lang) throw new QueryFault(`${where}: expected [en], [hi] or [hi-Latn] before the first query.`);
    if (!FIT.test(words))
      throw new QueryFault(`${where}: expected letters, digits, spaces and hyphens, at most 60, found "${words}".`);
    // Some file systems ignore capital letters. On these file systems, two queries that differ only in capital letters are one
    // file.
    byAddress.set(words.toLowerCase(), { words, lang });
  }
  return [...byAddress.values()];
}

export const likelyQueries: readonly LikelyQuery[] = readQueries(text);
