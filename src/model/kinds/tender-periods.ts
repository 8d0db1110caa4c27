import * as z from 'zod';
import { monthOf, yearOf } from '~/i18n/dates';
import { LANGS, type Lang } from '~/i18n/lang';
import { groupBy } from '~/lib/group';
import { neighboursIn } from '~/lib/paging';
import { derivedBy } from '~/lib/queries';
import { sameIfEqual } from '~/lib/same';
import { paths } from '~/routes';
import { changedAt, newestFirst } from '../dated';
import { derivedInBoth, entriesInBoth, oneInBoth } from '../door/load';
import { report } from '../door/report';
import { contract, link, optionalHtml, text } from '../door/shapes';
import { isGone, isPublic, orOther, reportWaiting, withdrawalDays, withdrawnAt } from '../public-time';
import { listAddress, nameOf, noteCounts, noteMonth, type PeriodOfTenders, staticDataAddress } from './tender-notes';
import { asInEnglish } from './tender-in-english';
import { isOpenTender, type Period, publicPart, type Tender, tender, tenderState, type WrittenTender } from './tenders';

/** The most months of tenders on the site: fifty years. Each month needs requests to the API, and two pages. */
const MOST_PERIODS = 600;

const statedPeriod = z.object({
  month: z.int().min(1, 'a month from 1 to 12').max(12, 'a month from 1 to 12'),
  year: z.int().min(1900, 'a year from 1900').max(2100, 'a year up to 2100'),
  count: z.int().nonnegative(),
});

const texts = z.object({ title: text, intro: optionalHtml, portals: z.array(link), help: optionalHtml });
const listOfMonths = <Month extends z.ZodType>(month: Month) =>
  z.array(month).max(MOST_PERIODS, `at most ${MOST_PERIODS} months`);
/** The count is only compared with the number of tenders. A faulty count must not hide its month. */
const months = z.object({
  periods: listOfMonths(statedPeriod.extend({ count: statedPeriod.shape.count.optional().catch(undefined) })),
});

/** The whole answer of the API, for the contract. */
texts.extend({ periods: listOfMonths(statedPeriod) }).register(contract, { id: 'TendersStaticData' });

const periodOf = (publishedOn: string): Period => ({ month: monthOf(publishedOn), year: yearOf(publishedOn) });

/** The texts of the tender section: title, introduction, portals and help. `undefined` if the API has none. */
export const getTenderTexts = derivedInBoth(() =>
  oneInBoth({ path: staticDataAddress, schema: texts, isMadeOfEntries: true }),
);

/**
 * The months that the API lists. They are read separately from the texts, so that a faulty text does not hide a new month. The
 * build stops if more than half of the months are lost, because the site shows only the tenders of these months.
 */
const getStatedMonths = derivedInBoth(() =>
  oneInBoth({
    path: staticDataAddress,
    part: 'periods',
    schema: months,
    isMadeOfEntries: true,
    leavesOutFaulty: true,
    guarded: { list: 'periods', by: ['month', 'year'] },
  }),
);

async function tendersOf(period: Period): Promise<Record<Lang, WrittenTender[]>> {
  const lists = await entriesInBoth({
    path: listAddress,
    query: { month: period.month, year: period.year },
    schema: tender,
  });
  noteMonth(period, lists);
  return lists;
}

/**
 * Keeps one entry for each ID, in the page's language if possible. An ID can be in two months. If the two entries differ, the
 * entry with the later change is kept, and the report names the duplicate.
 */
function unique(entries: WrittenTender[], lang: Lang): Map<string, WrittenTender> {
  const kept = new Map<string, WrittenTender>();
  for (const entry of entries) {
    const known = kept.get(entry.id);
    if (known?.lang === entry.lang && JSON.stringify(known) !== JSON.stringify(entry)) {
      report({ kind: 'duplicate', address: listAddress, lang: entry.lang, entry: entry.id });
      if (changedAt(entry) > changedAt(known)) kept.set(entry.id, entry);
    } else if (!known || (entry.lang === lang && known.lang !== lang)) kept.set(entry.id, entry);
  }
  return kept;
}

export const byDay = (a: Tender, b: Tender): number =>
  newestFirst(a, b) || b.id.localeCompare(a.id, 'en', { numeric: true });
