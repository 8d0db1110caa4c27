// Parses a page once for all checks: its links, and the parts that most checks need.
import type { Element, Root } from 'hast';
import { all, type Branch, nameOf, parse, placed, property, textOf } from '../html.ts';
import { withMenu } from './menu.ts';
import { parsed } from './parsed.ts';
import { SIGNS } from './signs.ts';
import type { RawPage, Site } from './site.ts';

type Part = 'header' | 'main' | 'footer' | '';

export interface Link {
  readonly element: Element;
  readonly around: readonly Element[];
  readonly part: Part;
  readonly href: string;
  readonly name: string;
  /** The full address. Undefined if the address is not valid. */
  readonly url: URL | undefined;
  /** True if the link leads to a page or a file of this site. */
  readonly isInside: boolean;
}

export interface RulePage {
  readonly file: string;
  /** The path in the address, such as `/hi/tenders`. */
  readonly path: string;
  readonly html: string;
  readonly tree: Root;
  readonly root: Element | undefined;
  readonly lang: string;
  readonly title: string;
  readonly isHome: boolean;
  readonly isLost: boolean;
  /** False if search engines may not list the page. */
  readonly isListed: boolean;
  readonly links: readonly Link[];
  readonly parts: Readonly<Record<'header' | 'main' | 'footer', Element | undefined>>;
  /** The fields of the page's web app manifest that the checks need. */
  readonly manifest: { readonly name?: string; readonly orientation?: string };
  readonly urlOf: (href: string) => URL | undefined;
  readonly isInside: (url: URL) => boolean;
}

const HOST = 'https://site.invalid';
/** Matches an error page at the top of a site. In a deeper folder, a page with such a name may be a usual page about errors. */
const LOST = /^\/((hi|en)\/)?(404|not-found|error)(\.html?)?$/i;
const HOME = /^\/((hi|en)\/?)?(index\.html?)?$/;

export const meta = (tree: Branch, name: string): string | undefined =>
  all(tree, 'meta')
    .filter((one) => (property(one, 'name') ?? property(one, 'property'))?.toLowerCase() === name)
    .map((one) => property(one, 'content') ?? '')[0];
export const linked = (tree: Branch, rel: string): Element[] =>
  all(tree, 'link').filter((one) => (property(one, 'rel') ?? '').split(' ').includes(rel));

/**
 * Matches a link to an address with the ending `.html`. If a page has such links, the site uses this ending in its addresses.
 */
const WITH_ENDING = /href="(?![a-z]+:|\/\/)[^"?#]*\.html["#]/;

const pathOf = (file: string, html: string): string => {
  if (WITH_ENDING.test(html)) return `/${file}`;
  const bare = `/${file}`.replace(/\.html$/, '');
  return bare === '/index' ? '/' : bare;
};

/** True for the visitor's own machine. Browsers treat this machine as safe, and test builds load their pictures from it. */
export const isOwnMachine = ({ hostname }: URL): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

function partOf(around: readonly Element[]): Part {
  const found = around.find(
    ({ tagName, properties }) =>
      ['header', 'main', 'footer'].includes(tagName) ||
      properties.role === 'banner' ||
      properties.role === 'contentinfo',
  );
  if (!found) return '';
  const { tagName, properties } = found;
  return properties.role === 'banner' ? 'header' : properties.role === 'contentinfo' ? 'footer' : (tagName as Part);
}

/** Finds a landmark of the whole page. The header of an article inside the page is no such landmark. */
function landmark(tree: Root, tag: 'header' | 'main' | 'footer', role: string): Element | undefined {
  const inside = ['main', 'article', 'section', 'aside'];
  return placed(tree).find(
    ({ element, around }) =>
      property(element, 'role') === role ||
      (element.tagName === tag && !around.some(({ tagName }) => inside.includes(tagName))),
  )?.element;
}

function linksOf(tree: Root, urlOf: RulePage['urlOf'], isInside: RulePage['isInside']): Link[] {
  return placed(tree, 'a', 'area').flatMap(({ element, around }): Link[] => {
    const href = property(element, 'href');
    if (href === undefined) return [];
    const url = urlOf(href);
    const inside = url !== undefined && isInside(url);
    return [{ element, around, part: partOf(around), href, name: nameOf(element, tree), url, isInside: inside }];
  });
}

/** Reads a web app manifest. The manifest of another site may contain anything. */
function manifestOf(text: string): RulePage['manifest'] {
  const said = Object(parsed(text)) as Readonly<Record<string, unknown>>;
  const { name, orientation } = said;
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof orientation === 'string' && { orientation }),
  };
}

export function rulePage({ file, html, tree: known, isHome = false }: RawPage, site: Site): RulePage {
  const tree = known ?? parse(withMenu(html, site.read));
  const [root] = all(tree, 'html');
  const path = pathOf(file, html);
  const [canonical] = linked(tree, 'canonical');
  const from = site.origin ?? HOST;
  const own = URL.parse((canonical && property(canonical, 'href')) ?? '', from)?.origin ?? from;
  const address = new URL(`${site.origin ?? own}/${file}`);
  const [written] = all(tree, 'base').flatMap((one) => property(one, 'href') ?? []);
  const base = URL.parse(written ?? '', address) ?? address;
  const urlOf = (href: string): URL | undefined => URL.parse(href.trim(), base) ?? undefined;
  const isInside = (url: URL): boolean => url.origin === own || url.origin === site.origin;
  const [manifestLink] = linked(tree, 'manifest');
  const manifestUrl = manifestLink && urlOf(property(manifestLink, 'href') ?? '');
  return {
    ...{ file, path, html, tree, root, urlOf, isInside },
    lang: root ? (property(root, 'lang') ?? '') : '',
    title: all(tree, 'title').map(textOf)[0] ?? '',
    isHome: isHome || HOME.test(path) || HOME.test(`/${file}`),
    isLost: LOST.test(path),
    isListed: !/noindex/i.test(meta(tree, 'robots') ?? ''),
    links: linksOf(tree, urlOf, isInside),
    parts: {
      header: landmark(tree, 'header', 'banner'),
      main: landmark(tree, 'main', 'main'),
      footer: landmark(tree, 'footer', 'contentinfo'),
    },
    manifest: manifestOf((manifestUrl && isInside(manifestUrl) && site.read(manifestUrl.pathname.slice(1))) || ''),
  };
}

/** True if the name or the address of a link matches. */
export const says = ({ name, href }: Link, sign: RegExp): boolean => sign.test(name) || sign.test(href);
/**
 * True if the page has a search form. The sign of a search form is its element, its role, the type of its field, or its target
 * address.
 */
export const hasSearchForm = (tree: Branch): boolean =>
  all(tree, 'search').length > 0 ||
  all(tree).some((one) => property(one, 'role') === 'search') ||
  all(tree, 'input').some((input) => property(input, 'type') === 'search') ||
  all(tree, 'form').some((form) => SIGNS.search.test(property(form, 'action') ?? ''));
/** Returns `hi` for a page in Hindi. Returns `en` for a page in any other language. */
export const langOf = ({ lang }: Pick<RulePage, 'lang'>): 'hi' | 'en' => (lang.startsWith('hi') ? 'hi' : 'en');
export const shortOf = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
/** Names an element in a message, by its tag and by its ID, name, address or text. */
export function shown(element: Element): string {
  const more = ['id', 'name', 'href', 'src'].map((name) => property(element, name)).find(Boolean) ?? textOf(element);
  return shortOf(`<${element.tagName}> ${more}`.trim());
}
