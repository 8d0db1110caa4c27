import type { Lang } from '~/i18n/lang';
import { derived } from '~/lib/queries';
import type { Entry } from '~/search/entry';
import { download } from '../files';
import { getEvents } from '../kinds/events';
import { getAllNews } from '../kinds/news';
import { getContentPage, getPages } from '../kinds/pages';
import { getPenalActions } from '../kinds/penal-actions';
import { getJobs } from '../kinds/recruitments';
import type { File } from '../door/shapes';
import { getAllTenders } from '../kinds/tender-periods';
import { JOB_CATEGORIES } from '~/routes';
import { asBefore, written } from './search-entries';

/** A file on an entry. */
interface Offered {
  file: File;
  /** The title of that entry. */
  of: string;
  lang: Lang;
  date: string | undefined;
}

const offered = (
  files: readonly (File | undefined)[],
  by: { title: string; lang: Lang; publishedOn?: string | undefined },
): Offered[] => files.flatMap((file) => (file ? { file, of: by.title, lang: by.lang, date: by.publishedOn } : []));

async function everyOffer(): Promise<Offered[]> {
  const [tenders, jobs, news, events, penal, pages] = await Promise.all([
    written(getAllTenders),
    Promise.all(JOB_CATEGORIES.map((category) => written((lang) => getJobs(category, lang)))),
    written(getAllNews),
    written(getEvents),
    written(getPenalActions),
    written(getPages),
  ]);
  const contents = await Promise.all(pages.map(({ id, lang }) => getContentPage(lang, id)));
  return [
    ...tenders.flatMap((one) =>
      offered([...one.files, ...one.corrigenda.map(({ file }) => file), one.award?.file], one),
    ),
    ...jobs.flat().flatMap((one) => offered([...one.files, ...one.stages.map(({ file }) => file)], one)),
    ...news.flatMap((one) => offered(one.files, one)),
    ...events.flatMap((one) => offered(one.files, one)),
    ...penal.flatMap((one) => offered([one.file], { ...one, title: one.firmName, publishedOn: one.referenceDate })),
    ...contents.flatMap((one) => (one ? offered(one.files, one) : [])),
  ];
}

/** Chooses between entries of one file: the latest counts; on the same day, the first in alphabetical order. */
const isBefore = (a: Entry, b: Entry): boolean =>
  (a.date ?? '') === (b.date ?? '')
    ? a.title + (a.body ?? '') > b.title + (b.body ?? '')
    : (a.date ?? '') < (b.date ?? '');

async function entryOf({ file, of, lang, date }: Offered): Promise<Entry | undefined> {
  // Without a title of its own, the file is found through its entry.
  if (!file.title || file.title === of) return undefined;
  const { target, isMissing, format, bytes } = await download(file);
  if (isMissing) return undefined;
  return asBefore(file, {
    lang: file.language ?? lang,
    kind: 'file',
    url: target.href,
    title: file.title,
    date,
    body: of,
    fileType: format,
    fileBytes: bytes,
  });
}

/** Files with a title. Each has its own address, and one search entry for each language. */
export const getFileEntries = derived(async () => {
  const entries = new Map<string, Entry>();
  for (const entry of await Promise.all((await everyOffer()).map(entryOf))) {
    if (!entry) continue;
    const key = `${entry.lang} ${entry.url}`;
    const other = entries.get(key);
    if (!other || isBefore(other, entry)) entries.set(key, entry);
  }
  return [...entries.values()];
});
