import { statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Place, uses } from '../../src/media/picture-uses.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { expectNoFault, pageAt, pages, siteDir } from '../support/built-site.ts';
import { all, property } from '../support/html.ts';
import { pageKinds } from '../support/page-kinds.ts';

const bestBrotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

describe.each(pageKinds)('$name', ({ path: address, mostBytes }) => {
  it.each(LANGS)(`weighs at most ${mostBytes} bytes with its sheet, in %s`, (lang) => {
    const page = pageAt(href(address, lang));
    expect(page, `there is no page ${href(address, lang)}`).toBeDefined();
    expect(bestBrotli(page?.html ?? '')).toBeLessThanOrEqual(mostBytes);
  });
});

it('loads no sheet, font or script before a touch', () => {
  expectNoFault((page) => [
    ...all(page.tree, 'link')
      .filter((link) => /stylesheet|preload|font/.test(`${property(link, 'rel') ?? ''} ${property(link, 'as') ?? ''}`))
      .map((link) => `<link> to ${property(link, 'href') ?? ''}`),
    ...all(page.tree, 'script').flatMap((script) => property(script, 'src') ?? []),
    ...(page.html.includes('@font-face') ? ['a web font'] : []),
  ]);
});

it('keeps nearly all pictures within the weight of their place', () => {
  const places = Object.values(uses).flatMap(({ small, wide }): Place[] => (wide ? [small, wide] : [small]));
  const capOf = new Map(places.map(({ width, cap }) => [String(width), cap]));
  const shown = new Map<string, string>();
  for (const { tree } of pages)
    for (const picture of [...all(tree, 'img'), ...all(tree, 'source')]) {
      const file = property(picture, 'src') ?? property(picture, 'srcSet') ?? '';
      if (file.startsWith('/m/')) shown.set(file, property(picture, 'width') ?? '');
    }
  const measured = [...shown].filter(([, width]) => capOf.has(width));
  const heavy = measured.filter(([file, width]) => statSync(path.join(siteDir, file)).size > (capOf.get(width) ?? 0));
  expect(measured.length).toBeGreaterThan(0);
  expect(heavy.length / measured.length).toBeLessThanOrEqual(0.1);
});
