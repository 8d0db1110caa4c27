// What has a feed and a calendar of its own: the tenders of a unit and a category, and the jobs of a category.
import { limits } from '~/config';
import { LANGS, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { groupBy } from '~/lib/group';
import { JOB_CATEGORIES } from '~/routes';
import { derived } from '~/lib/queries';
import { derivedInBoth } from '../door/load';
import { id } from '../door/shapes';
import { getAllJobs, type Job } from '../kinds/recruitments';
import { getAllTenders } from '../kinds/tender-periods';
import type { Tender } from '../kinds/tenders';

export interface Followed {
  /** The part of the addresses of its feed and its calendar, such as `tenders/kelhar-area/works`. */
  path: string;
  title: string;
  /** The category, and the unit as a group of categories. Their names are those that most of the tenders have. */
  category: string;
  unit: { id: string; title: string };
  /** The language of the names. */
  lang: Lang;
  entries: readonly (Tender | Job)[];
}

const MOST_LETTERS = 60;

/** A name as a part of an address. Returns undefined if the name has no English letters. */
function partOf(name: string | undefined): string | undefined {
  const part = (name ?? '')
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

/** By the ID of a tender: the path of its unit and category. Both languages have the English names in their addresses. */
const getPathsOfTenders = derived(
  async (): Promise<ReadonlyMap<string, string>> =>
    new Map(
      (await getAllTenders('en')).flatMap((tender): [string, string][] => {
        if (tender.lang !== 'en') return [];
        const [unit, category] = [partOf(tender.unit), partOf(tender.category)];
        return unit && category ? [[tender.id, `tenders/${unit}/${category}`]] : [];
      }),
    ),
);

/** A tender with the names that most tenders use. So one editor's spelling does not rename the feed. */
const mostUsed = (tenders: readonly Tender[]): Tender | undefined =>
  groupBy(tenders, ({ unit, category, lang }) => [unit, category, lang].join('\n')).sort(
    (a, b) => b.items.length - a.items.length,
  )[0]?.items[0];

async function tendersIn(lang: Lang): Promise<Followed[]> {
  const pathOf = await getPathsOfTenders();
  return groupBy(await getAllTenders(lang), (tender) => pathOf.get(tender.id))
    .flatMap(({ key: path, items }): Followed[] => {
      const named = mostUsed(items.filter(({ unit, category }) => unit && category));
      if (path === undefined || !named) return [];
      const { unit: title = '', category = '', lang: written } = named;
      const unit = { id: idOfUnit(path), title };
      return [{ path, title: `${category}, ${title}`, category, unit, lang: written, entries: items }];
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
    return { path: `jobs/${category}`, title, category: title, unit, lang, entries };
  });
}

/** All that has a feed and a calendar of its own. */
export const getFollowed = derivedInBoth(async () => {
  const [en, hi] = await Promise.all(LANGS.map(async (lang) => [...(await tendersIn(lang)), ...(await jobsIn(lang))]));
  return { en: en ?? [], hi: hi ?? [] };
});

/** By the ID of a tender: the ID of its unit on the page about feeds. Tenders of units without a feed are missing. */
export async function getUnitsOfTenders(lang: Lang): Promise<ReadonlyMap<string, string>> {
  const followed = (await getFollowed(lang)).filter(({ path }) => path.startsWith('tenders/'));
  return new Map(followed.flatMap(({ entries, unit }) => entries.map((entry) => [entry.id, unit.id] as const)));
}
