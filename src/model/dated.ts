import { latestDay } from './clock';

type Day = string | undefined;

/** The dates of an entry that tell when it changed. */
export interface Dated {
  readonly updatedAt?: Day;
  readonly publishedOn?: Day;
  readonly heldOn?: Day;
  readonly referenceDate?: Day;
  readonly cancelledOn?: Day;
  readonly award?: { readonly awardedOn: string } | undefined;
  readonly corrigenda?: readonly { readonly publishedOn: string }[];
  readonly stages?: readonly { readonly publishedOn: string }[];
}

const datesOf = ({ updatedAt, publishedOn, heldOn, referenceDate, ...one }: Dated): Day[] => [
  ...[updatedAt, publishedOn, heldOn, referenceDate, one.cancelledOn, one.award?.awardedOn],
  ...[...(one.corrigenda ?? []), ...(one.stages ?? [])].map((part) => part.publishedOn),
];

/** The day when one of these entries last changed, as far as they state it. */
export const latestChange = (entries: readonly Dated[]): Day => latestDay(entries.flatMap(datesOf));

interface Published {
  readonly publishedOn: string;
}
export const newestFirst = (a: Published, b: Published): number => b.publishedOn.localeCompare(a.publishedOn);
