// Makes headings, paragraphs, lists and tables from a page of a PDF, according to the document's structure tree.
import { oneLine } from '../../lib/clean-text.ts';
import type { Block, Cell, Item } from './facts.ts';
import type { Glyph } from './glyphs.ts';
import { drawsSpaces, linesOf, textOf } from './lines.ts';
import { looseBlocks } from './loose.ts';

/** A part of the structure tree, in the form of pdf.js. */
export interface Tag {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Tag[];
  /** The type is `content` for a leaf of the tree. The ID of a leaf ends with the number of its marked content. */
  readonly type?: string;
  readonly id?: string;
}

const MOST_DEPTH = 100;
const HEADING = /^(?:H([1-6])?|Title)$/;
const PARAGRAPH = /^(P|Caption|BlockQuote|Note|FENote|BibEntry|TOCI|Index|Aside|Em|Strong)$/;
const SECTION = /^(Document|DocumentFragment|Part|Art|Sect|Div)$/;
const WHOLE = /^(L|TOC|Table|Figure)$/;

const markOf = ({ type, id = '' }: Tag): number => (type === 'content' ? Number(/_mc(\d+)$/.exec(id)?.[1] ?? -1) : -1);

/** A tag and all tags inside it. */
function all(tag: Tag, depth = 0): Tag[] {
  return depth > MOST_DEPTH ? [] : [tag, ...(tag.children ?? []).flatMap((child) => all(child, depth + 1))];
}

/**
 * Returns two lists of tags inside `tag`. `inner` has the outermost tags with the role `role`. `own` has the other tags, but
 * not the tags inside an `inner` tag.
 */
function apart(tag: Tag, role: string, depth = 0): { own: Tag[]; inner: Tag[] } {
  const found: { own: Tag[]; inner: Tag[] } = { own: [], inner: [] };
  for (const child of depth > MOST_DEPTH ? [] : (tag.children ?? [])) {
    if (child.role === role) {
      found.inner.push(child);
      continue;
    }
    const { own, inner } = apart(child, role, depth + 1);
    for (const one of [child, ...own]) found.own.push(one);
    for (const one of inner) found.inner.push(one);
  }
  return found;
}

/** The letters of a page, by the number of their marked content. When a tag takes letters, they are removed from the map. */
type Marked = Map<number, readonly Glyph[]>;

/** Removes and returns the letters of a tag, because a harmful file may name the same letters in thousands of tags. */
function taken(marked: Marked, tag: Tag): readonly Glyph[] {
  const glyphs = marked.get(markOf(tag)) ?? [];
  marked.delete(markOf(tag));
  return glyphs;
}

/** Finds the texts of tags. */
function textsOf(marked: Marked, hasSpaces: boolean) {
  const textOfTags = (tags: readonly Tag[]): string =>
    oneLine(
      textOf(
        linesOf(
          tags.flatMap((one) => taken(marked, one)),
          hasSpaces,
        ),
      ),
    );
  const textIn = (tag: Tag): string =>
    textOfTags(all(tag)) || oneLine(all(tag).find((one) => one.role === 'Figure' && one.alt)?.alt ?? '');

  const itemOf = (tag: Tag): Item => {
    const { own, inner } = apart(tag, 'L');
    // The site shows its own bullets for a list, so the bullets of the PDF are removed.
    const text = textOfTags([tag, ...own]).replace(/^[•▪◦‣·●○■–*-]\s+/u, '');
    return { text, items: inner.flatMap(itemsOf) };
  };
  function itemsOf(list: Tag): Item[] {
    const items = (list.children ?? []).flatMap((child) =>
      child.role === 'L' || child.role === 'TOC' ? itemsOf(child) : [itemOf(child)],
    );
    return items.filter(({ text, items: inner }) => text !== '' || inner.length > 0);
  }

  const rowsOf = (table: Tag): Cell[][] =>
    apart(table, 'Table')
      .own.filter(({ role }) => role === 'TR')
      .map((row) =>
        (row.children ?? [])
          .filter(({ role }) => role === 'TH' || role === 'TD')
          .map((cell) => ({ text: textIn(cell), isHead: cell.role === 'TH' })),
      )
      .filter((row) => row.some(({ text }) => text !== ''));
  return { textIn, itemsOf, rowsOf };
}

function makerOf(marked: Marked, hasSpaces: boolean) {
  const blocks: Block[] = [];
  let loose: Glyph[] = [];
  const { textIn, itemsOf, rowsOf } = textsOf(marked, hasSpaces);

  const end = (): void => {
    blocks.push(...looseBlocks(linesOf(loose, hasSpaces)));
    loose = [];
  };
  const add = (block: Block): void => {
    end();
    blocks.push(block);
  };

  const makeWhole = (tag: Tag): void => {
    if (tag.role === 'Figure') {
      const text = oneLine(tag.alt ?? '') || textIn(tag);
      if (text !== '') add({ kind: tag.alt ? 'picture' : 'text', text });
      return;
    }
    if (tag.role === 'Table') {
      const captions = apart(tag, 'Table').own.filter(({ role }) => role === 'Caption');
      for (const text of captions.map(textIn)) if (text !== '') add({ kind: 'text', text });
      const rows = rowsOf(tag);
      if (rows.length > 0) add({ kind: 'table', rows });
      return;
    }
    const items = itemsOf(tag);
    if (items.length > 0) add({ kind: 'list', items });
  };

  function walk(tag: Tag, depth: number): void {
    const { role = '' } = tag;
    if (depth > MOST_DEPTH || role === 'Artifact') return;
    if (WHOLE.test(role)) {
      makeWhole(tag);
      return;
    }
    const heading = HEADING.exec(role);
    const hasParts = all(tag).some((one) => one !== tag && WHOLE.test(one.role ?? ''));
    if ((heading || PARAGRAPH.test(role)) && !hasParts) {
      const text = textIn(tag);
      if (text === '') return;
      add(heading ? { kind: 'heading', level: Number(heading[1] ?? 1), text } : { kind: 'text', text });
      return;
    }
    const isApart = SECTION.test(role) || PARAGRAPH.test(role);
    if (isApart) end();
    for (const glyph of taken(marked, tag)) loose.push(glyph);
    for (const child of tag.children ?? []) walk(child, depth + 1);
    if (isApart) end();
  }
  return {
    make: (tree: Tag): Block[] => {
      walk(tree, 0);
      end();
      return blocks;
    },
  };
}

const lettersIn = (glyphs: readonly Glyph[]): number => glyphs.filter(({ text }) => text.trim() !== '').length;
/**
 * If less than this part of the letters is inside the structure tree, the document is badly tagged. Then the gaps between lines
 * are used, and not the tree.
 */
const LEAST_TAGGED = 0.5;

/** Returns the blocks of a page. Without a tree, the gaps between letters and lines show the paragraphs and tables. */
export function blocksOf(glyphs: readonly Glyph[], tree: Tag | undefined): Block[] {
  const shown = glyphs.filter(({ isArtifact }) => !isArtifact);
  const hasSpaces = drawsSpaces(shown);
  const inParagraphs = (some: readonly Glyph[]): Block[] => looseBlocks(linesOf(some, hasSpaces));
  if (!tree) return inParagraphs(shown);
  const named = new Set(all(tree).map(markOf));
  const outside = shown.filter(({ mark }) => mark < 0 || !named.has(mark));
  if (lettersIn(outside) > lettersIn(shown) * LEAST_TAGGED) return inParagraphs(shown);
  const marked = Map.groupBy(glyphs, ({ mark }) => mark);
  return [...makerOf(marked, hasSpaces).make(tree), ...inParagraphs(outside)];
}
