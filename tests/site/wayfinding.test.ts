// Where a page stands: the menu, its mark, the breadcrumbs and the site map say the same.
import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { all, classes, parse, property, textOf } from '../../scripts/check/html.ts';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { href, paths } from '../../src/routes.ts';
import { type BuiltPage, expectNoFault, pageAt, readBuilt } from '../support/built-site.ts';

const hrefOf = (link: Element): string => property(link, 'href') ?? '';
const linksIn = (element: Element): string[] => all(element, 'a').map(hrefOf);
const itemsOf = (list: Element | undefined): Element[] =>
  (list?.children ?? []).filter((child) => child.type === 'element' && child.tagName === 'li') as Element[];

function built(path: string, lang: Lang): BuiltPage {
  const page = pageAt(href(path, lang));
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

/** The section that the menu marks on a page. */
const markOf = ({ tree }: BuiltPage): string | undefined =>
  all(tree, 'summary', 'a')
    .filter((top) => classes(top).includes('menu__top') && property(top, 'ariaCurrent') !== undefined)
    .map(textOf)[0];

/** The section of each address of the menu. The first section counts if two have the same link. */
function menuOf(lang: Lang): Map<string, string> {
  const [menu] = all(built(paths.home, lang).tree, 'nav').filter((nav) => classes(nav).includes('menu'));
  if (!menu) throw new Error('no menu');
  const below = JSON.parse(readBuilt((property(menu, 'dataLinks') ?? '').slice(1))) as string[];
  const sections = all(menu, 'details').map((section, index) => {
    const [whole = ''] = linksIn(section);
    const links = all(parse(below[index] ?? ''), 'a').map(hrefOf);
    return { title: textOf(all(section, 'summary')[0] ?? section), links: [whole, ...links] };
  });
  return new Map(sections.toReversed().flatMap(({ title, links }) => links.map((link) => [link, title] as const)));
}

const partsOf = (lang: Lang): Element[] =>
  all(built(paths.sitemap, lang).tree, 'section').filter((part) => property(part, 'ariaLabelledBy') !== undefined);
const sectionsOf = (lang: Lang): Element[] =>
  partsOf(lang)
    .filter((part) => property(part, 'ariaLabelledBy') === 'in-menu')
    .flatMap((part) => itemsOf(all(part, 'ul')[0]));

describe.each(LANGS)('the site map (%s)', (lang) => {
  const menu = menuOf(lang);
  const sections = sectionsOf(lang).map((item) => ({ title: textOf(all(item, 'a')[0] ?? item), links: linksIn(item) }));

  it('has the sections of the menu, and each link of the menu in its section', () => {
    expect(menu.size).toBeGreaterThan(40);
    const faults = [...menu].filter(([link, title]) => {
      const places = sections.filter(({ links }) => links.includes(link)).map((section) => section.title);
      return places.length !== 1 || places[0] !== title;
    });
    expect(faults).toEqual([]);
  });

  it('has each page in the section that the page marks, and in no section a page that marks none', () => {
    const inSections = new Map(sections.flatMap(({ title, links }) => links.map((link) => [link, title] as const)));
    const elsewhere = partsOf(lang)
      .flatMap(linksIn)
      .filter((link) => !inSections.has(link));
    const faults = [...inSections.keys(), ...elsewhere].flatMap((link) => {
      const page = link === href(paths.home, lang) ? undefined : pageAt(link);
      const [mark, stands] = [page && markOf(page), inSections.get(link)];
      return !page || mark === stands ? [] : [`${link} marks ${mark}, stands in ${stands}`];
    });
    expect(faults).toEqual([]);
  });

  it('counts pages, not headings', () => {
    const faults = all(built(paths.sitemap, lang).tree, 'details').flatMap((details) => {
      const [said] = all(details, 'summary');
      if (!said || !classes(all(details, 'ul')[0] ?? details).includes('tree')) return [];
      const count = new Set(linksIn(details)).size;
      return Number.parseInt(textOf(said), 10) === count ? [] : [`${textOf(said)}: has ${count}`];
    });
    expect(faults).toEqual([]);
  });
});

it('the breadcrumbs of a page lead only through pages of the section that it marks, and begin with one', () => {
  const topOf = (page: BuiltPage): string | undefined =>
    all(page.tree, 'details')
      .filter((section) => all(section, 'summary').some((top) => property(top, 'ariaCurrent') !== undefined))
      .flatMap(linksIn)[0];
  expectNoFault((page) => {
    const [crumbs] = all(page.tree, 'ol').filter((list) => classes(list).includes('crumbs'));
    if (!crumbs) return [];
    const mark = markOf(page);
    const above = linksIn(crumbs).slice(1);
    const others = above.map((link) => pageAt(link)).filter((one) => one && markOf(one) !== mark);
    return [
      ...others.map((one) => `marks ${mark}, but its breadcrumb ${one?.path} does not`),
      ...(mark && above.length === 0 && topOf(page) !== page.path ? [`marks ${mark}, but no breadcrumb says so`] : []),
    ];
  });
});
