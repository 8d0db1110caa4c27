import { CLOSING_KINDS, type Kind, KINDS } from './kinds.ts';

export { CLOSING_KINDS, type Kind, KINDS };

export const LANGS = ['en', 'hi'] as const;
export type Lang = (typeof LANGS)[number];

/**
 * The number of days that an ID can hold, and the number of slots (an entry's number in its day). Both are 36³, because a day
 * and a slot have three base-36 digits each.
 */
export const SPAN = 46_656;
export const ID_DIGITS = 8;
const DAY_AND_SLOT = SPAN * SPAN;
const DAY_MS = 86_400_000;
const LATEST = Date.UTC(2050, 0, 1);
/** The day numbers below 64 are for entries without a date. */
export const UNDATED_DAYS = 64;

/** The segments below this number are for entries with a translation. The next segments are for entries in one language only. */
const TRANSLATED = KINDS.length * LANGS.length;

interface Place {
  readonly lang: Lang;
  readonly kind: Kind;
  /** True if the entry has no translation. */
  readonly isAlone: boolean;
  readonly day: number;
  readonly slot: number;
}

/** A document has at most this many pages in the index. */
export const MOST_PAGES = 300;
/**
 * A segment has room for this many documents of one day. The slot of a page combines the slot of its document and the page
 * number.
 */
const DOCUMENTS = Math.floor(SPAN / MOST_PAGES);
/**
 * The most documents of one day. If one segment has no more room, further documents of the day are in further segments: one
 * more segment for each language and kind.
 */
export const MOST_DOCUMENTS_A_DAY = 4096;
/** The segments from this number on are for pages of documents. */
const PAGES = 2 * TRANSLATED;
/** The IDs from this number on are for pages of documents. */
export const FIRST_PAGE = PAGES * DAY_AND_SLOT;

/**
 * An ID holds a segment (language, kind, and whether the entry has a translation), a day and a slot (a number within the
 * day). An entry and its translation differ only in the language. Days are counted backwards from 2050, so that the
 * newest entry comes first.
 */
export const idOf = ({ lang, kind, isAlone, day, slot }: Place): number =>
  (((isAlone ? TRANSLATED : 0) + KINDS.indexOf(kind) * LANGS.length + LANGS.indexOf(lang)) * SPAN + day) * SPAN + slot;

/** Returns the ID of a page. `slot` is the slot of its document. */
export const idOfPage = ({ slot, ...place }: Place, page: number): number =>
  idOf({ ...place, isAlone: false, slot: (slot % DOCUMENTS) * MOST_PAGES + page - 1 }) +
  (PAGES + TRANSLATED * Math.floor(slot / DOCUMENTS)) * DAY_AND_SLOT;

/** Returns the ID of the first page of a document. Any other ID is returned unchanged. */
export const documentOf = (id: number): number => (id < FIRST_PAGE ? id : id - ((id % SPAN) % MOST_PAGES));
export const segmentOf = (id: number): number => Math.floor(id / DAY_AND_SLOT);
export const langOf = (id: number): Lang => LANGS[segmentOf(id) % LANGS.length] ?? 'en';
export const kindOf = (id: number): Kind => KINDS[Math.floor((segmentOf(id) % TRANSLATED) / LANGS.length)] ?? 'page';

/** Returns the ID that a page in this language shows: the ID of the translation into this language, if there is one. */
export const shownIn = (id: number, lang: Lang): number =>
  segmentOf(id) >= TRANSLATED ? id : id + (LANGS.indexOf(lang) - LANGS.indexOf(langOf(id))) * DAY_AND_SLOT;
export const dayOf = (id: number): number => Math.floor(id / SPAN) % SPAN;

const daysBefore = (moment: number): number => Math.ceil((LATEST - moment) / DAY_MS);

/** Returns the day number of a moment in milliseconds, or the nearest day number that an ID can hold. */
export const dayNumber = (moment: number): number =>
  Math.min(Math.max(daysBefore(moment) || 0, UNDATED_DAYS), SPAN - 1);

/** True for a day from 1922 to 2049. An ID cannot hold a day before or after these years. */
export const isSayable = (moment: number): boolean => daysBefore(moment) === dayNumber(moment);

/** Returns the date in an ID. Returns undefined for an entry without a date. */
export const dateOf = (id: number): Date | undefined => {
  const day = dayOf(id);
  return day < UNDATED_DAYS ? undefined : new Date(LATEST - day * DAY_MS);
};

/** Returns the first possible ID of a day in a segment. */
export const firstIdOf = (segment: number, day: number): number => (segment * SPAN + day) * SPAN;

export const yearOf = (id: number): number | undefined => dateOf(id)?.getUTCFullYear();

/**
 * Returns the first and the last possible ID for a year. `segment` is one number for language and kind. If the year is
 * undefined, the IDs are for entries without a date.
 */
export function idsOfYear(segment: number, year: number | undefined): readonly [from: number, to: number] {
  const first = year === undefined ? 0 : dayNumber(Date.UTC(year, 11, 31));
  const last = year === undefined ? UNDATED_DAYS - 1 : dayNumber(Date.UTC(year, 0, 1));
  return [firstIdOf(segment, first), firstIdOf(segment, last + 1) - 1];
}

/** Returns an ID as text. All texts have the same length, so that texts sort like numbers. */
export const textOfId = (id: number): string => id.toString(36).padStart(ID_DIGITS, '0');
