import { dayAt, startOf } from '~/i18n/dates';
import { hasCome, latestMoment } from './clock';

type Day = string | undefined;

/** The fields of an entry that say when the entry changed. */
export interface Dated {
  readonly updatedAt?: Day;
  readonly publishedOn?: Day;
  readonly heldOn?: Day;
  readonly referenceDate?: Day;
  readonly cancelledOn?: Day;
  readonly withdrawnOn?: Day;
  readonly award?: { readonly awardedOn: string } | undefined;
  readonly corrigenda?: readonly { readonly publishedOn: string }[];
  readonly stages?: readonly { readonly publishedOn: string }[];
}

type DayName = 'updatedAt' | 'publishedOn' | 'heldOn' | 'referenceDate';

/**
 * An entry with at least one of the fields in `DayName`, so that its pages can say when it changed. The value may be undefined. If
 * a new kind of content has a day with another name, add this name to `Dated` and to `DayName`.
 */
export type Changing = Dated & { [Name in DayName]: Readonly<Record<Name, Day>> }[DayName];

const datesOf = ({ updatedAt, publishedOn, heldOn, referenceDate, ...one }: Dated): Day[] => [
  ...[updatedAt, publishedOn, heldOn, referenceDate, one.cancelledOn, one.withdrawnOn, one.award?.awardedOn],
  ...[...(one.corrigenda ?? []), ...(one.stages ?? [])].map((part) => part.publishedOn),
];

/** A cache: the moments of entries whose dates are all past. Such a moment does not change any more. */
const pastMoments = new WeakMap<Dated, number>();

/** Returns the moment of the latest change of an entry, in milliseconds. Returns undefined if the entry has no past date. */
export function latestChangeMoment(entry: Dated): number | undefined {
  const known = pastMoments.get(entry);
  if (known !== undefined && hasCome(known)) return known;
  const dates = datesOf(entry);
  const moment = latestMoment(dates);
  if (moment !== undefined && dates.every((date) => date === undefined || startOf(date) <= moment))
    pastMoments.set(entry, moment);
  return moment;
}

/** The latest day on which one of these entries changed. It is undefined if no entry has a past date. */
export function latestChange(entries: readonly Dated[]): Day {
  const moments = entries.flatMap((entry) => latestChangeMoment(entry) ?? []);
  return moments.length > 0 ? dayAt(moments.reduce((a, b) => Math.max(a, b))) : undefined;
}

/** Returns `updatedAt` as a moment, in milliseconds. An entry without `updatedAt` counts as older than all others. */
export const changedAt = ({ updatedAt }: Pick<Dated, 'updatedAt'>): number =>
  updatedAt === undefined ? -Infinity : Date.parse(updatedAt);

interface Published {
  readonly publishedOn: string;
}
export const newestFirst = (a: Published, b: Published): number => b.publishedOn.localeCompare(a.publishedOn);
