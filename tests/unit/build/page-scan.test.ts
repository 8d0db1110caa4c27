import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { factsOf, type PageFacts, piecesOf } from '../../../scripts/build/page-scan.ts';

const factsOfFile = (file: string, text: string): PageFacts => factsOf(file, text, piecesOf(file, text));
const factsOfPage = (html: string): PageFacts => factsOfFile('a.html', html);

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('allows each inline script and sheet once, by its hash', () => {
  const page = '<style>a{}</style><script>one()</script><script type="module">two()</script><style>a{}</style>';
  const { scripts, styles } = factsOfPage(page);
  expect(scripts).toEqual([hash('one()'), hash('two()')].sort());
  expect(styles).toEqual([hash('a{}')]);
});

it('does not allow what is data or comes from a file', () => {
  const page =
    '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script><script src=/b.js>c()</script>';
  expect(factsOfPage(page).scripts).toEqual([]);
});

it('does not allow code that stands in a text, an attribute or a comment', () => {
  const page = [
    `<meta name="description" content="a <script>steal()</script> b">`,
    `<p title='<style>p{}</style>'>&lt;script&gt;steal()&lt;/script&gt;</p>`,
    '<!-- <script>steal()</script> -->',
  ].join('');
  expect(factsOfPage(page)).toEqual({ scripts: [], styles: [], pictures: [] });
});

it('does not allow code of a body, which no page of the site has', () => {
  const page = '<head><script>one()</script></head><body class="a"><script>steal()</script><style>p{}</style></body>';
  expect(factsOfPage(page)).toEqual({ scripts: [hash('one()')], styles: [], pictures: [] });
});

it('names the pictures that a page shows', () => {
  const page =
    '<img src="/m/a.1f.jpg" srcset="/m/a.2f.avif 320w, /m/a.3f.avif 640w"><link href="https://x.example/m/a.1f.jpg">';
  expect(factsOfPage(page).pictures).toEqual(['a.1f.jpg', 'a.2f.avif', 'a.3f.avif']);
});

it('a file of the search index is no page and shows no picture', () => {
  const text = 'Words that name /m/a.1f.jpg';
  expect(factsOfFile('find/x0a-1b.txt', text).pictures).toEqual([]);
  expect(factsOfFile('feed.xml', text).pictures).toEqual(['a.1f.jpg']);
});
