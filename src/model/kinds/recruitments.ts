import * as z from 'zod';
import { dayInIndia, endOf, yearOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { groupBy } from '~/lib/group';
import { derivedBy } from '~/lib/queries';
import { JOB_CATEGORIES, type JobCategory, paths } from '~/routes';
import { hasBegun } from '../clock';
import { newestFirst } from '../dated';
import { download, downloads } from '../files';
import { derivedInBoth, entriesInBoth, type Localised } from '../door/load';
import { optionalRichText } from './rich-text';
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
  optionalRowHtml,
  optionalRowList,
  optionalText,
  ourNames,
  rowList,
  text,
} from '../door/shapes';
import { CLOSINGS, closingOf, closingState, isOpen } from '../states';
import { listsWithEnglish, withEnglishFacts } from '../english-facts';
import { linkTarget } from '../targets';
import {
  isGone,
  isPublic,
  orOther,
  reportWaiting,
  withdrawal,
  withdrawalDays,
  withdrawalOf,
  withdrawnAt,
  type WithdrawnFile,
  withdrawnFile,
} from '../public-time';

const address = 'recruitments/';

/** The usual categories of posts, as the API writes them. The messages have their words. */
export const POST_CATEGORIES = ['UR', 'SC', 'ST', 'OBC', 'EWS', 'PwBD', 'ESM'] as const;

const posts = z.int('a number of posts').nonnegative('a number of posts');
const stage = z.object({ title: text, published_on: day, file: optional(file) }).transform(ourNames);

export const recruitment = z
  .object({
    id,
    category: z.enum(JOB_CATEGORIES, `one of ${JOB_CATEGORIES.join(', ')}`),
    title: text,
    reference_no: optionalText,
    published_on: day,
    closing: optional(z.enum(CLOSINGS, `one of ${CLOSINGS.join(', ')}`)),
    closes_at: optional(moment),
    /** The day on which the job closed: all posts are filled, or it closed early. */
    closed_on: optional(day),
    posts: optional(posts),
    posts_by_category: optionalRowList(z.object({ category: text, posts })),
    qualification: optionalText,
    age: optionalText,
    pay: optionalText,
    fee: optionalText,
    suitable_disabilities: optionalRowList(text),
    physical_requirements: optionalText,
    location: optionalText,
    description: optionalHtml,
    how_to_apply: optionalRowHtml,
    apply_link: optional(link),
    contact: optional(contact),
    files: rowList(file),
    stages: optionalRowList(stage),
    ...withdrawal,
    updated_at: optional(moment),
  })
  .refine((wire) => !wire.closes_at || dayInIndia(wire.closes_at) >= wire.published_on, {
    path: ['closes_at'],
    message: 'a time on or after published_on',
  })
  .superRefine((wire, context) => {
    const days: [path: (string | number)[], day: string | undefined][] = [
      [['closed_on'], wire.closed_on],
      [['withdrawn_on'], wire.withdrawn_on],
      ...wire.stages.map((one, index) => [['stages', index, 'published_on'], one.publishedOn] as [string[], string]),
    ];
    const early = days.find(([, day]) => day !== undefined && day < wire.published_on);
    if (!early) return;
    const message = `a day on or after published_on (${wire.published_on})`;
    context.addIssue({ code: 'custom', path: early[0], message });
  })
  .transform((wire) => ({ ...ourNames(wire), stages: wire.stages.toSorted(newestFirst) }))
  .register(contract, { id: 'Recruitment' });

type WrittenJob = Localised<z.infer<typeof recruitment>>;
/** A vacancy, an apprenticeship or an internal selection. */
export interface Job extends WrittenJob {
  /** The files of a withdrawn job. Only the register of documents uses them. */
  readonly withdrawnFiles: readonly WithdrawnFile[];
}

/**
 * Returns the part of a job that is public now. Stages are left out until their day. A withdrawn job has no documents,
 * description, pay, fee and way to apply.
 */
function publicPart(written: WrittenJob): Job {
  const job = { ...written, ...closingOf(written) };
  const withdrawn = withdrawalOf(job);
  const come = job.stages.filter(({ publishedOn }) => hasBegun(publishedOn));
  if (withdrawn.withdrawnOn === undefined) return { ...job, ...withdrawn, stages: come, withdrawnFiles: [] };
  const stages = come.map((one) => ({ ...one, file: undefined }));
  const { publishedOn } = job;
  const withdrawnFiles = [...job.files.map((paper) => ({ file: paper, publishedOn })), ...come].flatMap(withdrawnFile);
  const hidden = {
    description: undefined,
    pay: undefined,
    fee: undefined,
    howToApply: undefined,
    applyLink: undefined,
  };
  return { ...job, ...withdrawn, ...hidden, files: [], stages, withdrawnFiles };
}

/**
 * All jobs, including jobs whose pages are gone. The category is part of the address, so both languages take the category from
 * the English entry.
 */
