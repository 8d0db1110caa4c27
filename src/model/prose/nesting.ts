import { markup, trustedHtml } from '~/lib/html';

const MOST_OPEN = 200;
/** What is closed by the next of its kind, and elements that hold nothing: they do not nest by being left open. */
const CLOSES_ITSELF = new Set(
  'p li dt dd tr td th thead tbody tfoot option br hr img input col wbr embed source track link meta area base param'.split(
    ' ',
  ),
);
const TAG = /<(\/?)([a-z][a-z0-9:-]*)/gi;

const DRAWING_TAG = /<(\/?)(?:svg|math)(?=[\s/>])[^<>]*>/gi;

/** Drawings and formulas are not shown, and their strokes are no elements in one another. What is not closed stays. */
export function withoutDrawings(html: string): string {
  const kept: string[] = [];
  let [from, start, depth] = [0, 0, 0];
  for (const { 0: tag, 1: slash, index } of html.matchAll(DRAWING_TAG)) {
    if (tag.endsWith('/>') || (slash && depth === 0)) continue;
    if (!slash && depth === 0) start = index;
    depth += slash ? -1 : 1;
    if (depth > 0) continue;
    kept.push(html.slice(from, start));
    from = index + tag.length;
  }
  return kept.join('') + html.slice(from);
}

/**
 * Elements stand deeper in one another than any editor puts them, or are never closed. Parsers repeat such elements
 * for every paragraph, so that a small text can grow beyond the memory.
 */
export function isTangled(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, tag = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (CLOSES_ITSELF.has(name)) continue;
    const before = open.get(name) ?? 0;
    const after = Math.max(0, before + (slash ? -1 : 1));
    open.set(name, after);
    depth += after - before;
    if (depth > MOST_OPEN) return true;
  }
  return false;
}

const UNREADABLE = /<(script|style|template|svg|math|xml)\b(?:[\s\S]*?<\/\1[^<>]*>?|[\s\S]*$)/gi;
const LINE_END = /<\/?(?:p|div|br|li|tr|h[1-6]|table|ul|ol|blockquote|pre|dt|dd|hr|section|article)\b[^<>]*>/gi;

/** The words of HTML in paragraphs, with no markup left but theirs. Entities stay as they are. */
export const onlyParagraphs = (html: string): string =>
  html
    .replace(UNREADABLE, ' ')
    .replace(LINE_END, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('<', '&lt;')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => markup`<p>${trustedHtml(line)}</p>`)
    .join('');
