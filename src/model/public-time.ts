// When tenders and jobs are public: from the day of their publication. If the owner withdraws an entry, its page says so for
// some time. After this time, the address is gone.
import { dayAt, DAY_MS, endOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { owner } from '~/owner/owner';
import { hasBegun, hasPassed } from './clock';
import { report } from './door/report';
import { day, type File, optional, optionalText } from './door/shapes';

/** The API fields about a withdrawal, for tenders and jobs. */
export const withdrawal = { withdrawn_on: optional(day), withdrawn_reason: optionalText };

interface Withdrawn {
  withdrawnOn?: string | undefined;
  withdrawnReason?: string | undefined;
}

/** A file of a withdrawn entry, with the day of its publication. */
export interface WithdrawnFile {
  readonly file: File;
  readonly publishedOn: string | undefined;
}

type WithFile = { readonly [Key in keyof WithdrawnFile]: WithdrawnFile[Key] | undefined };
/** Returns the file of a part of an entry, if the part has a file. */
export const withdrawnFile = ({ file, publishedOn }: WithFile): WithdrawnFile[] =>
  file ? [{ file, publishedOn }] : [];

interface Published extends Withdrawn {
  id: string;
  publishedOn: string;
}

/**
 * Returns, by ID, the day from which an entry is withdrawn. The day is the same for both languages. It comes from the English
 * entry, or else from the Hindi entry, but is never before the publication in a language. If the day in the two entries
 * differs, the report says so.
 */
export function withdrawalDays(
  address: string,
  english: Iterable<Published>,
  hindi: Iterable<Published>,
): ReadonlyMap<string, string> {
  const inEnglish = new Map(Array.from(english, (entry) => [entry.id, entry]));
  const inHindi = new Map(Array.from(hindi, (entry) => [entry.id, entry]));
  const days = new Map<string, string>();
  for (const id of new Set([...inEnglish.keys(), ...inHindi.keys()])) {
    const [en, hi] = [inEnglish.get(id), inHindi.get(id)];
    const day = en?.withdrawnOn ?? hi?.withdrawnOn;
    if (day === undefined) continue;
    if (en && hi && en.withdrawnOn !== hi.withdrawnOn)
      report({
        kind: 'note',
        about: 'differ',
        address,
        entry: id,
        field: 'withdrawn_on',
        expected: 'the same day in both languages',
        found: `${en.withdrawnOn ?? 'none'} in English, ${hi.withdrawnOn ?? 'none'} in Hindi`,
      });
    const published = [en, hi].flatMap((one) => (one && hasBegun(one.publishedOn) ? one.publishedOn : []));
    days.set(id, [day, ...published].sort().at(-1) ?? day);
  }
  return days;
}

/**
 * Gives an entry its day of withdrawal from `withdrawalDays`. The reason is not public before the day that the entry itself
 * states.
 */
export const withdrawnAt = <Entry extends Published>(entry: Entry, days: ReadonlyMap<string, string>): Entry => ({
  ...entry,
  withdrawnOn: days.get(entry.id),
  withdrawnReason: entry.withdrawnOn === undefined || hasBegun(entry.withdrawnOn) ? entry.withdrawnReason : undefined,
});

/**
 * If an entry is not public yet, because its day of publication is in the future, returns the entry of the other language if
 * that entry is already public. So the pages of both languages appear at the same time, and no link leads to a missing page. If
 * a translation with a later day is added, the page stays.
 */
export const orOther = <Entry extends Published>(entry: Entry, other: Entry | undefined): Entry =>
  other && !hasBegun(entry.publishedOn) && hasBegun(other.publishedOn) ? other : entry;

/** Returns the day and the reason of a withdrawal, if the day is not in the future. A future withdrawal is not public. */
export const withdrawalOf = ({ withdrawnOn, withdrawnReason }: Withdrawn): Withdrawn =>
  withdrawnOn !== undefined && hasBegun(withdrawnOn)
    ? { withdrawnOn, withdrawnReason }
    : { withdrawnOn: undefined, withdrawnReason: undefined };

/** True if the entry was withdrawn so long ago that it is no longer shown as withdrawn. */
export const isGone = ({ withdrawnOn }: Withdrawn): boolean =>
  withdrawnOn !== undefined && hasPassed(dayAt(endOf(withdrawnOn) + owner.withdrawnDays * DAY_MS));

/** True if an entry is on the site now. */
export const isPublic = (entry: Published): boolean => hasBegun(entry.publishedOn) && !isGone(entry);

/** Reports entries whose day of publication is in the future, because the day may have a wrong year. */
export function reportWaiting(address: string, lang: Lang, entries: Iterable<Published & { lang: Lang }>): void {
  for (const { id, publishedOn, lang: written } of entries)
    if (written === lang && !hasBegun(publishedOn))
      report({
        kind: 'note',
        about: 'to-come',
        address,
        lang,
        entry: id,
        field: 'published_on',
        expected: 'a day that has come',
        found: publishedOn,
        detail: 'shown from this day on',
      });
}
