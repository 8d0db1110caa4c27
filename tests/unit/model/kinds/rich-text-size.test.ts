import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

// Code with quadratic time would need minutes for each of these texts. The time limit is long enough for a busy
// machine.
describe('a text of any size is shown:', { timeout: 60_000 }, () => {
  const KB_200 = 200_000;
  const attributes = Array.from({ length: 2_000 }, (_, index) => ` a${index}`).join('');
  it.each([
    ['one long word', 'a'.repeat(KB_200)],
    ['one long word in capitals and commas', 'A,'.repeat(KB_200 / 2)],
    ['tags that never end', '<a'.repeat(KB_200 / 2)],
    ['opening brackets', '<'.repeat(KB_200)],
    ['scripts that are not closed', `${'<div>'.repeat(500)}${'<script'.repeat(KB_200 / 7)}`],
    ['elements in one another', '<div>'.repeat(KB_200 / 5)],
    ['emphasis in one another', '<b><i>'.repeat(KB_200 / 6)],
    ['fonts that are never closed', Array.from({ length: 8_000 }, (_, index) => `<font size=${index}>a<p>`).join('')],
    ['links that are never closed', '<a href=x>b'.repeat(KB_200 / 11)],
    ['a tag of many attributes that is never closed', `<p><b${attributes}>x${'<p>x'.repeat(2_000)}`],
    [
      'a link of a long address that is never closed',
      `<a href="https://x.example/${'a'.repeat(40_000)}">${'<p>x'.repeat(20_000)}`,
    ],
    ['a link that is not closed before many paragraphs', `<p><a href=//e>${'<p>1'.repeat(KB_200 / 4)}`],
    ['emphasis that is not closed', `<p><b><i><u><s><em><strong><code>${'<p>1'.repeat(KB_200 / 4)}`],
    [
      'many long links around blocks',
      `<a href="https://x.example/?${'a'.repeat(900)}">${'<p>x'.repeat(20)}</a></p>`.repeat(190),
    ],
    [
      'a link around blocks in blocks in blocks',
      `<a href="https://x.example/?${'&'.repeat(1_900)}">${`<div>${`<div>${'<p>x'.repeat(20)}</div>`.repeat(20)}</div>`.repeat(20)}</a>`,
    ],
    [
      'links that cannot work in a heading that is not closed',
      `<h2>${'<p><a href=#>a'.repeat(5_600)}${'<p>a'.repeat(30_000)}`,
    ],
    ['a link around many changes of the script', `<p><a href="#x">${'अa'.repeat(100_000)}</a></p>`],
    ['drawings in one another', '<svg><path/>'.repeat(KB_200 / 12)],
    ['drawings and formulas', '<svg><math></math'.repeat(KB_200 / 17)],
    ['tables in one another', '<table><tr><td>a'.repeat(KB_200 / 16)],
    [
      'many small tables below a long heading',
      `<h2>${'&amp;'.repeat(200)}</h2>${'<table><tr><td>a<td>b</table>'.repeat(KB_200 / 29)}`,
    ],
    ['many small tables', '<table><tr><td>a<td>b</table>'.repeat(KB_200 / 29)],
    ['many paragraphs', '<p>a <b>b</b></p>'.repeat(KB_200 / 17)],
    ['line ends', '<br>'.repeat(KB_200 / 4)],
    ['Hindi', `<p>${'खान सुरक्षा, '.repeat(KB_200 / 12)}</p>`],
    ['entities', '&amp;&lt;&#x41;'.repeat(KB_200 / 15)],
    ['comments', '<!--'.repeat(KB_200 / 4)],
    ['spaces', `<p>अ${' '.repeat(KB_200)}a</p>`],
  ])('%s', (_name, raw) =>
    withContent({}, async () => {
      const { richText } = await import('~/model/kinds/rich-text');
      const { rawHtml } = await import('~/model/door/shapes');
      for (const lang of ['en', 'hi'] as const) {
        const under = 'A very long title of a page. '.repeat(70);
        const { html } = await richText(rawHtml.parse(`${raw}<p>The end</p>`), lang, 'pages/test', { under });
        expect(html.length).toBeLessThan(8 * KB_200);
      }
    }),
  );

  it('a link that is not closed goes on in the next paragraphs', () =>
    withContent({}, async () => {
      const { richText } = await import('~/model/kinds/rich-text');
      const { rawHtml } = await import('~/model/door/shapes');
      const raw = `<p><a href="/news">a${'<p>b'.repeat(6)}`;
      const { html } = await richText(rawHtml.parse(raw), 'en', 'pages/test');
      expect(html.match(/<a href="\/news">/g)).toHaveLength(7);
    }));

  it('a drawing of many strokes leaves the markup around it', () =>
    withContent({}, async () => {
      const { richText } = await import('~/model/kinds/rich-text');
      const { rawHtml } = await import('~/model/door/shapes');
      const raw = `<p>a <b>b</b></p><svg><g>${'<path d="M0 0"/>'.repeat(300)}</g></svg><p>c</p>`;
      expect((await richText(rawHtml.parse(raw), 'en', 'pages/test')).html).toBe('<p>a <b>b</b></p><p>c</p>');
    }));

  it('one that no editor writes keeps its words', () =>
    withContent({}, async (site) => {
      const { richText } = await import('~/model/kinds/rich-text');
      const { rawHtml } = await import('~/model/door/shapes');
      const raw = `${'<div><b>'.repeat(5_000)}Safety &amp; health<p>first<style>p{}</style>`;
      const { html } = await richText(rawHtml.parse(raw), 'en', 'pages/test');
      expect(html).toBe('<p>Safety &#x26; health</p><p>first </p>');
      expect(await site.report('note')).toHaveLength(1);
    }));
});
