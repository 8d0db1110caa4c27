// The groups of entries that have their own feed and calendar: the tenders of a unit and a category, and the jobs of a
// category.
import { limits } from '~/config';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { groupBy } from '~/lib/group';
import { JOB_CATEGORIES } from '~/routes';
import { derived, derivedBy } from '~/lib/queries';
import { id } from '../door/shapes';
import { getAllJobs, type Job } from '../kinds/recruitments';
import { getAllTenders } from '../kinds/tender-periods';
import type { Tender } from '../kinds/tenders';

export interface Followed {
  /** The part of the addresses of the group's feed and calendar, such as `tenders/kelhar-area/works`. */
  path: string;
  title: string;
  /**
   * The category, and the unit. The page about feeds lists the categories of a unit together. The names of both are the names
   * that most of the tenders use.
   */
  category: string;
  unit: { id: string; title: string };
  /** The language of the names. */
  lang: Lang;
  entries: readonly (Tender | Job)[];
  /** True if an entry has a last date. Only then the group has a calendar, because an empty calendar is not valid. */
  hasDates: boolean;
}

const hasDates = (entries: readonly (Tender | Job)[]): boolean =>
  entries.some(({ closesAt }) => closesAt !== undefined);

const MOST_LETTERS = 60;
/** If the name of a tender's unit or category is longer, the tender is in no group. */
const MOST_OF_NAME = 200;

/** Returns a name as a part of an address. Returns undefined if the name has no English letters, or is very long. */
function partOf(name: string): string | undefined {
  if (name.length > MOST_OF_NAME) return undefined;
  const part = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MOST_LETTERS)
    .replace(/-$/, '');
  return /[a-z]/.test(part) ? id.safeParse(part).data : undefined;
}

/** The ID of a unit in the HTML of the page about feeds. */
const idOfUnit = (path: string): string => `unit-${path.split('/')[1]}`;

interface Names {
  unit: string;
  category: string;
  lang: Lang;
}

/**
 * The English names of the unit and the category of each tender, and the path that is made from these names. Both languages use
 * this path.
 */
const getPathsOfTenders = derived(
  async (): Promise<ReadonlyMap<string, Names & { path: string }>> =>
    new Map(
      (await getAllTenders('en')).flatMap(({ id: of, lang, unit = '', category = '' }) => {
        const [ofUnit, ofCategory] = [partOf(unit), partOf(category)];
        if (lang !== 'en' || !ofUnit || !ofCategory) return [];
        return [[of, { path: `tenders/${ofUnit}/${ofCategory}`, unit, category, lang }] as const];
      }),
    ),
);

/**
 * Returns the name that most tenders use, so that one editor's spelling does not rename a feed. If two names are equally
 * frequent, returns the first in the alphabet.
 */
function mostUsed(names: readonly string[]): string {
  const counts = groupBy(names, (name) => name).map(({ key, items }) => ({ key, count: items.length }));
  return counts.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))[0]?.key ?? '';
}

async function tendersIn(lang: Lang): Promise<Followed[]> {
  const paths = await getPathsOfTenders();
  const tenders = (await getAllTenders(lang)).flatMap((entry) => {
    const english = paths.get(entry.id);
    if (!english) return [];
    const { unit = '', category = '', lang: written } = entry;
    const hasOwn = [unit, category].every((name) => name && name.length <= MOST_OF_NAME);
    const names: Names = hasOwn ? { unit, category, lang: written } : english;
    return [{ entry, path: english.path, id: idOfUnit(english.path), names }];
  });
  const unitsById = new Map(
    groupBy(tenders, ({ id: of }) => of).map(({ key, items }) => [key, mostUsed(items.map(({ names }) => names.unit))]),
  );
  return groupBy(tenders, ({ path }) => path)
    .map(({ key: path, items }): Followed => {
      const unit = { id: idOfUnit(path), title: unitsById.get(idOfUnit(path)) ?? '' };
      const category = mostUsed(items.map(({ names }) => names.category));
      const written = items.find(({ names }) => names.category === category)?.names.lang ?? lang;
      const title = `${category}, ${unit.title}`;
      const entries = items.map(({ entry }) => entry);
      return { path, title, category, unit, lang: written, entries, hasDates: hasDates(entries) };
    })
    .sort((a, b) => b.entries.length - a.entries.length || (a.path < b.path ? -1 : 1))
    .slice(0, limits.followed)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function jobsIn(lang: Lang): Promise<Followed[]> {
  const t = texts(lang);
  const jobs = await getAllJobs(lang);
  const unit = { id: 'vacancies', title: t('follow:vacancies') };
  return JOB_CATEGORIES.map((category) => {
    const title = t(`recruitment:${category}`);
    const entries = jobs.filter((job) => job.category === category);
    return { path: `jobs/${category}`, title, category: title, unit, lang, entries, hasDates: hasDates(entries) };
  });
}

/** All groups that have their own feed and calendar. */
export const getFollowed = derivedBy(async (lang: Lang) => [...(await tendersIn(lang)), ...(await jobsIn(lang))]);

/** Returns, by the ID of a tender, the ID of its unit on the page about feeds. Tenders of units without a feed are left out. */
export async function getUnitsOfTenders(lang: Lang): Promise<ReadonlyMap<string, string>> {
  const followed = (await getFollowed(lang)).filter(({ path }) => path.startsWith('tenders/'));
  return new Map(followed.flatMap(({ entries, unit }) => entries.map((entry) => [entry.id, unit.id] as const)));
}
