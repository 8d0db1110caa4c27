import { expect, it } from 'vitest';
import { plainHtml } from '../../../scripts/packs/plain-html.ts';
import { readHtml } from '../../../src/lib/read-html.ts';

const plain = (html: string): string => plainHtml(readHtml(html), { href: (address) => `to:${address}` }).text;

it('leaves out pictures, and says what they show', () => {
  expect(
    plain('<picture><source srcset="/m/a.avif"><img src="/m/b.avif" alt="The old mine"></picture><p>Words</p>'),
  ).toBe('[The old mine] <p>Words</p>');
  expect(plain('<p>a<img src="/m/b.avif" alt><svg aria-hidden="true"><use href="#i"></use></svg>b</p>')).toBe(
    '<p>ab</p>',
  );
});

it('leaves out controls with all that is in them, and goes on behind them', () => {
  const controls = [
    '<form action="/search"><p>Search</p><button>Go</button></form>',
    '<details data-live="list"><summary>Filter</summary><details>x</details></details>',
    '<details data-live="player"><summary>Play</summary><video><track></video></details>',
    '<script type="application/ld+json">{"a":"</p><p>"}</script>',
    '<div aria-hidden="true"><div>26</div></div>',
  ];
  for (const control of controls)
    expect(plain(`<p>before</p>${control}<p>after</p>`)).toBe('<p>before</p><p>after</p>');
});

it('keeps what tables and languages need, and nothing that only the site’s own style and script understand', () => {
  expect(
    plain(
      '<table class="grid-table x" data-island="y"><tr><td colspan="2" data-label="Value" lang="en">1</td></tr></table>',
    ),
  ).toBe('<table class="grid-table"><tr><td colspan="2" data-label="Value" lang="en">1</td></tr></table>');
  expect(plain('<h1 class="vh">Home</h1><span class="vh">said</span>')).toBe(
    '<h1>Home</h1><span class="vh">said</span>',
  );
});

it('is not misled by what looks like markup inside an attribute or a comment', () => {
  expect(plain(`<p lang='e>n'>a</p><!-- <script> --><p>b</p>`)).toBe('<p lang="e&gt;n">a</p><p>b</p>');
});

it('says nothing of how many days are left, and keeps the day itself', () => {
  const chip = '<span class="state state--soon" data-closes="2026-11-24T17:00+05:30"><svg></svg> 2 days left</span>';
  expect(plain(`<b>24 November 2026</b>${chip}`)).toBe(
    '<b>24 November 2026</b> <span class="state" data-closes="2026-11-24T17:00+05:30"></span>',
  );
  expect(plain('<span class="state state--cancelled">Cancelled</span>')).toBe('<span class="state">Cancelled</span>');
});

it('leaves out what is true of the day it was made on', () => {
  const mark = '<span class="state state--new" data-until="2026-11-25T23:59:59+05:30">New</span>';
  expect(plain(`<b>19 November 2026</b>${mark}`)).toBe('<b>19 November 2026</b>');
});

it('keeps words apart that stood in boxes of their own', () => {
  expect(plain('<a href="/x"><b>14 open tenders</b><span>2 close soon</span></a>')).toBe(
    '<a href="to:/x"><b>14 open tenders</b> <span>2 close soon</span></a>',
  );
});

it('reduces a page of very many links', () => {
  const link = '<p><a href="/x">a</a>';
  expect(plain(link.repeat(100_000))).toHaveLength('<p><a href="to:/x">a</a>'.length * 100_000);
});

it('makes no markup of what stands in an attribute or between tags', () => {
  const code = '<img src=x onerror=alert(1)>';
  const escaped = '&lt;img src=x onerror=alert(1)&gt;';
  expect(plain(`<p><img alt="${code}"></p>`)).toBe(`<p>[${escaped}] </p>`);
  expect(plain(`<p><img alt="&lt;script&gt;&#34;"></p>`)).toBe('<p>[&lt;script&gt;&quot;] </p>');
  expect(plain(`<td data-label="${code}" lang='"><b>'>${escaped}</td>`)).toBe(
    `<td data-label="${escaped}" lang="&quot;&gt;&lt;b&gt;">${escaped}</td>`,
  );
});
