// Defines separators and limits of a terms file, for the writer and the reader of the file.
import { FIELDS } from './fields.ts';
import { KINDS, LANGS } from './ids.ts';

/** SURFACES is the byte after a key, NEXT is the byte between two words, and END is the byte after the last word. */
export const [SURFACES, NEXT, END] = [2, 1, 10];
export const FIELD_COUNT = Object.keys(FIELDS).length;
/**
 * This is added to the number of a run if a count follows. A run has one language, kind and field, and its number is
 * smaller than this.
 */
export const SEVERAL = 128;
/** The number of possible run numbers. It must be at most SEVERAL, because a byte holds SEVERAL and a run number. */
export const GROUPS = KINDS.length * LANGS.length * FIELD_COUNT;
