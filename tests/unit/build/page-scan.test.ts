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
  const [one, two, three] = ['00ab00ab00a1.svg', '00ab00ab00a2.avif', '00ab00ab00a3.avif'];
  const page = `<img src="/m/${one}" srcset="/m/${two} 320w, /m/${three} 640w"><link href="https://x.example/m/${one}">`;
  expect(factsOfPage(page).pictures).toEqual([one, two, three]);
});

it('takes no words of a text for the name of a picture', () => {
  const page =
    '<p>A gradient of 20 kg/m/. or /m/.. and /m/../site.json, /m/00ab00ab00a1.json, /m/00ab00ab00a1.avif.json</p>';
  expect(factsOfPage(page).pictures).toEqual([]);
});

it('a file of the search index is no page and shows no picture', () => {
  const text = 'Words that name /m/00ab00ab00a1.avif';
  expect(factsOfFile('find/x0a-1b.txt', text).pictures).toEqual([]);
  expect(factsOfFile('feed.xml', text).pictures).toEqual(['00ab00ab00a1.avif']);
});
