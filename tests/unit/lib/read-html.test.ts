import { describe, expect, it } from 'vitest';
import { elementsIn, readHtml, textOf, wordsOf } from '~/lib/read-html';
import { readOwn } from '~/lib/read-own';

describe.each([
  ['HTML of anybody', readHtml],
  ['HTML of this site', readOwn],
])('%s', (_whose, read) => {
  const outer = (html: string, name: string): string[] =>
    [...elementsIn(read(html), (tag) => tag.name === name)].map((element) => wordsOf(element));

  it('finds the outermost elements, with what is in them', () => {
    expect(outer('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', 'li')).toEqual(['a b', 'c']);
    expect(outer('<p>a<img>b<img>c', 'img')).toHaveLength(2);
    expect(outer('<p>a</p><div>b', 'div')).toEqual(['b']);
  });

  it('takes no text for a tag', () => {
    const html = `<p title="<i>">a &lt;i&gt;<!-- <i> --></p><script>"<i>"</script><style><i></style><textarea><i></textarea>`;
    expect(read(html).filter(({ name }) => name === 'i')).toEqual([]);
    expect(textOf(read('<p>a &lt;i&gt;</p>'))).toBe('a <i>');
  });

  it('says where a tag stands', () => {
    const html = '<p>₹ खान</p>\n<b class="a">c</b>';
    const tags = read(html).flatMap((piece) => (piece.name === undefined ? [] : [html.slice(piece.from, piece.to)]));
    expect(tags).toEqual(['<p>', '</p>', '<b class="a">', '</b>']);
  });

  it.each(['<', '<a "', '<a x', '<a ', '<!--', '<script>', '<b>', '&am', '<a x="', '<style>', '<style></style>'])(
    'reads a million letters of %s in time, because it reads each only once',
    (part) => {
      expect(textOf(read(part.repeat(1_000_000 / part.length))).length).toBeLessThanOrEqual(1_000_000);
    },
  );
});
