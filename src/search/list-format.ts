// Separators and limits of a terms file, shared by its writer and its reader.
import { FIELDS } from './fields.ts';
import { KINDS, LANGS } from './ids.ts';

/** The bytes after a key, between two words, and after the last word. */
export const [SURFACES, NEXT, END] = [2, 1, 10];
export const FIELD_COUNT = Object.keys(FIELDS).length;
/** Added to a run's number if a count follows. Run numbers must stay below it. */
export const SEVERAL = 128;
/** The number of possible runs: language, kind and field. */
export const GROUPS = KINDS.length * LANGS.length * FIELD_COUNT;
