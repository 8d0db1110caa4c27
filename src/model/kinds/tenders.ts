import * as z from 'zod';
import { limits } from '~/config';
import { dayInIndia } from '~/i18n/dates';
import { dayAway, daysFromNow, hasBegun, hasPassed } from '../clock';
import type { Lang } from '~/i18n/lang';
import type { Localised } from '../door/load';
import {
  contact,
  contract,
  day,
  file,
  id,
  link,
  moment,
  optional,
  optionalHtml,
  optionalRowList,
  optionalText,
  ourNames,
  rowList,
  text,
} from '../door/shapes';
import { withdrawal, withdrawalOf, withdrawnFile } from '../public-time';
import { CLOSINGS, closingState, isOpen, type State } from '../states';

/** One change that a corrigendum makes, such as a clause before and after. A change of the closing time is not in this list. */
const change = z.object({ what: text, before: optionalText, after: optionalText });

const corrigendum = z
  .object({
    id,
    title: text,
    published_on: day,
    new_closes_at: optional(moment),
    changes: optionalRowList(change),
    file: optional(file),
  })
  .transform(ourNames);

/** The types of tender, as the API writes them. The messages have their words. */
const METHODS = ['open', 'limited', 'single', 'auction', 'expression of interest'] as const;

const rupees = z.number('an amount in rupees').nonnegative('an amount in rupees');

const award = z
  .object({ awarded_on: day, bidder: text, value_inr: optional(rupees), file: optional(file) })
  .transform(ourNames);

const wireTender = z.object({
  id,
  reference_no: text,
  title: text,
  unit: optionalText,
  category: optionalText,
  method: optional(z.enum(METHODS, `one of ${METHODS.join(', ')}`)),
  location: optionalText,
  duration: optionalText,
  description: optionalHtml,
  eligibility: optionalHtml,
  contact: optional(contact),
  value_inr: optional(rupees),
  emd_inr: optional(rupees),
  published_on: day,
  pre_bid_at: optional(moment),
  closing: optional(z.enum(CLOSINGS, `one of ${CLOSINGS.join(', ')}`)),
  closes_at: optional(moment),
  opens_at: optional(moment),
  portal_link: optional(link),
  files: rowList(file),
  corrigenda: optionalRowList(corrigendum),
  bids_received: optional(z.int('a whole number').nonnegative('a whole number')),
  award: optional(award),
  cancelled_on: optional(day),
  ...withdrawal,
  updated_at: optional(moment),
});

/** The dates that must not be before another date: `[field, date, earliest day, field of the earliest day]`. */
function* orderOf(wire: z.infer<typeof wireTender>) {
  const published = 'published_on';
  yield [['pre_bid_at'], wire.pre_bid_at, wire.published_on, published] as const;
  yield [['closes_at'], wire.closes_at, wire.published_on, published] as const;
  if (wire.closes_at) yield [['opens_at'], wire.opens_at, dayInIndia(wire.closes_at), 'closes_at'] as const;
  yield [['award', 'awarded_on'], wire.award?.awardedOn, wire.published_on, published] as const;
  yield [['cancelled_on'], wire.cancelled_on, wire.published_on, published] as const;
  yield [['withdrawn_on'], wire.withdrawn_on, wire.published_on, published] as const;
  for (const [index, entry] of wire.corrigenda.entries()) {
    yield [['corrigenda', index, 'published_on'], entry.publishedOn, wire.published_on, published] as const;
    yield [['corrigenda', index, 'new_closes_at'], entry.newClosesAt, entry.publishedOn, published] as const;
  }
}

export const tender = wireTender
  .superRefine((wire, context) => {
    if (!wire.closes_at && (wire.closing ?? 'date') === 'date')
      context.addIssue({ code: 'custom', path: ['closes_at'], message: 'a moment, unless `closing` is another way' });
    for (const [path, date, earliest, name] of orderOf(wire)) {
      if (date === undefined || dayInIndia(date) >= earliest) continue;
      context.addIssue({ code: 'custom', path: [...path], message: `a time on or after ${name} (${earliest})` });
    }
  })
  .transform(({ corrigenda, ...wire }) => ({
    ...ourNames(wire),
    /** The corrigenda, oldest first. */
    corrigenda: corrigenda.toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn)),
  }))
  .register(contract, { id: 'Tender' });

type Written = z.infer<typeof tender>;

/**
 * True if a meeting is before the day on which the tender ends. If the tender ends by an award, a meeting on the day of the
 * award is allowed too. Returns true if there is no such day.
 */
export const isBeforeEnd = (moment: string, end: 'award' | 'cancelled', day: string | undefined): boolean =>
  day === undefined || (end === 'award' ? dayInIndia(moment) <= day : dayInIndia(moment) < day);

/**
 * Returns the part of a tender that is public now. An award, a cancellation or a corrigendum with a future date is not public.
 * For a withdrawn tender, its documents, texts, portal, value, deposit and meetings are not public either.
 */
