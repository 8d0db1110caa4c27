/** The fields of an entry, by weight: a word in a short title weighs most. */
export const FIELDS = { shortTitle: 0, title: 1, longTitle: 2, body: 3 } as const;

// Marks at the start of an index word that does not stand in the entry itself.
/** A synonym from the glossary. */
export const SYNONYM = '=';
/** One word of a synonym that has several. */
export const PART_OF_SYNONYM = '~';
/** A name of a kind. A base-36 digit with the kind's number follows. */
export const KIND_WORD = '@';
/** One word of a kind's name that has several. */
export const PART_OF_KIND_WORD = '*';
