import * as z from 'zod';
import { readTree } from '~/api/client';
import { limits } from '~/config';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { href, linkHref, paths, type Section, SECTIONS } from '~/routes';
import { type Branch, leaf } from './branch';
import { getEveryPage } from './every-page';
import type { SitePage } from './kind';
import { placeInMenu } from './sections';
import { getHeaderMenu, type HeaderItem, treeInBoth } from '../kinds/menus';
import { getPageFamily, type PageBranch, pageFamily, pagesAbove, pageTree } from '../kinds/pages';
import { derivedInBoth } from '../door/load';
import { contract, type Link, link, listOf } from '../door/shapes';
import { linkTarget, siteTarget } from '../targets';

interface Node extends Link {
  children: Node[];
}
const sitemapNode: z.ZodType<Node> = z
  .intersection(link, z.object({ children: z.lazy(() => listOf(sitemapNode)) }))
  .register(contract, { id: 'SitemapEntry' });

const getTree = derivedInBoth(() =>
  treeInBoth({ path: 'sitemap/', schema: sitemapNode, read: readTree, mostLetters: limits.sitemapLetters }),
);

const branch = (link: Link, lang: Lang, written: Lang, below: Branch[]): Branch => ({
  title: link.title,
  lang: written,
  target: linkTarget(link, lang),
  below,
});

/**
 * Returns the owner's tree without the lines that the site map already has in another place. If a line is removed, the lines
 * below it move up to its place.
 */
const branchesOf = (nodes: readonly Node[], standing: ReadonlySet<string>, lang: Lang, written: Lang): Branch[] =>
  nodes.flatMap((node) => {
    const below = branchesOf(node.children, standing, lang, written);
    return standing.has(linkHref(node, lang)) ? below : [branch(node, lang, written, below)];
  });

const addressesIn = (branches: readonly Branch[]): string[] =>
  branches.flatMap(({ target, below }) => [...(target ? [target.href] : []), ...addressesIn(below)]);

/**
 * Groups pages by year, the latest first. If there are too many pages, shows only the latest, and a link to the list of all
 * pages.
 */
function byYear(pages: readonly SitePage[], lang: Lang): Branch[] {
  const latest = [...pages].sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
  const shown = latest.slice(0, limits.sitemapEntries);
  const years = [...Map.groupBy(shown, (page) => page.year)].map(([year, entries]) => ({
    title: String(year),
    lang,
    target: undefined,
    below: entries.map((page) => leaf(page, lang)),
  }));
  if (shown.length === latest.length) return years;
  const t = texts(lang);
  const list = latest.find((page) => page.list)?.list ?? paths.home;
  const rest = { title: t('sitemap:older'), lang, target: siteTarget(href(list, lang)), below: [] };
  return [...years, rest];
}

async function byParent(pages: readonly SitePage[], lang: Lang): Promise<Branch[]> {
  const missing = new Map(pages.map((page) => [page.id, page]));
  const { all } = await getPageFamily(lang);
  const branchOf = ({ page, below }: PageBranch): Branch => ({
    ...leaf({ ...page, path: paths.page(page.id) }, lang),
    below: below.map(branchOf),
  });
  return pageTree(pageFamily(all.filter((page) => missing.has(page.id)))).map(branchOf);
}

export interface SitemapSection {
  section: Section | 'menu' | 'owner';
  branches: Branch[];
}

async function groupsOf(pages: readonly SitePage[], lang: Lang): Promise<SitemapSection[]> {
  const groups = SECTIONS.map(async (section): Promise<SitemapSection> => {
    const own = pages.filter((page) => page.section === section);
    if (section === 'pages') return { section, branches: await byParent(own, lang) };
    const hasYears = own.some((page) => page.year !== undefined);
    return { section, branches: hasYears ? byYear(own, lang) : own.map((page) => leaf(page, lang)) };
  });
  return (await Promise.all(groups)).filter(({ branches }) => branches.length > 0);
}

const linksOf = (item: HeaderItem): Link[] => [item, ...item.subRoutes.flatMap((group) => [group, ...group.subRoutes])];

