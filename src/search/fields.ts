/**
 * The parts of an entry that contain words. A word in a short title has the highest weight, a word in the body the
 * lowest.
 */
export const FIELDS = { shortTitle: 0, title: 1, longTitle: 2, body: 3 } as const;

// A mark is a sign at the start of an index word. An index word with a mark is not in the text of the entry.
/** The word is a synonym from the glossary. */
export const SYNONYM = '=';
/** The word is one word of a synonym that has several words. */
export const PART_OF_SYNONYM = '~';
/** The word names a kind of entry. A base-36 digit with the kind's number follows the mark. */
export const KIND_WORD = '@';
/** The word is one word of a kind's name that has several words. The digit of the kind follows this mark too. */
export const PART_OF_KIND_WORD = '*';
