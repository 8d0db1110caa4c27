import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { picture } from '../pictures';
import { element } from './tree';

/** Sizes the pictures of a text; one that cannot be shown leaves its text alternative. */
export async function completeImages(root: Root, missing: string): Promise<void> {
  const images: { image: Element; at: number; parent: { children: unknown[] } }[] = [];
  visit(root, 'element', (node, index, parent) => {
    if (node.tagName === 'img' && index !== undefined && parent) images.push({ image: node, at: index, parent });
  });
  await Promise.all(
    images.map(async ({ image, at, parent }) => {
      const alt = String(image.properties.alt ?? '');
      const src = String(image.properties.src ?? '');
      const shown = src ? await picture({ src, alt }, 'prose') : undefined;
      parent.children[at] = shown?.small
        ? element('img', {
            src: shown.small.src,
            alt,
            width: shown.small.width,
            height: shown.small.height,
            loading: 'lazy',
            decoding: 'async',
          })
        : element('span', { className: ['no-picture'] }, [{ type: 'text', value: alt || missing }]);
    }),
  );
}
