import * as z from 'zod';
import { limits } from '~/config';
import { owner } from '~/owner/owner';
import type { Lang } from '~/i18n/lang';
import { oneLine } from '~/lib/clean-text';
import { derivedBy } from '~/lib/queries';
import { href, paths } from '~/routes';
import { cutText } from '~/search/lead';
import { derivedInBoth, entriesInBoth, oneInBoth, type Localised } from '../door/load';
import { report } from '../door/report';
import {
  contract,
  day,
  file,
  id,
  line,
  listOf,
  moment,
  optional,
  optionalText,
  ourNames,
  rawHtml,
  text,
} from '../door/shapes';
import { siteTarget, type Target } from '../targets';

const summary = {
  slug: id,
  title: text,
  parent_slug: optional(id),
  description: optionalText,
  updated_at: moment,
  /** The day until which the editors must review the page again. */
  review_by: optional(day),
};

export const pageSummary = z
  .object(summary)
  .transform(({ slug, parent_slug, ...rest }) => ({ ...ourNames(rest), id: slug, parentId: parent_slug }))
  .register(contract, { id: 'PageSummary' });

const words = listOf(line.transform(oneLine)).transform((list) => list.filter((word) => word !== ''));

export const contentPage = z
  .object({
    ...summary,
    keywords: words,
    body: rawHtml,
    sections: listOf(z.object({ id, heading: text, body: rawHtml })),
    files: listOf(file),
  })
  .transform(({ slug, parent_slug, ...rest }) => ({ ...ourNames(rest), id: slug, parentId: parent_slug }))
  .register(contract, { id: 'Page' });

/** A content page in a list. */
export type PageSummary = Localised<z.infer<typeof pageSummary>>;
/** A content page with its text. */
export type ContentPage = Localised<z.infer<typeof contentPage>>;

/**
 * All content pages, in the order of the API. A page at the address of the self-audit is left out, because an editor's text
 * must not replace the results of the audit.
 */
export const getPages = derivedInBoth(async () => {
  const { en, hi } = await entriesInBoth({ path: 'pages/', schema: pageSummary, key: 'slug' });
  const isOurs = ({ id }: { id: string }): boolean => paths.page(id) === paths.selfAudit;
  if ([...en, ...hi].some(isOurs))
    report({
      kind: 'note',
      address: paths.selfAudit,
      detail: 'not shown, because the site has its own page at this address; give the page another address',
    });
  return { en: en.filter((page) => !isOurs(page)), hi: hi.filter((page) => !isOurs(page)) };
});

const loadOne = derivedBy((slug: string) => oneInBoth({ path: `pages/${slug}/`, schema: contentPage }));

async function thoseThatExist(slugs: readonly string[], lang: Lang): Promise<PageSummary[]> {
  const { known } = await getPageFamily(lang);
  return slugs.flatMap((slug) => known.get(slug) ?? []);
}

/** The policy pages that exist in the API. */
export const getPolicies = (lang: Lang): Promise<PageSummary[]> => thoseThatExist(owner.policies, lang);

/** The pages about matters that have an office of their own, as far as they exist in the API. */
export const getOfficePages = (lang: Lang): Promise<PageSummary[]> => thoseThatExist(owner.officePages ?? [], lang);

/** A content page with its text. Returns `undefined` if the API lists the page but has no text for it. */
export const getContentPage = async (lang: Lang, slug: string): Promise<ContentPage | undefined> =>
  (await loadOne(slug))[lang];

/** Parents and children of content pages. */
export interface PageFamily {
  all: readonly PageSummary[];
  known: ReadonlyMap<string, PageSummary>;
  below: ReadonlyMap<string | undefined, PageSummary[]>;
}

export const pageFamily = (all: readonly PageSummary[]): PageFamily => ({
  all,
  known: new Map(all.map((page) => [page.id, page])),
  below: Map.groupBy(all, (page) => page.parentId),
});

export const getPageFamily = derivedBy(async (lang: Lang) => pageFamily(await getPages(lang)));

/** The most levels in the tree of pages. Without a limit, a long chain of parents could overflow the call stack. */
const MOST_LEVELS = 10;

/**
 * The ancestors of a page, the highest first: at most ten. Stops at a missing parent, or at a page that is already in the list.
 */
export function pagesAbove(page: PageSummary, { known }: PageFamily): PageSummary[] {
  const seen = new Set([page.id]);
  const above: PageSummary[] = [];
  let parent = known.get(page.parentId ?? '');
  while (parent && !seen.has(parent.id) && above.length < MOST_LEVELS) {
    seen.add(parent.id);
    above.unshift(parent);
    parent = known.get(parent.parentId ?? '');
  }
  return above;
}

export const pagesBelow = (page: PageSummary, { below }: PageFamily): PageSummary[] =>
  (below.get(page.id) ?? []).filter((one) => one.id !== page.id);

/**
 * Returns the other pages with the same parent, in order: at most `most` pages, the nearest to this page. Without this limit,
 * the number of links on all these pages together would grow with the square of the number of pages.
 */
export function pagesBeside(page: PageSummary, parent: PageSummary, family: PageFamily, most: number): PageSummary[] {
  const all = pagesBelow(parent, family);
  const place = all.findIndex((one) => one.id === page.id);
  const first = Math.max(0, Math.min(place - Math.floor(most / 2), all.length - 1 - most));
  return all.slice(first, first + most + 1).filter((one) => one.id !== page.id);
}

/** The title in links to the page. A long title is cut, because up to 60 other pages repeat it. */
export const shortTitle = ({ title }: PageSummary): string => cutText(title, limits.linkLetters);

/** A link to the page, as lists of links show it. */
export const linkTo = (page: PageSummary, lang: Lang): { title: string; lang: Lang; target: Target } => ({
  title: shortTitle(page),
  lang: page.lang,
  target: siteTarget(href(paths.page(page.id), lang)),
});

export interface PageBranch {
  page: PageSummary;
  below: PageBranch[];
}

/**
 * All pages as a tree, each page once. A page is at the top if it has no parent, is too deep, or is its own ancestor.
 */
export function pageTree(family: PageFamily): PageBranch[] {
  const placed = new Set<string>();
  const branches = (pages: readonly PageSummary[], level = 1): PageBranch[] =>
    pages.flatMap((page) => {
      if (level > MOST_LEVELS || placed.has(page.id)) return [];
      placed.add(page.id);
      return [{ page, below: branches(pagesBelow(page, family), level + 1) }];
    });
  const top = branches(family.all.filter((page) => !family.known.has(page.parentId ?? '')));
  return [...top, ...branches(family.all)];
}
