import { tokensOf } from './fold.ts';
import { withEllipsis } from './lead.ts';
import type { Marked, Range } from './results.ts';

const EXCERPT = 160;
const BEFORE = 40;

/**
 * Returns a text with the positions of these words. If words follow each other, their positions are joined to one
 * range.
 */
export function marked(text: string, words: ReadonlySet<string>): Marked {
  const marks: Range[] = [];
  for (const token of tokensOf(text)) {
    if (!words.has(token.text)) continue;
    const last = marks.at(-1);
    if (last && !/\S/.test(text.slice(last[1], token.start))) marks[marks.length - 1] = [last[0], token.end];
    else marks.push([token.start, token.end]);
  }
  return { text, marks };
}

/**
 * Returns the part of a long text with the largest number of these words. No word is cut. If the text has none of the words,
 * returns its beginning.
 */
export function excerptOf(text: string, words: ReadonlySet<string>): Marked {
  const found = tokensOf(text).filter((token) => words.has(token.text));
  let [best = { start: 0, end: 0 }, most] = [found[0], 0];
  for (const [index, token] of found.entries()) {
    const near = new Set<string>();
    for (let other = index; (found[other]?.end ?? Infinity) < token.start + EXCERPT - BEFORE; other += 1)
      near.add(found[other]?.text ?? '');
    if (near.size > most) [best, most] = [token, near.size];
  }
  const space = text.indexOf(' ', best.start - BEFORE);
  const begin = best.start <= BEFORE ? 0 : space < 0 ? best.start : Math.min(space + 1, best.start);
  const last = Math.max(text.lastIndexOf(' ', begin + EXCERPT), best.end);
  // A text without spaces, such as a line of dots, is cut inside.
  const end = begin + EXCERPT >= text.length ? text.length : last > begin ? last : begin + EXCERPT;
  const part = text.slice(begin, end).trimEnd();
  return marked(`${begin > 0 ? '…' : ''}${end < text.length ? withEllipsis(part) : part}`, words);
}
