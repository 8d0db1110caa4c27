// Makes the calendar files (RFC 5545): for each tender and job, for all tenders and jobs together, for the tenders of a unit
// and a category, and for the jobs of a category.
import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { limits } from '~/config';
import { dateAndTime, dayAt, DAY_MS, endOf, endTime, startOf } from '~/i18n/dates';
import { langTag, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { href, paths } from '~/routes';
import { hasPassed } from '../clock';
import { type Dated, latestChangeMoment } from '../dated';
import { getAllJobs, type Job, jobPath } from '../kinds/recruitments';
import { getAllTenders, tenderPath } from '../kinds/tender-periods';
import type { Tender } from '../kinds/tenders';
import { getFollowed } from './followed';
import { facts } from './search-entries';
import { siteUrl } from '../site-url';

/** The last date of a tender or job. */
export interface Deadline extends Dated {
  id: string;
  kind: 'tender' | 'job';
  title: string;
  publishedOn: string;
  referenceNo?: string | undefined;
  closesAt: string;
  /** The last date before a corrigendum moved it. */
  closedBefore?: string | undefined;
  path: string;
}

const FIRST = Date.UTC(2000);
/** The number of seconds after which calendar programs load the file again. Most programs do this at most a few times a day. */
const ASK_AGAIN = 21_600;

function deadlineOf(entry: Tender | Job): Deadline | undefined {
  const { closesAt } = entry;
  if (closesAt === undefined) return undefined;
  return 'stages' in entry
    ? { ...entry, kind: 'job', closesAt, path: jobPath(entry) }
    : { ...entry, kind: 'tender', closesAt, path: tenderPath(entry) };
}

/** Returns the end of an entry: its last date, or an earlier cancellation or withdrawal. */
const endOfAll = ({ withdrawnOn, cancelledOn, closesAt }: Deadline): number =>
  Math.min(...[withdrawnOn, cancelledOn, closesAt].flatMap((at) => (at === undefined ? [] : endOf(at))));

/**
 * True until some days after the end of an entry. After this time, its event is no longer needed in calendars, and this result
 * does not change any more.
 */
const isNeeded = (deadline: Deadline): boolean => !hasPassed(dayAt(endOfAll(deadline) + limits.calendarDays * DAY_MS));

const isOff = ({ withdrawnOn, cancelledOn }: Deadline): boolean =>
  withdrawnOn !== undefined || cancelledOn !== undefined;

/**
 * Returns the last dates that are needed, the earliest first. If no last date is needed, returns only the latest one, so that
 * the calendar is not empty. An empty calendar is not valid (RFC 5545), and calendar programs would keep showing the old
 * events.
 */
function deadlinesOf(entries: readonly (Tender | Job)[]): Deadline[] {
  const all = entries
    .flatMap((entry) => deadlineOf(entry) ?? [])
    .sort((a, b) => endOf(a.closesAt) - endOf(b.closesAt) || (a.path < b.path ? -1 : 1));
  const needed = all.filter(isNeeded);
  const last = all.toSorted((a, b) => endOfAll(a) - endOfAll(b)).at(-1);
  return needed.length > 0 || !last ? needed : [last];
}

/** A calendar of last dates to which people subscribe. */
export interface Calendar {
  /** Unset for the calendar with the last dates of all tenders and jobs. */
  of?: string;
  path: string;
  /** The earliest last date comes first. */
  deadlines: readonly Deadline[];
}

/** The last dates of all tenders and jobs. */
export const getWholeCalendar = async (lang: Lang): Promise<Calendar> => ({
  path: paths.allLastDates,
  deadlines: deadlinesOf([...(await getAllTenders(lang)), ...(await getAllJobs(lang))]),
});

/**
 * The calendars of the groups that can be followed: the tenders of a unit and a category, and the jobs of a category. A group in
 * which no entry has a last date has no calendar.
 */
export const getOwnCalendars = async (lang: Lang): Promise<Calendar[]> =>
  (await getFollowed(lang))
    .filter(({ hasDates }) => hasDates)
    .map(({ path, title, entries }) => ({ of: title, path: paths.lastDatesOf(path), deadlines: deadlinesOf(entries) }));

function summaryOf({ title, withdrawnOn, cancelledOn, closedBefore, award }: Deadline, lang: Lang): string {
  const t = texts(lang);
  if (withdrawnOn) return t('calendar:withdrawn', { title });
  if (cancelledOn) return t('calendar:cancelled', { title });
  if (award) return t('calendar:awarded', { title });
  if (closedBefore === undefined) return t('calendar:closes', { title });
  return t('calendar:moved', { title, date: dateAndTime(closedBefore, lang) });
}

/**
 * Returns a deadline as an event. All its times come from the content, so the same content gives the same file. If there are
 * two versions of an event, programs show the version with the higher `sequence`. `sequence` is the number of seconds from the
 * publication to the latest change, plus one for each step, because several steps can be on one day. The number has 31 bits, so
 * the seconds are counted from the year 2000 at the earliest.
 */
function eventOf(deadline: Deadline, lang: Lang, hostname: string) {
  const { kind, id, publishedOn, closesAt, referenceNo, path, award } = deadline;
  const published = startOf(publishedOn);
  const changed = latestChangeMoment(deadline) ?? published;
  const url = siteUrl(href(path, lang));
  return {
    id: `${kind}-${id}@${hostname}`,
    sequence: Math.max(0, Math.round((changed - Math.max(published, FIRST)) / 1000)) + stepsOf(deadline),
    stamp: new Date(changed),
    lastModified: new Date(changed),
    start: new Date(endTime(closesAt)),
    summary: summaryOf(deadline, lang),
    description: facts(referenceNo, url),
    url,
    status: isOff(deadline) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: isOff(deadline) || award ? [] : [{ type: ICalAlarmType.display, trigger: DAY_MS / 1000 }],
  };
}

const stepsOf = ({ corrigenda = [], stages = [], award, cancelledOn, withdrawnOn }: Deadline): number =>
  corrigenda.length + stages.length + [award, cancelledOn, withdrawnOn].filter(Boolean).length;

const ICAL_SIGNS = /[\\,;]/g;

/** Returns the text of a calendar to which people subscribe. It has a name, and states when to load it again. */
export function subscribedCalendar({ of, deadlines }: Calendar, lang: Lang): string {
  const t = texts(lang);
  const title = t('calendar:title', { name: t('website:name') });
  // The library does not escape the name.
  const name = (of === undefined ? title : `${title}: ${of}`).replaceAll(ICAL_SIGNS, String.raw`\$&`);
  return calendarText(deadlines, lang, { name, ttl: ASK_AGAIN });
}

/** Returns the calendar of one last date. People import it into their own calendar, so it has no name. */
export const calendarOf = (deadline: Deadline, lang: Lang): string => calendarText([deadline], lang, {});

function calendarText(deadlines: readonly Deadline[], lang: Lang, about: { name?: string; ttl?: number }): string {
  const { hostname } = new URL(siteUrl('/'));
  const prodId = { company: hostname, product: 'calendar', language: langTag(lang) };
  const events = deadlines.map((deadline) => eventOf(deadline, lang, hostname));
  return `${ical({ ...about, prodId, events }).toString()}\r\n`;
}
