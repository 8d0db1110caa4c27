import * as z from 'zod';
import { readTree } from '~/api/client';
import { limits } from '~/config';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { href, plainPath, paths, type Section, SECTIONS } from '~/routes';
import { getEveryPage } from './every-page';
import type { SitePage } from './kind';
import { getHeaderMenu, type HeaderItem, treeInBoth } from '../kinds/menus';
import { getPageFamily, type PageBranch, pageFamily, pageTree } from '../kinds/pages';
import { derivedInBoth } from '../door/load';
import { type Link, link, listOf } from '../door/shapes';
import { linkTarget, siteTarget, type Target } from '../targets';

/** A line of the site map, with the lines below it. A line without a link is a heading, such as a year. */
export interface Branch {
  title: string;
  lang: Lang;
  target: Target | undefined;
  below: Branch[];
}

interface Node extends Link {
  children: Node[];
}
export const sitemapNode: z.ZodType<Node> = z.intersection(
  link,
  z.object({ children: z.lazy(() => listOf(sitemapNode)) }),
);

const getTree = derivedInBoth(() =>
  treeInBoth({ path: 'sitemap/', schema: sitemapNode, read: readTree, mostLetters: limits.sitemapLetters }),
);

const branchOf = (node: Node, lang: Lang, written: Lang): Branch => ({
  title: node.title,
  lang: written,
  target: linkTarget(node, lang),
  below: node.children.map((child) => branchOf(child, lang, written)),
});

const pathsIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => [plainPath(node.url), ...pathsIn(node.children)]);

export const leaf = (page: Pick<SitePage, 'title' | 'lang' | 'path'>, lang: Lang): Branch => ({
  title: page.title,
  lang: page.lang,
  target: siteTarget(href(page.path, lang)),
  below: [],
});

/** Groups pages by year, the latest first. A long list shows only its latest pages, and a link to the other pages. */
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
  const branch = ({ page, below }: PageBranch): Branch => ({
    ...leaf({ ...page, path: paths.page(page.id) }, lang),
    below: below.map(branch),
  });
  return pageTree(pageFamily(all.filter((page) => missing.has(page.id)))).map(branch);
}

export interface SitemapSection {
  section: Section | 'owner' | 'links';
  branches: Branch[];
}

/** Menu links that are not in `known`, such as links to other sites. Without scripts, only the site map shows them. */
function onlyInMenu(menu: readonly HeaderItem[], known: ReadonlySet<string>, lang: Lang): Branch[] {
  const branches = new Map<string, Branch>();
  for (const item of menu)
    for (const link of [item, ...item.subRoutes.flatMap((group) => [group, ...group.subRoutes])]) {
      const path = plainPath(link.url);
      if (!known.has(path) && !branches.has(path))
        branches.set(path, { title: link.title, lang: item.lang, target: linkTarget(link, lang), below: [] });
    }
  return [...branches.values()];
}

/** The site map: first the API's site map, then pages that it does not have, then links that only the menu has. */
export async function getSitemap(lang: Lang): Promise<SitemapSection[]> {
  const tree = await getTree(lang);
  const named = new Set(pathsIn(tree));
  const missing = (await getEveryPage(lang)).filter((page) => page.section !== 'further' && !named.has(page.path));
  const sections = await Promise.all(
    SECTIONS.map(async (section): Promise<SitemapSection> => {
      const pages = missing.filter((page) => page.section === section);
      if (section === 'pages') return { section, branches: await byParent(pages, lang) };
      const hasYears = pages.some((page) => page.year !== undefined);
      return { section, branches: hasYears ? byYear(pages, lang) : pages.map((page) => leaf(page, lang)) };
    }),
  );
  const own: SitemapSection = { section: 'owner', branches: tree.map((node) => branchOf(node, lang, node.lang)) };
  const known = new Set([...named, ...missing.map((page) => page.path)]);
  const ofMenu: SitemapSection = { section: 'links', branches: onlyInMenu(await getHeaderMenu(lang), known, lang) };
  return [own, ...sections, ofMenu].filter(({ branches }) => branches.length > 0);
}
