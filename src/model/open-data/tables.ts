// Tables of open data, as CSV. The column names are field names in English for both languages, so that programs find them.
import { storageAddress } from '~/api/storage';
import type { Lang } from '~/i18n/lang';
import { csvOf } from '~/lib/csv';
import { href, JOB_CATEGORIES, paths, type TableName, TABLES } from '~/routes';
import { hasBegun } from '../clock';
import { type Dated, latestChange } from '../dated';
import { getPassport, type Passport } from '../passports/passports';
import { getPublishedFiles, type PublishedFile } from '../documents/register';
import { getListingEntries, getListings, isArchived, type ListingEntry } from '../kinds/listings';
import { getPenalActions, type PenalAction } from '../kinds/penal-actions';
import { getJobs, type Job, jobPath } from '../kinds/recruitments';
import { getAllTenders, tenderPath } from '../kinds/tender-periods';
import { type Tender, tenderState } from '../kinds/tenders';
import { siteUrl } from '../site-url';
import { closingState, forceState } from '../states';
import { recordPath } from './packages';
import { ocidOf } from './releases';

type Cell = string | number | undefined;
type Columns<Entry> = Readonly<Record<string, (entry: Entry, lang: Lang) => Cell>>;

const pageOf = (path: string, lang: Lang): string => siteUrl(href(path, lang));

const tenderColumns: Columns<Tender> = {
  ocid: ocidOf,
  reference_no: (one) => one.referenceNo,
  title: (one) => one.title,
  unit: (one) => one.unit,
  category: (one) => one.category,
  value_inr: (one) => one.valueInr,
  emd_inr: (one) => one.emdInr,
  published_on: (one) => one.publishedOn,
  pre_bid_at: (one) => one.preBidAt,
  closes_at: (one) => one.closesAt,
  closes_at_before: (one) => one.closedBefore,
  opens_at: (one) => one.opensAt,
  state: (one) => tenderState(one).kind,
  corrigenda: (one) => one.corrigenda.length,
  last_corrigendum_on: (one) => one.corrigenda[0]?.publishedOn,
  cancelled_on: (one) => one.cancelledOn,
  withdrawn_on: (one) => one.withdrawnOn,
  awarded_on: (one) => one.award?.awardedOn,
  bidder: (one) => one.award?.bidder,
  award_value_inr: (one) => one.award?.valueInr,
  page: (one, lang) => pageOf(tenderPath(one), lang),
  record: (one) => siteUrl(recordPath(one)),
};

const lastStage = ({ stages }: Job) => stages[0];

const jobColumns: Columns<Job> = {
  id: (one) => one.id,
  reference_no: (one) => one.referenceNo,
  category: (one) => one.category,
  title: (one) => one.title,
  posts: (one) => one.posts,
  location: (one) => one.location,
  qualification: (one) => one.qualification,
  published_on: (one) => one.publishedOn,
  closes_at: (one) => one.closesAt,
  state: (one) => closingState(one).kind,
  withdrawn_on: (one) => one.withdrawnOn,
  last_stage: (one) => lastStage(one)?.title,
  last_stage_on: (one) => lastStage(one)?.publishedOn,
  page: (one, lang) => pageOf(jobPath(one), lang),
};

const penalColumns: Columns<PenalAction> = {
  reference_no: (one) => one.referenceNo,
  reference_date: (one) => one.referenceDate,
  firm_name: (one) => one.firmName,
  nature: (one) => one.nature,
  period: (one) => one.period,
  from: (one) => one.from,
  to: (one) => one.to,
  state: (one) => forceState(one.from, one.to).kind,
  order: (one) => one.file && storageAddress(one.file.url),
};

const documentColumns: Columns<ListingEntry & { list: string; path: string }> = {
  list: (one) => one.list,
  title: (one) => one.title,
  published_on: (one) => one.publishedOn,
  expires_on: (one) => one.expiresOn,
  state: (one) => (isArchived(one) ? 'archived' : 'current'),
  file: (one) => one.file && storageAddress(one.file.url),
  page: (one, lang) => pageOf(one.path, lang),
};

/** A published file. If the file is still offered, the facts from the inside of the file are added. */
type FileRow = PublishedFile & { readonly passport?: Passport | undefined };

const isOffered = ({ state }: PublishedFile): boolean =>
  ['current', 'mixed', 'changed', 'cancelled', 'cancelling'].includes(state);

