import type { Root } from 'hast';
import { rewrite, element } from './tree';

/** Addresses of what Wagtail refers to by number, where the number is known. */
export type KnownIds = (kind: 'page' | 'document' | 'image', id: string) => string | undefined;

/** Turns the HTML that Wagtail keeps in its database into HTML; calls `unresolved` for a number nobody knows. */
export function resolveWagtail(root: Root, known: KnownIds, unresolved: (what: string) => void): void {
  rewrite(root, (node) => {
    if (node.type !== 'element') return [node];
    const { linktype, embedtype, id, alt } = node.properties;
    if (node.tagName === 'a' && typeof linktype === 'string') {
      const href = known(linktype === 'document' ? 'document' : 'page', String(id));
      if (href) return [element('a', { href }, node.children)];
      unresolved(`<a linktype="${linktype}" id="${String(id)}">`);
      return node.children;
    }
    if (node.tagName === 'embed') {
      const src = embedtype === 'image' ? known('image', String(id)) : undefined;
      if (src) return [element('img', { src, alt: String(alt ?? '') })];
      unresolved(`<embed embedtype="${String(embedtype)}" id="${String(id)}">`);
      // `embed` swallows nothing: what stood in it follows it, and its text alternative stays readable.
      return typeof alt === 'string' && alt ? [{ type: 'text', value: alt }] : [];
    }
    return [node];
  });
}
