import { endOf, longDate, startOf } from '~/i18n/dates';
import { LANGS, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { derived } from '~/lib/queries';
import { JOB_CATEGORIES, paths } from '~/routes';
import type { Entry } from '~/search/entry';
import { download } from '../files';
import { getListingEntries, getListings, type Listing, type ListingEntry } from '../kinds/listings';
import { getAllNews, hasOwnPage, newsRowId } from '../kinds/news';
import { getPenalActions } from '../kinds/penal-actions';
import { getJobs, jobRowId } from '../kinds/recruitments';
import { getPeriods, rowId } from '../kinds/tender-periods';
import type { Tender } from '../kinds/tenders';
import { body, entryOf, facts, rowsOf } from './search-entries';
import { wordsOf } from '../prose/words';

// Entries without their own page: each is a row in a list.

const inBoth = async (entries: (lang: Lang) => Promise<Entry[]>): Promise<Entry[]> =>
  (await Promise.all(LANGS.map(entries))).flat();

const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The time from which a bid is too late. */
const closingOf = ({ closesAt, cancelledOn }: Tender): string =>
  moment(Math.min(startOf(closesAt), cancelledOn === undefined ? Infinity : startOf(cancelledOn)));

/** The text "cancelled", because the state alone says only that it is closed. */
const cancelled = ({ cancelledOn }: Tender, lang: Lang): string | undefined =>
  cancelledOn && `${texts(lang)('state:cancelled')}, ${longDate(cancelledOn, lang)}`;

export const getTenderEntries = derived(() =>
  inBoth(async (lang) =>
    (await getPeriods(lang)).flatMap(({ month, year, tenders }) =>
      rowsOf(lang, paths.tenderPeriod(month, year), tenders, rowId).map(({ row, place }) =>
        entryOf(row, {
          lang,
          kind: 'tender',
          path: place,
          title: row.title,
          date: row.publishedOn,
          closes: closingOf(row),
          reference: row.referenceNo,
          body: facts(
            cancelled(row, lang),
            row.unit,
            row.category,
            ...row.corrigenda.map(({ title }) => title),
            row.award?.bidder,
          ),
        }),
      ),
    ),
  ),
);

export const getJobEntries = derived(() =>
  inBoth(async (lang) => {
    const t = texts(lang);
    const lists = await Promise.all(
      JOB_CATEGORIES.map(async (category) => {
        const rows = rowsOf(lang, paths.jobs(category), await getJobs(category, lang), jobRowId);
        return rows.map((one) => ({ ...one, list: t(`recruitment:${category}`) }));
      }),
    );
    return lists.flat().map(({ row, place, list }) =>
      entryOf(row, {
        lang,
        kind: 'job',
        path: place,
        title: row.title,
        date: row.publishedOn,
        closes: row.closesAt && moment(endOf(row.closesAt)),
        reference: row.referenceNo,
        body: facts(list, row.qualification, ...row.stages.map(({ title }) => title), wordsOf(row, row.howToApply)),
      }),
    );
  }),
);

async function noticeOf(lang: Lang, about: Listing, row: ListingEntry, path: string): Promise<Entry> {
  const file = row.file && (await download(row.file));
  return entryOf(row, {
    lang,
    kind: 'notice',
    path,
    title: row.title,
    date: row.publishedOn,
    body: body(row.summary, about.title),
    fileType: file?.format,
    fileBytes: file?.bytes,
  });
}

export const getNoticeEntries = derived(() =>
  inBoth(async (lang) => {
    const lists = await Promise.all(
      (await getListings(lang)).map(async (about) => {
        const rows = await getListingEntries(about.id, lang);
        const placed = rowsOf(lang, paths.listing(about.id, about.layout), rows, ({ id }) => `entry-${id}`);
        return Promise.all(placed.map(({ row, place }) => noticeOf(lang, about, row, place)));
      }),
    );
    return lists.flat();
  }),
);

export const getPenalEntries = derived(() =>
  inBoth(async (lang) =>
    rowsOf(lang, paths.penalActions, await getPenalActions(lang), ({ id }) => `order-${id}`).map(({ row, place }) =>
      entryOf(row, {
        lang,
        kind: 'penal-action',
        path: place,
        title: row.firmName,
        date: row.referenceDate,
        reference: row.referenceNo,
        body: facts(row.nature, row.period),
      }),
    ),
  ),
);

/** News entries without their own page. */
export const getShortNewsEntries = derived(() =>
  inBoth(async (lang) =>
    rowsOf(lang, paths.news, await getAllNews(lang), newsRowId)
      .filter(({ row }) => !hasOwnPage(row))
      .map(({ row, place }) =>
        entryOf(row, {
          lang,
          kind: 'news',
          path: place,
          title: row.title,
          date: row.publishedOn,
          body: row.summary,
        }),
      ),
  ),
);
