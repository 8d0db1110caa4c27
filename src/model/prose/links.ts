import type { Element, ElementContent, Root } from 'hast';
import { storageAddress } from '~/api/storage';
import { fileFacts } from '~/i18n/file-words';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { leavesSite, linkHref } from '~/routes';
import { ownPath } from '../door/addresses';
import type { File, RawHtml } from '../door/shapes';
import { download } from '../files';
import { cleanText } from '~/lib/clean-text';
import { readHtml } from '~/lib/read-html';
import { isSafeAddress } from '~/lib/safe-address';
import { siteUrl } from '../site-url';
import { element, isElement, rewrite, textOf, type Parent, text } from './tree';

const FILE = /^(?!https?:)(?!\/?(?:en|hi)\/)[^?#]+\.(pdf|docx?|xlsx?|pptx?|zip|csv|odt|ods|mp3|mp4)(?:[?#].*)?$/is;

const isFileAddress = (url: string): boolean => FILE.test(url) || url.startsWith(storageAddress(''));
const fileAt = (url: string): File => ({ url });

/** Returns the files to which an editor's text links. Most texts have no link, and are not parsed. */
export const filesLinkedIn = (html: RawHtml): File[] =>
  /href/i.test(html)
    ? readHtml(html).flatMap((piece) => {
        const url = piece.name === 'a' && !piece.isEnd ? piece.attributes.get('href')?.trim() : undefined;
        return url && isSafeAddress(url) && isFileAddress(url) ? fileAt(url) : [];
      })
    : [];

interface Placed {
  link: Element;
  /** The language of the text around the link. */
  around: string;
}

/**
 * Completes links: adds the language to paths within the site, marks links to other sites, and adds format and size to links to
 * files. `lang` is the language of the page. `written` is the language of the text. Returns the addresses of all links that
 * stay.
 */
export async function completeLinks(root: Root, lang: Lang, written: Lang): Promise<string[]> {
  const dead = new Set<ElementContent>();
  const complete = async (placed: Placed): Promise<void> => {
    if (!(await completeLink(placed, lang))) dead.add(placed.link);
  };
  const links = linksIn(root, written);
  await Promise.all(links.map(complete));
  // All dead links are removed in one pass. A pass for each link would copy all its neighbours each time.
  if (dead.size > 0) rewrite(root, (node) => (isElement(node) && dead.has(node) ? node.children : [node]));
  return links.flatMap(({ link }) => (dead.has(link) ? [] : String(link.properties.href)));
}

const linksIn = (parent: Parent, outside: string): Placed[] =>
  parent.children.flatMap((link) => {
    if (link.type !== 'element') return [];
    const around = link.properties.lang ?? outside;
    return [...(link.tagName === 'a' ? [{ link, around }] : []), ...linksIn(link, around)];
  });

/**
 * The sanitiser removes an editor's own IDs from content pages, and the site numbers the parts of a page anew when its text
 * changes. So a fragment in the address of a content page is removed. Other pages keep their IDs; one of them, the self-audit,
 * has the address of a content page.
 */
const withKnownFragment = (path: string): string =>
  /^(\/(en|hi))?\/pages\/(?!self-audit(\/|$|#))/.test(path) ? path.replace(/#.*$/s, '') : path;

/** Completes a link. Returns false if the link cannot work. Then only the text of the link is shown. */
async function completeLink({ link, around }: Placed, lang: Lang): Promise<boolean> {
  const url = String(link.properties.href);
  // A link to a part of the same page cannot work, because the sanitiser removes IDs.
  if (url.startsWith('#') || !isSafeAddress(url)) return false;
  if (textOf(link).trim() === '') nameByPicture(link, url);
  if (isFileAddress(url)) return completeFile({ link, around }, url, lang);
  const path = ownPath(new URL(url, siteUrl('/')).href);
  const target = { url: path === undefined ? url : withKnownFragment(path), isExternal: false };
  link.properties.href = linkHref(target, lang);
  if (!leavesSite(target)) return true;
  const t = texts(lang);
  link.properties.target = '_blank';
  link.properties.rel = ['external', 'noopener'];
  link.children.push(text(' '), leavingIcon(), note(t('website:opens_other_site'), around === lang ? undefined : lang));
  return true;
}

async function completeFile({ link, around }: Placed, url: string, lang: Lang): Promise<boolean> {
  const file = await download(fileAt(url));
  const facts = fileFacts(file, lang, true);
  link.properties.href = file.target.href;
  if (facts) link.children.push(said(`(${facts})`, around === lang ? undefined : lang));
  return !file.isMissing;
}

/** If a link has only pictures without alternative text, adds the link's address as its text. */
function nameByPicture(link: Element, url: string): void {
  const isNamed = (node: ElementContent): boolean =>
    isElement(node) && (Boolean(node.properties.alt) || node.children.some(isNamed));
  if (!link.children.some(isNamed)) link.children.push(text(cleanText(url.slice(0, 100))));
}

const leavingIcon = (): Element =>
  element('svg', { className: ['icon'], width: 20, height: 20, ariaHidden: 'true' }, [
    element('use', { href: '#i-external' }),
  ]);

/**
 * Returns the words that the site adds to an editor's text. If the text is in another language, these words get a `lang`
 * attribute.
 */
const said = (words: string, lang: Lang | undefined): ElementContent =>
  lang ? element('span', { lang }, [text(` ${words}`)]) : text(` ${words}`);

const note = (words: string, lang: Lang | undefined): ElementContent =>
  element('span', { className: ['vh'], lang }, [text(` (${words})`)]);
