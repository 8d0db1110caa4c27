// What tells the parts of a file of terms apart, for who writes it and who reads it.
import { FIELDS } from './fields.ts';
import { KINDS, LANGS } from './ids.ts';

/** Between a key and its words, between two of them, and after the last. */
export const [SURFACES, NEXT, END] = [2, 1, 10];
export const FIELD_COUNT = Object.keys(FIELDS).length;
/** What is added to the number of a group that has several entries; the groups themselves have to stay below. */
export const SEVERAL = 128;
/** Of a language, kind and field. */
export const GROUPS = KINDS.length * LANGS.length * FIELD_COUNT;
