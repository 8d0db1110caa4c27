// Defines separators and limits of a terms file, for the writer and the reader of the file.
import { FIELDS } from './fields.ts';

/** SURFACES is the byte after a key, NEXT is the byte between two words, and END is the byte after the last word. */
export const [SURFACES, NEXT, END] = [2, 1, 10];
export const FIELD_COUNT = Object.keys(FIELDS).length;