/**
 * True for the page with the tenders of one month. The site map shows all months of a year, so it also shows a month that is in
 * the menu.
 */
const isMonth = ({ isList, year }: SitePage): boolean => isList === true && year !== undefined;

/**
 * Returns the pages below each address of the menu, without the pages in the menu itself. Pages in no section have the key
 * `undefined`.
 */
async function pagesBelow(menu: readonly HeaderItem[], pages: readonly SitePage[], lang: Lang) {
  const { known, ...family } = await getPageFamily(lang);
  const inMenu = new Set(menu.flatMap(linksOf).map((link) => linkHref(link, lang)));
  const isNamed = ({ path }: SitePage): boolean => inMenu.has(href(path, lang));
  const placeOf = (page: SitePage): string | undefined => {
    const { path, section, id = '', list = path } = page;
    const summary = section === 'pages' ? known.get(id) : undefined;
    const above = summary ? pagesAbove(summary, { known, ...family }).map((one) => paths.page(one.id)) : [];
    return placeInMenu(menu, isNamed(page) ? list : path, [list, ...above], lang)?.at;
  };
  return Map.groupBy(
    pages.filter((page) => !isNamed(page) || isMonth(page)),
    placeOf,
  );
}

/**
 * Returns the sections of the menu. `below` has the lines below each address. An address that is twice in the menu is listed
 * only once.
 */
function sectionsOf(menu: readonly HeaderItem[], below: ReadonlyMap<string, Branch[]>, lang: Lang): Branch[] {
  const standing = new Set<string>();
  const line = (link: Link, written: Lang): Branch[] => {
    const to = linkHref(link, lang);
    if (standing.has(to)) return [];
    standing.add(to);
    return [branch(link, lang, written, below.get(to) ?? [])];
  };
  return menu.map((item) => {
    const links = item.subRoutes.map((group) => ({
      group,
      lines: group.subRoutes.flatMap((link) => line(link, item.lang)),
    }));
    const [own = branch(item, lang, item.lang, [])] = line(item, item.lang);
    // The name of a group usually links to a page that already has a line. In this case, the name is only a heading.
    const groups = links.flatMap(({ group, lines }): Branch[] => {
      const [head] = line(group, item.lang);
      if (head) return [{ ...head, below: [...lines, ...head.below] }];
      return lines.length > 0 ? [{ title: group.title, lang: item.lang, target: undefined, below: lines }] : [];
    });
    return { ...own, below: [...groups, ...own.below] };
  });
}

/**
 * Returns the site map. First come the sections of the menu, each with its pages. Then comes everything in no section: the rest
 * of the API's site map, and the remaining pages.
 */
export async function getSitemap(lang: Lang): Promise<SitemapSection[]> {
  const [menu, tree, every] = await Promise.all([getHeaderMenu(lang), getTree(lang), getEveryPage(lang)]);
  const pages = every.filter((page) => page.section !== 'further');
  const placed = await pagesBelow(menu, pages, lang);
  const below = new Map<string, Branch[]>();
  for (const [address, those] of placed)
    if (address !== undefined)
      below.set(
        address,
        (await groupsOf(those, lang)).flatMap(({ branches }) => branches),
      );
  const ofMenu = sectionsOf(menu, below, lang);
  const home = pages.filter(({ path }) => path === paths.home && menu.length > 0).map((page) => leaf(page, lang));
  const sections = addressesIn(ofMenu).includes(href(paths.home, lang)) ? ofMenu : [...home, ...ofMenu];
  const owners = tree.flatMap((node) => branchesOf([node], new Set(addressesIn(sections)), lang, node.lang));
  const standing = new Set(addressesIn([...sections, ...owners]));
  const rest = (placed.get(undefined) ?? []).filter((page) => isMonth(page) || !standing.has(href(page.path, lang)));
  const own: SitemapSection[] = [
    { section: 'menu', branches: sections },
    { section: 'owner', branches: owners },
  ];
  return [...own.filter(({ branches }) => branches.length > 0), ...(await groupsOf(rest, lang))];
}
