import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { owner } from '../../src/owner/owner.ts';
import { type BuiltPage, expectNoFault, listedPages, pageAt, pages, siteUrl } from '../support/built-site.ts';
import { all, property, textOf } from '../../scripts/check/html.ts';

const meta = (page: BuiltPage, name: string): string | undefined =>
  all(page.tree, 'meta')
    .filter((element) => property(element, 'name') === name)
    .map((element) => property(element, 'content'))[0];
const links = (page: BuiltPage, rel: string): Element[] =>
  all(page.tree, 'link').filter((element) => property(element, 'rel') === rel);
const titleOf = (page: BuiltPage): string => all(page.tree, 'title').map(textOf).join(' + ');

function repeated(valueOf: (page: BuiltPage) => string): string[] {
  const pathsOf = Map.groupBy(listedPages, valueOf);
  return [...pathsOf].flatMap(([value, found]) =>
    found.length > 1 ? [`${value}: ${found.map(({ path }) => path).join(', ')}`] : [],
  );
}

describe('the head of a page', () => {
  it('says its language, and to browsers whether a machine may translate it', () => {
    expectNoFault((page) => {
      const [html] = all(page.tree, 'html');
      const said = html && `${property(html, 'lang') ?? 'none'}, translate ${property(html, 'translate') ?? 'not set'}`;
      const expected = page.lang === 'en' ? 'en-IN, translate no' : 'hi, translate not set';
      return said === expected ? [] : [`lang is ${said ?? 'missing'}`];
    });
  });

  it('has a title with words of its own and the company', () => {
    expectNoFault((page) => {
      const title = titleOf(page);
      const { name } = owner.words[page.lang];
      return title.includes(name) && title.length > name.length + 3 ? [] : [title];
    });
  });

  it('has a title no other page has', () => expect(repeated(titleOf)).toEqual([]));

  it('has a description of one to three lines', () => {
    expectNoFault((page) => {
      const description = meta(page, 'description') ?? '';
      return description.length >= 25 && description.length <= 320 ? [] : [`description: "${description}"`];
    });
  });

  it('has a description no other page has', () =>
    expect(repeated((page) => meta(page, 'description') ?? '')).toEqual([]));

  it('has keywords, the size of the screen and the encoding, and does not say what made it', () => {
    expectNoFault((page) => [
      ...(meta(page, 'keywords') ? [] : ['no keywords']),
      ...(meta(page, 'viewport') === 'width=device-width, initial-scale=1' ? [] : ['viewport']),
      ...(page.html.slice(0, 300).includes('charset="utf-8"') ? [] : ['no encoding at the start']),
      ...(meta(page, 'generator') === undefined ? [] : ['a generator is named']),
    ]);
  });

  it('names its own address as the one to be listed', () => {
    expectNoFault((page) => {
      const found = links(page, 'canonical').map((link) => property(link, 'href'));
      const expected = page.isListed ? [siteUrl + page.path] : [];
      return String(found) === String(expected) ? [] : [`canonical: ${found.join(', ')}`];
    });
  });

  it('names itself and the same page in the other language, which names both too', () => {
    const alternates = (page: BuiltPage): string[] =>
      links(page, 'alternate')
        .filter((link) => property(link, 'hrefLang'))
        .map((link) => `${property(link, 'hrefLang') ?? ''} ${property(link, 'href') ?? ''}`)
        .sort();
    expectNoFault((page) => {
      const found = alternates(page);
      const own = `${page.lang === 'en' ? 'en-IN' : 'hi'} ${siteUrl}${page.path}`;
      const twinPath = found
        .find((text) => text !== own)
        ?.replace(/^\S+ /, '')
        .slice(siteUrl.length);
      const twin = twinPath === undefined ? undefined : pageAt(twinPath);
      if (found.length !== 2 || !found.includes(own)) return [`names ${found.join(' and ')}`];
      if (!twin) return [`the twin ${twinPath ?? ''} is not there`];
      return String(alternates(twin)) === String(found) ? [] : [`${twin.path} does not point back`];
    }, listedPages);
  });
});

describe('the two languages', () => {
  it('have the same pages', () => {
    const paths = new Set(pages.map(({ path }) => path));
    const twinOf = ({ path, lang }: BuiltPage): string =>
      lang === 'hi' ? path.replace(/^\/hi/, '') || '/' : path === '/' ? '/hi' : `/hi${path}`;
    expectNoFault((page) => (paths.has(twinOf(page)) ? [] : [`${twinOf(page)} is missing`]));
  });
});