const getFiledJobs = derivedInBoth(async () => {
  const { en, hi } = listsWithEnglish(address, 'category', await entriesInBoth({ path: address, schema: recruitment }));
  reportWaiting(address, 'en', en);
  reportWaiting(address, 'hi', hi);
  const withdrawn = withdrawalDays(address, en, hi);
  const byId = { en: new Map(en.map((job) => [job.id, job])), hi: new Map(hi.map((job) => [job.id, job])) };
  const inPublic = (jobs: readonly WrittenJob[], other: Lang): Job[] =>
    jobs.map((job) => publicPart(withdrawnAt(orOther(job, byId[other].get(job.id)), withdrawn)));
  const inEnglish = inPublic(en, 'hi');
  const english = new Map(inEnglish.map((job) => [job.id, job]));
  const inHindi = inPublic(hi, 'en').map((job) => {
    const other = english.get(job.id);
    return other && other.lang !== job.lang
      ? withEnglishFacts(address, job, other, ['closing', 'closesAt', 'closedOn', 'posts'])
      : job;
  });
  return { en: inEnglish, hi: inHindi };
});

export const getAllJobs = derivedBy(async (lang: Lang) => (await getFiledJobs(lang)).filter(isPublic));

/** Returns the jobs that were withdrawn long ago, and so have no page any more. */
export const getGoneJobs = async (lang: Lang): Promise<Job[]> => (await getFiledJobs(lang)).filter(isGone);

export const isOpenJob = (job: Job): boolean => isOpen(closingState(job));

const END_OF_TIME = Number.MAX_SAFE_INTEGER;
const closing = (job: Job): number => (job.closesAt === undefined ? END_OF_TIME : Date.parse(job.closesAt));
const soonestFirst = (a: Job, b: Job): number => closing(a) - closing(b) || newestFirst(a, b);

/** Returns the day or the moment since which a job is closed. */
const endedOn = ({ withdrawnOn, closesAt, publishedOn }: Job): string => withdrawnOn ?? closesAt ?? publishedOn;

/** The open jobs come first, by closing time. Then come the closed jobs, with the last closed job on top. */
const inListOrder = (jobs: readonly Job[]): readonly Job[] => [
  ...jobs.filter(isOpenJob).sort(soonestFirst),
  ...jobs.filter((job) => !isOpenJob(job)).sort((a, b) => endOf(endedOn(b)) - endOf(endedOn(a)) || newestFirst(a, b)),
];
/** The jobs are sorted only once, because all pages of a list use the same order. */
const getOrderedJobs = derivedBy(async (lang: Lang) => inListOrder(await getAllJobs(lang)));

/** Returns the jobs of a category, in the order of its list. */
export const getJobs = async (category: JobCategory, lang: Lang): Promise<Job[]> =>
  (await getOrderedJobs(lang)).filter((job) => job.category === category);

/** The open jobs of all three categories, by closing time. */
export const getOpenJobs = async (lang: Lang): Promise<Job[]> => (await getOrderedJobs(lang)).filter(isOpenJob);

/** The ID of a job's row in the HTML. */
export const jobRowId = ({ id }: { id: string }): string => `job-${id}`;

/** The permanent address of the page of a job. */
export const jobPath = ({ category, id }: Pick<Job, 'category' | 'id'>): string => paths.job(category, id);

/** The lists of the three categories, for `getStaticPaths`. */
export const getJobLists = (lang: Lang) =>
  Promise.all(
    JOB_CATEGORIES.map(async (category) => ({
      params: { category },
      about: category,
      entries: await getJobs(category, lang),
    })),
  );

/** Groups jobs: all open jobs are one group, and the closed jobs have one group for each year. */
export const groupJobs = (jobs: readonly Job[]): { key: number | 'open'; items: Job[] }[] =>
  groupBy(jobs, (job) => (isOpenJob(job) ? 'open' : yearOf(endedOn(job))));

/**
 * Returns a job in the form for a list and for its page. Only an open job has the text "how to apply". `top` is the level of
 * the headings in that text.
 */
export async function jobRow(job: Job, lang: Lang, top: 3 | 4 = 4) {
  const state = closingState(job);
  const place = { written: job.lang, top, prefix: `${jobRowId(job)}.` } as const;
  const [files, stages, howToApply] = await Promise.all([
    downloads(job.files),
    Promise.all(job.stages.map(async (one) => ({ ...one, file: one.file && (await download(one.file)) }))),
    isOpen(state) ? optionalRichText(job.howToApply, lang, `${address} ${job.id}`, place) : undefined,
  ]);
  const { applyLink } = job;
  return {
    ...job,
    rowId: jobRowId(job),
    path: jobPath(job),
    state,
    isOpen: isOpen(state),
    files,
    stages,
    /** Pages must not offer the files of a withdrawn job. */
    withdrawnFiles: [],
    howToApply: howToApply?.html,
    apply: isOpen(state) && applyLink ? { title: applyLink.title, target: linkTarget(applyLink, lang) } : undefined,
  };
}

/** Returns a job in the form for its page, with its description. */
export async function jobPage(job: Job, lang: Lang) {
  const place = { written: job.lang, top: 3, prefix: 'about.' } as const;
  const [row, about] = await Promise.all([
    jobRow(job, lang, 3),
    optionalRichText(job.description, lang, `${address} ${job.id}`, place),
  ]);
  return { ...row, about: about?.html };
}

export type JobRow = Awaited<ReturnType<typeof jobRow>>;
