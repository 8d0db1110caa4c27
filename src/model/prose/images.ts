import type { Root } from 'hast';
import { picture } from '../pictures';
import { isSafeAddress } from '../shapes';
import { element, elementsIn, isElement } from './tree';

/** Sizes the pictures of a text; one that cannot be shown leaves its text alternative. `unusable` is told of those without an address. */
export async function completeImages(root: Root, missing: string, unusable: (alt: string) => void): Promise<void> {
  const images = elementsIn(root).filter(({ node }) => isElement(node, 'img'));
  await Promise.all(
    images.map(async ({ node, index, parent }) => {
      const { src, alt: said } = node.properties;
      const alt = typeof said === 'string' ? said : '';
      const isUsable = typeof src === 'string' && isSafeAddress(src);
      if (!isUsable) unusable(alt);
      const shown = isUsable ? await picture({ src, alt }, 'prose') : undefined;
      parent.children[index] = shown?.small
        ? element('img', { ...sized(shown.small), alt, loading: 'lazy', decoding: 'async' })
        : element('span', { className: ['no-picture'] }, [{ type: 'text', value: alt || missing }]);
    }),
  );
}

const sized = ({ src, width, height }: { src: string; width: number; height: number }) => ({ src, width, height });
