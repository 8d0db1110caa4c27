import type { Root } from 'hast';
import { element, rewrite } from './tree';

/** Returns the address for an ID of Wagtail (the content system), or `undefined` for an unknown ID. */
export type KnownIds = (kind: 'page' | 'document' | 'image', id: string) => string | undefined;

/** Replaces the IDs in the HTML of Wagtail's database by addresses. Calls `unresolved` for unknown IDs. */
export function resolveWagtail(root: Root, known: KnownIds, unresolved: (what: string) => void): void {
  rewrite(root, (node) => {
    if (node.type !== 'element') return [node];
    const { linktype, embedtype, id, alt, url } = node.properties;
    if (node.tagName === 'a' && typeof linktype === 'string') {
      const href = known(linktype === 'document' ? 'document' : 'page', String(id));
      if (href) return [element('a', { href }, node.children)];
      unresolved(`a linktype="${linktype}" id="${String(id)}"`);
      return node.children;
    }
    if (node.tagName === 'embed') {
      const src = embedtype === 'image' ? known('image', String(id)) : undefined;
      if (src) return [element('img', { src, alt: typeof alt === 'string' ? alt : '' })];
      // A film on another site becomes a link.
      if (embedtype === 'media' && typeof url === 'string')
        return [element('a', { href: url }, [{ type: 'text', value: url }])];
      unresolved(`embed embedtype="${String(embedtype)}" id="${String(id)}"`);
      // An `embed` element has no content, so only the alternative text stays.
      return typeof alt === 'string' && alt ? [{ type: 'text', value: alt }] : [];
    }
    return [node];
  });
}
