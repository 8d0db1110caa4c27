// Collects, for each entry, its matches with a query.
import { FIELDS } from './fields.ts';
import { documentOf, shownIn, type Lang } from './ids.ts';
import { isOwn, isPartOfSynonym, SLIP_BESIDE } from './match.ts';
import type { Answered } from './said.ts';

export interface Found {
  readonly parts: number[];
  inTitle: number;
  /** A bit mask with one bit for each query word. A bit is set if the text that the page shows has the word. */
  inShown: number;
  /** A bit mask with one bit for each query word. A bit is set if the word is a keyword, and the body has it too. */
  inBoth: number;
  /** A bit mask with one bit for each query word. A bit is set if the match is sure. */
  sure: number;
  /** A bit mask with one bit for each query word. A bit is set if the word is one word of a longer synonym for the title. */
  partly: number;
  /** A bit mask with one bit for each query word. A bit is set if the title has a word that is similar enough (`AS_ALIKE`). */
  named: number;
  /** A bit mask with one bit for each query word. A bit is set if `named` is set because of the title itself, not a synonym. */
  namedByTitle: number;
  /** A bit mask with one bit for each query word. A bit is set if the entry has the word in its exact form or stem. */
  asAsked: number;
}

/** A match with at least this likeness is sure. */
const CLEARLY_ALIKE = 0.75;
/** The least quality of an exact match or of the same stem. */
const AS_ASKED = 0.95;
const BOTH = 1.1;
/** A word of the index may name a list if its likeness to the query word is at least this share of the best likeness. */
const AS_ALIKE = 0.8;
/** The worth of a match in a short, middle and long title, and in the body. */
const FIELD_WORTH = [1, 0.93, 0.84, 0.35];
/** The worth of a word in a translation that the page does not show, relative to a word in a text that the page shows. */
const TRANSLATION_WORTH = 0.9;

const NOTHING = { inTitle: 0, inShown: 0, inBoth: 0, sure: 0, named: 0, namedByTitle: 0, partly: 0, asAsked: 0 };

/** Adds the matches of the first page of a document to another page. Only the first page has the title in the index. */
function addFirstPage(page: Found, first: Found): void {
  for (const [index, part] of first.parts.entries()) page.parts[index] = Math.max(page.parts[index] ?? 0, part);
  for (const name of Object.keys(NOTHING) as (keyof typeof NOTHING)[]) page[name] |= first[name];
}

/** Finds the entries that have a query word. The words of an entry and of its translation count for the same entry. */
export function gather(answered: readonly Answered[], lang: Lang): Map<number, Found> {
  const found = new Map<number, Found>();
  for (const [index, { wanted, matches }] of answered.entries()) {
    const mostAlike = matches.reduce((most, { likeness }) => Math.max(most, likeness), 0);
    for (const { spine, quality, likeness } of matches) {
      const mayName = !wanted.isNumber && likeness >= AS_ALIKE * mostAlike;
      // An entry has a word in two fields only if it is a keyword.
      const keywords = new Set<number>();
      spine.each((own, field) => {
        const id = shownIn(own, lang);
        let one = found.get(id);
        if (!one) found.set(id, (one = { ...NOTHING, parts: answered.map(() => 0) }));
        const part = quality * (FIELD_WORTH[field] ?? 0) * (own === id ? 1 : TRANSLATION_WORTH);
        if (own === id) one.inShown |= 1 << index;
        if (own === id && field === FIELDS.body && keywords.has(own)) one.inBoth |= 1 << index;
        if (field === FIELDS.longTitle) keywords.add(own);
        const before = one.parts[index] ?? 0;
        // A number that matches with the words on both sides is better than a number that matches with the word on one
        // side.
        if (wanted.isNumber && part === before) one.parts[index] = BOTH * part;
        else if (part > before) one.parts[index] = part;
        if (likeness >= CLEARLY_ALIKE) one.sure |= 1 << index;
        if (quality >= AS_ASKED) one.asAsked |= 1 << index;
        if (field === FIELDS.body || quality <= SLIP_BESIDE) return;
        if (isPartOfSynonym(spine)) one.partly |= 1 << index;
        else one.inTitle |= 1 << index;
        if (mayName) one.named |= 1 << index;
        if (mayName && isOwn(spine)) one.namedByTitle |= 1 << index;
      });
    }
  }
  for (const [id, one] of found) {
    const first = found.get(documentOf(id));
    if (first && first !== one) addFirstPage(one, first);
  }
  return found;
}

/**
 * Returns the query words that the title has. One part of a synonym alone does not count: "company" is only a part of
 * "blacklisted company".
 */
export const wordsOfTitle = ({ inTitle, partly }: Pick<Found, 'inTitle' | 'partly'>): number =>
  inTitle > 0 || (partly & (partly - 1)) > 0 ? inTitle | partly : 0;