/** All months that the API lists, and all months with a tender, including tenders whose pages are gone. */
const getFiledPeriods = derivedInBoth<PeriodOfTenders[]>(async (before) => {
  const statedIn = { en: await getStatedMonths('en'), hi: await getStatedMonths('hi') };
  const stated = LANGS.flatMap((lang) => statedIn[lang]?.periods ?? []);
  const asked = [...new Map(stated.map(({ month, year }) => [nameOf({ month, year }), { month, year }])).values()];
  const answers = await Promise.all(asked.map(tendersOf));
  const filedIn = (lang: Lang): Map<string, WrittenTender> =>
    unique(
      answers.flatMap((lists) => lists[lang]),
      lang,
    );
  const entriesIn = { en: filedIn('en'), hi: filedIn('hi') };
  for (const lang of LANGS) reportWaiting(listAddress, lang, entriesIn[lang].values());
  const withdrawn = withdrawalDays(listAddress, entriesIn.en.values(), entriesIn.hi.values());
  const inLang = (lang: Lang): PeriodOfTenders[] => {
    const known = new Map(before?.[lang].flatMap(({ tenders }) => tenders).map((entry) => [entry.id, entry]));
    const filed = [...entriesIn[lang].values()].map((entry): Tender => {
      const [english = entry, hindi] = [entriesIn.en.get(entry.id), entriesIn.hi.get(entry.id)];
      const inEnglish = publicPart(withdrawnAt(orOther(english, hindi), withdrawn));
      const own = lang === 'en' ? inEnglish : publicPart(withdrawnAt(orOther(entry, english), withdrawn));
      // The month is part of the address, so both languages take the month from the English entry.
      const period = periodOf(inEnglish.publishedOn);
      return sameIfEqual(known.get(entry.id), { ...asInEnglish(own, inEnglish), period });
    });
    const months = new Map(asked.map((period) => [nameOf(period), { ...period, tenders: [] as Tender[] }]));
    for (const { key, items } of groupBy(filed, (entry) => nameOf(entry.period))) {
      const [first] = items;
      if (first) months.set(key, { ...first.period, tenders: items.sort(byDay) });
    }
    return [...months.values()].sort((a, b) => nameOf(b).localeCompare(nameOf(a)));
  };
  const periods = { en: inLang('en'), hi: inLang('hi') };
  for (const lang of LANGS) noteCounts(lang, statedIn[lang], periods.en);
  return periods;
});

/** The months with their public tenders. The newest month comes first. */
export const getPeriods = derivedBy(async (lang: Lang): Promise<PeriodOfTenders[]> =>
  (await getFiledPeriods(lang)).map((period) => ({ ...period, tenders: period.tenders.filter(isPublic) })),
);

/** Returns the tenders that were withdrawn long ago, and so have no page any more. */
export const getGoneTenders = async (lang: Lang): Promise<Tender[]> =>
  (await getFiledPeriods(lang)).flatMap((period) => period.tenders).filter(isGone);

/** A month with its tenders, and the nearest earlier and later month on the site. */
export interface ListedPeriod extends PeriodOfTenders {
  earlier: Period | undefined;
  later: Period | undefined;
}
const withoutTenders = (period?: Period) => period && { month: period.month, year: period.year };

/** The months with their tenders, for `getStaticPaths`. */
export async function getPeriodLists(lang: Lang) {
  const periods = await getPeriods(lang);
  return periods.map((period) => {
    const { earlier, later } = neighboursIn(periods, (other) => other === period);
    // The other months have no tenders here, so that a change of their tenders does not change this page.
    const about: ListedPeriod = { ...period, earlier: withoutTenders(earlier), later: withoutTenders(later) };
    return { params: { month: String(period.month), year: String(period.year) }, about, entries: period.tenders };
  });
}

export const getAllTenders = async (lang: Lang): Promise<Tender[]> =>
  (await getPeriods(lang)).flatMap((period) => period.tenders);

function closes(entry: Tender): number {
  const state = tenderState(entry);
  return state.kind === 'soon' || state.kind === 'open' ? Date.parse(state.closesAt) : Number.MAX_SAFE_INTEGER;
}

/** Returns the open tenders, by closing time. Tenders without a closing time come last. */
export const getOpenTenders = derivedBy(async (lang: Lang) =>
  (await getAllTenders(lang)).filter(isOpenTender).sort((a, b) => closes(a) - closes(b) || byDay(b, a)),
);

/** The permanent address of the page of a tender. */
export const tenderPath = ({ period, id }: Pick<Tender, 'period' | 'id'>): string => paths.tender(period, id);

/** A link to the page of a tender. */
const linkOf = (entry: Tender | undefined) =>
  entry && { title: entry.title, lang: entry.lang, path: tenderPath(entry) };

/** A tender, with links to the earlier and the later tender of the same unit, if there are such tenders. */
export interface TenderOfUnit {
  entry: Tender;
  earlier: ReturnType<typeof linkOf>;
  later: ReturnType<typeof linkOf>;
}

/** Every tender, for `getStaticPaths`. */
export const getTendersOfUnits = derivedBy(async (lang: Lang): Promise<TenderOfUnit[]> => {
  // A unit has a name in each language. Tenders are grouped by the English name, so that both languages have the same groups.
  const units = new Map((await getAllTenders('en')).map(({ id, unit }) => [id, unit]));
  return groupBy(await getAllTenders(lang), ({ id, unit }) => units.get(id) ?? unit).flatMap(({ key: unit, items }) =>
    items.map((entry, place) => {
      const [later, earlier] = unit === undefined ? [] : [items[place - 1], items[place + 1]];
      return { entry, later: linkOf(later), earlier: linkOf(earlier) };
    }),
  );
});

/** The ID of a tender's row in the HTML. */
export const rowId = (entry: { id: string }): string => `t-${entry.id}`;
