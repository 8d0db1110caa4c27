// Adds the links that the menu loads at a touch to the HTML of a page (docs/architecture.md).
import { parsed } from './parsed.ts';

const LINKS = /data-links="([^"]+)"/;
/** Matches the end of the last link in a section of the menu. The loaded links are inserted after this link. */
const LAST_LINK = /<\/a>(?=\s*<\/div>\s*<\/div>\s*<\/details>)/g;

export function withMenu(html: string, read: (file: string) => string | undefined): string {
  const [, address] = LINKS.exec(html) ?? [];
  const text = address && read(address.replace(/^\//, ''));
  if (!text) return html;
  const sections = parsed(text);
  if (!Array.isArray(sections)) return html;
  let next = 0;
  return html.replace(LAST_LINK, (end) => end + String(sections[next++] ?? ''));
}
