import type { Element, ElementContent, Root } from 'hast';
import { storageAddress, whyNotAsked } from '~/api/storage';
import type { Lang } from '~/i18n/lang';
import { fileSize } from '~/i18n/numbers';
import { texts } from '~/i18n/texts';
import { picture } from '../pictures';
import { isSafeAddress } from '~/lib/safe-address';
import { element, elementsIn, isElement, rewrite, text } from './tree';

/**
 * Makes the pictures of a text in the right sizes. A picture that cannot be shown is replaced by its alternative text.
 * Calls `unusable` for pictures without an address. `written` is the language of the text.
 */
export async function completeImages(root: Root, written: Lang, unusable: (alt: string) => void): Promise<void> {
  const say = texts(written);
  const images = elementsIn(root).filter(({ node }) => isElement(node, 'img'));
  const links = new Map<ElementContent, Element>();
  await Promise.all(
    images.map(async ({ node, index, parent }) => {
      const { src, alt: said } = node.properties;
      const alt = typeof said === 'string' ? said : '';
      const isUsable = typeof src === 'string' && isSafeAddress(src);
      if (!isUsable) unusable(alt);
      const shown = isUsable ? await picture({ src, alt }, 'prose') : undefined;
      if (!shown?.small) {
        parent.children[index] = element('span', { className: ['no-picture'] }, [
          text(alt || say('website:without_picture')),
        ]);
        return;
      }
      const { bytes, ...small } = shown.small;
      const made = element('picture', {}, [element('img', { ...small, alt, loading: 'lazy' })]);
      const words: ElementContent[] = [text(say('saver:show', { size: fileSize(bytes, written) }))];
      if (alt) words.push(element('span', {}, [text(`: ${alt}`)]));
      links.set(made, element('a', { className: ['show'], dataIsland: 'saver', href: small.src }, words));
      parent.children[index] = made;
    }),
  );
  if (links.size > 0) placeLinks(root, links);
}

/**
 * If the build may not read the site of a picture, replaces the picture by a link to it. Inside a link, replaces the picture by
 * its alternative text instead. Calls `elsewhere` for each such picture, with the address and the reason.
 */
export function linkImagesElsewhere(
  root: Root,
  written: Lang,
  elsewhere: (address: string, why: string) => void,
): boolean {
  const links = elementsIn(root).filter(({ node }) => isElement(node, 'a'));
  const inLinks = new Set(links.flatMap(({ node }) => elementsIn(node)).map(({ node }) => node));
  let isAny = false;
  for (const { node, index, parent } of elementsIn(root)) {
    const { src, alt } = node.properties;
    if (!isElement(node, 'img') || typeof src !== 'string' || !isSafeAddress(src)) continue;
    const address = storageAddress(src);
    const why = whyNotAsked(address);
    if (!why) continue;
    elsewhere(address, why);
    const words = text((typeof alt === 'string' && alt) || texts(written)('website:picture_elsewhere'));
    parent.children[index] = inLinks.has(node) ? words : element('a', { href: address }, [words]);
    isAny = true;
  }
  return isAny;
}

/**
 * Puts each new link after its picture. If the picture is inside another link, puts the new link after that other link.
 */
function placeLinks(root: Root, links: ReadonlyMap<ElementContent, Element>): void {
  const own = new Set<ElementContent>(links.values());
  rewrite(root, (node) => {
    const link = links.get(node);
    if (link) return [node, link];
    if (!isElement(node, 'a') || own.has(node)) return [node];
    const inside: ElementContent[] = [];
    rewrite(node, (child) => {
      if (!own.has(child)) return [child];
      inside.push(child);
      return [];
    });
    return [node, ...inside];
  });
}
