/** The fields of an entry, by weight: a word in a short title weighs most. */
export const FIELDS = { shortTitle: 0, title: 1, longTitle: 2, body: 3 } as const;

// Each mark below stands at the start of an index word. It says that the entry itself does not have the word.
/** The word is a synonym from the glossary. */
export const SYNONYM = '=';
/** The word is part of a synonym of several words. */
export const PART_OF_SYNONYM = '~';
/** The word names a kind of entry. A base-36 digit with the kind's number follows the mark. */
export const KIND_WORD = '@';
/** The word is part of a name of several words for a kind. The digit follows this mark also. */
export const PART_OF_KIND_WORD = '*';
