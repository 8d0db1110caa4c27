import type { Root } from 'hast';
import { element, rewrite, text } from './tree';

/**
 * Replaces the IDs in the HTML of Wagtail's database by addresses. `pages` has the addresses of pages by their ID. The content
 * API has no IDs of documents and pictures. Calls `unresolved` for each unknown ID.
 */
export function resolveWagtail(
  root: Root,
  pages: ReadonlyMap<string, string>,
  unresolved: (what: string) => void,
): void {
  rewrite(root, (node) => {
    if (node.type !== 'element') return [node];
    const { linktype, embedtype, id, alt, url } = node.properties;
    if (node.tagName === 'a' && typeof linktype === 'string') {
      const href = linktype === 'document' ? undefined : pages.get(String(id));
      if (href) return [element('a', { href }, node.children)];
      unresolved(`a linktype="${linktype}" id="${String(id)}"`);
      return node.children;
    }
    if (node.tagName === 'embed') {
      // A film on another site becomes a link.
      if (embedtype === 'media' && typeof url === 'string') return [element('a', { href: url }, [text(url)])];
      unresolved(`embed embedtype="${String(embedtype)}" id="${String(id)}"`);
      // An `embed` element has no content, so only the alternative text stays.
      return typeof alt === 'string' && alt ? [text(alt)] : [];
    }
    return [node];
  });
}
