import { describe, expect, it } from 'vitest';
import type { Glyph } from '~/media/papers/glyphs';
import { blocksOf, type Tag } from '~/media/papers/tagged';

const glyph = (text: string, mark: number): Glyph => ({
  ...{ text, mark, size: 10, isArtifact: false },
  box: { left: mark * 20, right: mark * 20 + 5, top: 10, bottom: 0 },
});
const leaf = (mark: number): Tag => ({ type: 'content', id: `p1_mc${mark}` });
const tag = (role: string, ...children: Tag[]): Tag => ({ role, children });

describe('the tags of a page', () => {
  it('that name the same letters again and again give them once', () => {
    const tree = tag('Document', ...Array.from({ length: 5000 }, () => tag('P', leaf(0))));
    expect(blocksOf([glyph('a', 0)], tree)).toEqual([{ kind: 'text', text: 'a' }]);
  });

  it('may have very many lists inside a list', () => {
    const inner = Array.from({ length: 4000 }, (_, mark) => tag('L', tag('LI', leaf(mark + 1))));
    const glyphs = Array.from({ length: 4001 }, (_, mark) => glyph('a', mark));
    const [list] = blocksOf(glyphs, tag('Document', tag('L', tag('LI', leaf(0), ...inner))));
    expect(list?.kind === 'list' && list.items.map(({ items }) => items.length)).toEqual([4000]);
  });

  it('keep the title of a table, and do not repeat a table inside a table', () => {
    const cell = (mark: number): Tag => tag('TR', tag('TD', leaf(mark)));
    const table = tag('Table', tag('Caption', leaf(0)), cell(1), tag('TR', tag('TD', tag('Table', cell(2)))));
    expect(blocksOf([glyph('a', 0), glyph('b', 1), glyph('c', 2)], tag('Document', table))).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'table', rows: [[{ text: 'b', isHead: false }], [{ text: 'c', isHead: false }]] },
    ]);
  });
});
