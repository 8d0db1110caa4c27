// Divides each page of a built site into a frame (the text that many pages share) and the parts that differ from page to page.
// Another generator can then render the same pages.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The texts around title, description, menus and content. Pages with the same language and style sheet share these texts. */
export interface Frame {
  readonly name: string;
  readonly lang: string;
  readonly texts: readonly string[];
}

export interface PageParts {
  /** The path without `.html`, such as `hi/news/12`. */
  readonly name: string;
  readonly frame: string;
  readonly title: string;
  readonly description: string;
  /** Everything between header and footer. */
  readonly own: string;
}

export interface TakenApart {
  readonly frames: readonly Frame[];
  /** The menus of each language. All pages of a language share one menu, so no link in the menu is marked as the current page. */
  readonly menus: Readonly<Record<string, { header: string; footer: string }>>;
}

const CUTS = [
  ['<title>', '</title>'],
  ['<meta name="description" content="', '"'],
  ['<ul class="menu__list"', '<div class="menu__extra"'],
  ['</header>', '<footer'],
  ['<div class="foot__links', '<div class="foot__row foot__end"'],
] as const;
/**
 * Matches a start in `CUTS` that is an incomplete tag, such as `<ul class="menu__list"`. The part then begins after the end of
 * this tag.
 */
const OPEN_TAG = /^<[^>]*[a-z_"]$(?<!content=")/;
const CURRENT = ' aria-current="page"';

/** Divides a page into the parts of `CUTS` and the texts between these parts. */
function cut(file: string, html: string): { texts: string[]; parts: string[] } {
  const texts: string[] = [];
  const parts: string[] = [];
  let from = 0;
  for (const [start, end] of CUTS) {
    const found = html.indexOf(start, from);
    const at = OPEN_TAG.test(start) ? html.indexOf('>', found) + 1 : found + start.length;
    const to = html.indexOf(end, at);
    if (found < 0 || to < 0) throw new Error(`${file}: expected "${start}" followed by "${end}", found no such part`);
    texts.push(html.slice(from, at));
    parts.push(html.slice(at, to));
    from = to;
  }
  return { texts: [...texts, html.slice(from)], parts };
}

/** Calls `put` with one page at a time, because large sites do not fit into memory. */
export async function takeApart(
  dir: string,
  put: (page: PageParts, index: number) => Promise<void>,
): Promise<TakenApart> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
  const frames = new Map<string, Frame>();
  const menus: Record<string, { header: string; footer: string }> = {};
  for (const [index, file] of names.entries()) {
    const html = await readFile(path.join(dir, file), 'utf8');
    const { texts, parts } = cut(file, html);
    const [title = '', description = '', header = '', own = '', footer = ''] = parts;
    const lang = /<html[^>]* lang="hi"/.test(html) ? 'hi' : 'en';
    menus[lang] ??= { header: header.replaceAll(CURRENT, ''), footer: footer.replaceAll(CURRENT, '') };
    const key = lang + (/<style>.*?<\/style>/s.exec(html)?.[0] ?? '');
    const frame = frames.get(key) ?? { name: `${lang}${frames.size + 1}`, lang, texts };
    frames.set(key, frame);
    await put({ name: file.slice(0, -'.html'.length), frame: frame.name, title, description, own }, index);
  }
  return { frames: [...frames.values()], menus };
}
