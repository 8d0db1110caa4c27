import type { Element, ElementContent, Root } from 'hast';
import { storageAddress } from '~/api/storage';
import type { Lang } from '~/i18n/lang';
import { fileSize } from '~/i18n/numbers';
import { texts } from '~/i18n/texts';
import { leavesSite, linkHref } from '~/routes';
import { download } from '../files';
import { siteUrl } from '../site';
import { element, rewrite, textOf } from './tree';

const FILE = /^(?!https?:)(?!\/?(?:en|hi)\/).+\.(pdf|docx?|xlsx?|pptx?|zip|csv|odt|ods|mp3|mp4)$/i;

/** Localises links of the site, marks those that leave it, and says format and size of files. */
export async function completeLinks(root: Root, lang: Lang): Promise<void> {
  const links: Element[] = [];
  rewrite(root, (node) => {
    if (node.type !== 'element' || node.tagName !== 'a') return [node];
    // A link without an address, or without words, is no link.
    if (typeof node.properties.href !== 'string' || node.properties.href === '') return node.children;
    if (textOf(node).trim() === '' && !node.children.some((child) => child.type === 'element' && child.tagName === 'img')) return [];
    links.push(node);
    return [node];
  });
  await Promise.all(links.map((link) => completeLink(link, lang)));
}

async function completeLink(link: Element, lang: Lang): Promise<void> {
  const url = String(link.properties.href).trim();
  const t = texts(lang);
  if (FILE.test(url) || url.startsWith(storageAddress(''))) {
    const file = await download({ url, title: undefined, size: undefined, type: undefined, language: undefined, pages: undefined });
    link.properties.href = file.href;
    const facts = [file.format, file.isMissing ? t('file:missing') : file.bytes !== undefined && fileSize(file.bytes, lang)];
    link.children.push({ type: 'text', value: ` (${facts.filter(Boolean).join(', ')})` });
    return;
  }
  const home = siteUrl('/');
  const own = url.startsWith(home) ? `/${url.slice(home.length)}` : url;
  const target = { url: own, isExternal: false };
  link.properties.href = linkHref(target, lang);
  if (!leavesSite(target)) return;
  link.properties.target = '_blank';
  link.properties.rel = ['external', 'noopener'];
  link.children.push({ type: 'text', value: ' ' }, leavingIcon(), note(t('website:opens_other_site')));
}

const leavingIcon = (): Element =>
  element('svg', { className: ['icon'], ariaHidden: 'true' }, [element('use', { href: '#i-external' })]);

const note = (words: string): ElementContent => element('span', { className: ['vh'] }, [{ type: 'text', value: ` (${words})` }]);