/**
 * The largest number of other entries in a cell. Spreadsheet programs cut a cell at 32,767 letters, and a standard form may be
 * in thousands of tenders.
 */
const MOST_OTHERS = 100;

/**
 * Returns the other entries that have or had the file: `cancelled https://…; current https://…`. Entries in which the file is
 * no longer valid come first.
 */
function otherEntries({ ended, also }: PublishedFile, lang: Lang): string {
  const all = [...ended, ...also];
  const more = all.length - MOST_OTHERS;
  return [
    ...all.slice(0, MOST_OTHERS).map(({ state, paper }) => `${state} ${pageOf(paper?.path ?? '', lang)}`),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ].join('; ');
}

const yesOrNo = (isSo: boolean | undefined): Cell => (isSo === undefined ? undefined : isSo ? 'yes' : 'no');

function scanOf({ passport }: FileRow): Cell {
  if (passport?.isMostlyPictures) return 'mostly';
  return passport?.readable === 'scan' ? 'yes' : passport?.readable && 'no';
}

const fileColumns: Columns<FileRow> = {
  sha256: (one) => one.sha256,
  state: (one) => one.state,
  published_on: (one) => one.publishedOn,
  until: (one) => one.until,
  title: (one) => one.paper?.file.title ?? one.paper?.title,
  file: (one) => (isOffered(one) ? one.address : undefined),
  page: (one, lang) => one.paper && pageOf(one.paper.path, lang),
  other_entries: otherEntries,
  text_version: ({ passport }, lang) => passport?.text && pageOf(passport.text, lang),
  page_count: ({ passport }) => passport?.pages,
  language: ({ passport }) => passport?.lang,
  tagged: ({ passport }) => yesOrNo(passport?.isTagged),
  scan: scanOf,
  made_on: ({ passport }) => passport?.madeOn,
  made_with: ({ passport }) => passport?.madeWith,
};

/**
 * Returns the rows of the table of published files. If a file is no longer offered, another build may not have the facts from
 * the inside of the file. So the row of such a file never has these facts, and all builds give the same table.
 */
const fileRows = async (lang: Lang): Promise<FileRow[]> =>
  Promise.all(
    (await getPublishedFiles(lang)).map(async (one) =>
      isOffered(one) ? { ...one, passport: await getPassport(one.address) } : one,
    ),
  );

async function documentsIn(lang: Lang) {
  const lists = (await getListings(lang)).map(async ({ id, title, layout }) => {
    const entries = (await getListingEntries(id, lang)).filter(({ publishedOn }) => hasBegun(publishedOn));
    return entries.map((entry) => ({ ...entry, list: title, path: paths.listing(id, layout) }));
  });
  return (await Promise.all(lists)).flat();
}

const tableOf = <Entry extends object>(columns: Columns<Entry>, entries: readonly Entry[], lang: Lang) => ({
  csv: csvOf(
    Object.keys(columns),
    entries.map((entry) => Object.values(columns).map((cell) => cell(entry, lang))),
  ),
  /** All entries, to find the day of the table's last change. */
  entries: entries as readonly Dated[],
});

const makers: Readonly<Record<TableName, (lang: Lang) => Promise<ReturnType<typeof tableOf>>>> = {
  tenders: async (lang) => tableOf(tenderColumns, await getAllTenders(lang), lang),
  jobs: async (lang) => {
    const lists = await Promise.all(JOB_CATEGORIES.map((category) => getJobs(category, lang)));
    return tableOf(jobColumns, lists.flat(), lang);
  },
  'penal-actions': async (lang) => tableOf(penalColumns, await getPenalActions(lang), lang),
  documents: async (lang) => tableOf(documentColumns, await documentsIn(lang), lang),
  'published-files': async (lang) => tableOf(fileColumns, await fileRows(lang), lang),
};

/** The text of a table. */
export const csvIn = async (name: TableName, lang: Lang): Promise<string> => (await makers[name](lang)).csv;

/** Returns the facts of all tables for the page about open data. */
export const getTables = (lang: Lang) =>
  Promise.all(
    TABLES.map(async (name) => {
      const { csv, entries } = await makers[name](lang);
      const bytes = new TextEncoder().encode(csv).length;
      return { name, bytes, count: entries.length, changedOn: latestChange(entries) };
    }),
  );

export type NamedTable = Awaited<ReturnType<typeof getTables>>[number];
