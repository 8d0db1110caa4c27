/** Where a term stands in an entry: a title says more the shorter it is, then comes everything else. */
export const FIELDS = { shortTitle: 0, title: 1, longTitle: 2, body: 3 } as const;

// What a word of the index begins with, if it is no word of its entries' own.
/** The glossary gives it to them. */
export const SYNONYM = '=';
/** The glossary gives it to them, with other words beside it. */
export const PART_OF_SYNONYM = '~';
/** It names a kind, whose place among the kinds follows as a digit of base 36. */
export const KIND_WORD = '@';
/** It does so with other words beside it. */
export const PART_OF_KIND_WORD = '*';
