const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", '#x26': '&', '#x3C': '<', '#x22': '"' };

/** The words of safe HTML, in one line, cut at a word before `most` characters. */
export function plainText(html: string, most: number): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= most) return words;
  const cut = words.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`;
}
