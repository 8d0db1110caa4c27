// Defines separators and limits of a terms file. The writer and the reader of the file share these.
import { FIELDS } from './fields.ts';
import { KINDS, LANGS } from './ids.ts';

/** SURFACES is the byte after a key, NEXT the byte between two words, END the byte after the last word. */
export const [SURFACES, NEXT, END] = [2, 1, 10];
export const FIELD_COUNT = Object.keys(FIELDS).length;
/** Added to the number of a run if a count follows. Run numbers (one for each language, kind and field) are smaller. */
export const SEVERAL = 128;
/** How many run numbers are possible. It must be at most SEVERAL. */
export const GROUPS = KINDS.length * LANGS.length * FIELD_COUNT;