export function publicPart<Entry extends Written>({ corrigenda, award: given, cancelledOn, ...entry }: Entry) {
  const withdrawn = withdrawalOf(entry);
  const isWithdrawn = withdrawn.withdrawnOn !== undefined;
  const closings = entry.closesAt === undefined ? [] : [entry.closesAt];
  const ids = new Set(corrigenda.map(({ id: written }) => written));
  const usedIds = new Set<string>();
  /** Returns an ID that is unique in the tender. Feeds and open data name a corrigendum by its ID. */
  const ownId = (written: string): string => {
    let own = written;
    for (let count = 2; usedIds.has(own) || (own !== written && ids.has(own)); count += 1) own = `${written}-${count}`;
    usedIds.add(own);
    return own;
  };
  const come = corrigenda.filter(({ publishedOn }) => hasBegun(publishedOn));
  const inOrder = come.map(({ newClosesAt: after, file: paper, ...one }) => {
    const before = closings.at(-1);
    if (after !== undefined) closings.push(after);
    const hasMoved = after !== undefined && (before === undefined || Date.parse(before) !== Date.parse(after));
    return {
      ...one,
      id: ownId(one.id),
      file: isWithdrawn ? undefined : paper,
      newClosesAt: after,
      /**
       * Unset if the corrigendum does not move the closing time. Otherwise the closing times before and after the corrigendum.
       * `before` is undefined if there was no closing time before.
       */
      moved: hasMoved ? { before, after } : undefined,
      /** The language of the corrigendum's texts, if it differs from the language of the tender. */
      lang: undefined as Lang | undefined,
    };
  });
  const closesAt = closings.at(-1);
  const closes = closesAt === undefined ? undefined : Date.parse(closesAt);
  const cancelled = cancelledOn !== undefined && hasBegun(cancelledOn) ? cancelledOn : undefined;
  const award = given && hasBegun(given.awardedOn) ? given : undefined;
  const takesPlace = (moment: string): boolean =>
    !isWithdrawn && isBeforeEnd(moment, 'cancelled', cancelled) && isBeforeEnd(moment, 'award', award?.awardedOn);
  const { preBidAt, opensAt } = entry;
  const isAfter = (closing: string | undefined): boolean =>
    opensAt !== undefined && (closing === undefined || Date.parse(opensAt) >= Date.parse(closing));
  // A file of a cancelled tender has no day, because it can be the notice of the cancellation.
  const publishedOn = cancelled === undefined ? entry.publishedOn : undefined;
  const papers = [
    ...entry.files.map((paper) => ({ file: paper, publishedOn })),
    ...come,
    { file: award?.file, publishedOn: award?.awardedOn },
  ];
  return {
    ...entry,
    ...withdrawn,
    files: isWithdrawn ? [] : entry.files,
    /** The files of a withdrawn tender. Only the register of documents uses them. */
    withdrawnFiles: isWithdrawn ? papers.flatMap(withdrawnFile) : [],
    description: isWithdrawn ? undefined : entry.description,
    eligibility: isWithdrawn ? undefined : entry.eligibility,
    /** While bids are taken, nobody should know how many there are. */
    bidsReceived: isWithdrawn || (closesAt && !hasPassed(closesAt)) ? undefined : entry.bidsReceived,
    portalLink: isWithdrawn ? undefined : entry.portalLink,
    valueInr: isWithdrawn ? undefined : entry.valueInr,
    emdInr: isWithdrawn ? undefined : entry.emdInr,
    award: award && {
      ...award,
      file: isWithdrawn ? undefined : award.file,
      /** The language of the award's texts, if it differs from the language of the tender. */
      lang: undefined as Lang | undefined,
    },
    cancelledOn: cancelled,
    /**
     * The closing time that is valid now. It comes from the latest corrigendum that moved the closing time, or else from the
     * tender.
     */
    closesAt,
    /** The previous closing time, if a corrigendum moved the closing time. */
    closedBefore: closings.filter((time) => Date.parse(time) !== closes).at(-1),
    /** The meetings as first planned, including meetings that do not take place. */
    planned: isWithdrawn ? {} : { preBidAt, opensAt: isAfter(entry.closesAt) ? opensAt : undefined },
    /** Unset if the pre-bid meeting is after the end of the tender. */
    preBidAt: preBidAt !== undefined && takesPlace(preBidAt) ? preBidAt : undefined,
    /** Unset if the opening is before the new closing time, or after the end of the tender. */
    opensAt: opensAt !== undefined && isAfter(closesAt) && takesPlace(opensAt) ? opensAt : undefined,
    /** The corrigenda, newest first. */
    corrigenda: inOrder.reverse(),
  };
}

export interface Period {
  /** The number of the month, from 1 to 12. */
  month: number;
  year: number;
}

/** The part of a tender that is public now. */
export type PublicTender = ReturnType<typeof publicPart<Localised<Written>>>;
/** A tender and its month (`period`), which is the same in both languages. */
export type Tender = PublicTender & { period: Period };

/** A tender with all data of the API, including data with a future date. */
export type WrittenTender = Localised<Written>;

export function tenderState(entry: Tender): State {
  if (entry.withdrawnOn !== undefined) return { kind: 'withdrawn' };
  if (entry.cancelledOn !== undefined) return { kind: 'cancelled' };
  if (entry.award) return { kind: 'awarded' };
  const state = closingState(entry);
  if (state.kind !== 'closed') return state;
  const isUnderEvaluation =
    entry.opensAt !== undefined &&
    hasPassed(entry.opensAt) &&
    -daysFromNow(entry.opensAt) <= limits.underEvaluationDays;
  // This state has no day, because the row shows the closing day beside the state.
  return isUnderEvaluation ? { kind: 'evaluation' } : { kind: 'closed', on: undefined };
}

export const isOpenTender = (entry: Tender): boolean => isOpen(tenderState(entry));

/** The last closing day that counts as "closes soon". Pages show this day, because it stays true when time passes. */
export const closesSoonUntil = (): string => dayAway(limits.closesSoonDays);

export const closesSoon = (entry: Tender): boolean => tenderState(entry).kind === 'soon';

export function countByState(entries: readonly Tender[]) {
  const kinds = entries.map((entry) => tenderState(entry).kind);
  const count = (kind: State['kind']): number => kinds.filter((one) => one === kind).length;
  const [awarded, cancelled, withdrawn] = [count('awarded'), count('cancelled'), count('withdrawn')];
  const open = entries.filter(isOpenTender).length;
  return { open, awarded, cancelled, withdrawn, closed: kinds.length - open - awarded - cancelled - withdrawn };
}
