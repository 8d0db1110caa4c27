import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

const LETTERS = 50_000;
/**
 * The most processor time for a text of LETTERS, in both languages. Only this thread counts, so other work on the machine has no
 * effect. Code with quadratic time needs more. For a text of 200 KB, it would need a minute.
 */
const MOST_MS = 3750;

describe('a text of any size is shown:', { timeout: 60_000 }, () => {
  const attributes = Array.from({ length: 2_000 }, (_, index) => ` a${index}`).join('');
  it.each([
    ['one long word', 'a'.repeat(LETTERS)],
    ['one long word in capitals and commas', 'A,'.repeat(LETTERS / 2)],
    ['tags that never end', '<a'.repeat(LETTERS / 2)],
    ['opening brackets', '<'.repeat(LETTERS)],
    ['scripts that are not closed', `${'<div>'.repeat(500)}${'<script'.repeat(LETTERS / 7)}`],
    ['elements in one another', '<div>'.repeat(LETTERS / 5)],
    ['emphasis in one another', '<b><i>'.repeat(LETTERS / 6)],
    ['fonts that are never closed', Array.from({ length: 2_000 }, (_, index) => `<font size=${index}>a<p>`).join('')],
    ['links that are never closed', '<a href=x>b'.repeat(LETTERS / 11)],
    ['a tag of many attributes that is never closed', `<p><b${attributes}>x${'<p>x'.repeat(2_000)}`],
    [
      'a link of a long address that is never closed',
      `<a href="https://x.example/${'a'.repeat(40_000)}">${'<p>x'.repeat(20_000)}`,
    ],
    ['a link that is not closed before many paragraphs', `<p><a href=//e>${'<p>1'.repeat(LETTERS / 4)}`],
    ['emphasis that is not closed', `<p><b><i><u><s><em><strong><code>${'<p>1'.repeat(LETTERS / 4)}`],
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
      `<h2>${'<p><a href=#>a'.repeat(1_400)}${'<p>a'.repeat(7_500)}`,
    ],
    ['a link around many changes of the script', `<p><a href="#x">${'अa'.repeat(25_000)}</a></p>`],
    ['drawings in one another', '<svg><path/>'.repeat(LETTERS / 12)],
    ['drawings and formulas', '<svg><math></math'.repeat(LETTERS / 17)],
    ['tables in one another', '<table><tr><td>a'.repeat(LETTERS / 16)],
    [
      'many small tables below a long heading',
      `<h2>${'&amp;'.repeat(200)}</h2>${'<table><tr><td>a<td>b</table>'.repeat((4 * LETTERS) / 29)}`,
    ],
    ['many small tables', '<table><tr><td>a<td>b</table>'.repeat(LETTERS / 29)],
    ['many paragraphs', '<p>a <b>b</b></p>'.repeat(LETTERS / 17)],
    ['line ends', '<br>'.repeat(LETTERS / 4)],
    ['Hindi', `<p>${'खान सुरक्षा, '.repeat(LETTERS / 12)}</p>`],
    ['entities', '&amp;&lt;&#x41;'.repeat(LETTERS / 15)],
    ['comments', '<!--'.repeat(LETTERS / 4)],
    ['spaces', `<p>अ${' '.repeat(LETTERS)}a</p>`],
  ])('%s', (_name, raw) =>
    withContent({}, async () => {
      const { richText } = await import('~/model/kinds/rich-text');
      const { rawHtml } = await import('~/model/door/shapes');
      const since = process.threadCpuUsage();
      for (const lang of ['en', 'hi'] as const) {
        const under = 'A very long title of a page. '.repeat(70);
        const { html } = await richText(rawHtml.parse(`${raw}<p>The end</p>`), lang, 'pages/test', { under });
        expect(html.length).toBeLessThan(8 * Math.max(raw.length, LETTERS));
      }
      const { user, system } = process.threadCpuUsage(since);
      expect((user + system) / 1000).toBeLessThan(MOST_MS * Math.max(1, raw.length / LETTERS) ** 2);
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
