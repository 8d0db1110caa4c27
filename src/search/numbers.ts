import { isNumber, isYear, type Token } from './fold.ts';
import { isStopWord } from './stop-words.ts';
import { keyOf } from './sound.ts';

/** At most this many characters may be between two parts of one reference number: `45/2026`, `NIT-45`. */
const MOST_BETWEEN = 14;

/**
 * Returns the index keys of a number: the number alone, with the word or number before it (`45<nt`), and with the word
 * or number after it (`45>2026`). `nt` is the key of "NIT". Stop words are skipped, so "NIT No. 45" equals "NIT-45". A
 * year has only the key of the number alone.
 */
export function numberKeys(
  tokens: readonly Token[],
  index: number,
  key = keyOf,
): { alone: string; pairs: string[] } | undefined {
  const token = tokens[index];
  if (!token || !isNumber(token.text)) return undefined;
  if (isYear(token.text)) return { alone: token.text, pairs: [] };
  const neighbour = (step: 1 | -1): string => {
    for (let other = index + step; ; other += step) {
      const found = tokens[other];
      if (!found) return '';
      const between = step > 0 ? found.start - token.end : token.start - found.end;
      if (between > MOST_BETWEEN) return '';
      if (isNumber(found.text)) return found.text;
      if (!isStopWord(found.text)) return key(found.text);
    }
  };
  const [before, after] = [neighbour(-1), neighbour(1)];
  const pairs = [];
  if (before) pairs.push(`${token.text}<${before}`);
  if (after) pairs.push(`${token.text}>${after}`);
  return { alone: token.text, pairs };
}
