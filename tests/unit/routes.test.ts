import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/command/settings.ts';
import { calendarPath, href, leavesSite, linkHref, paths, plainPath, twinHref } from '../../src/routes.ts';

const inside = (url: string) => ({ url, isExternal: false });

describe('a path in a language', () => {
  it.each([
    ['/', '/hi'],
    ['/tenders', '/hi/tenders'],
    ['/?q=1', '/hi?q=1'],
    ['/#top', '/hi#top'],
    ['/tenders/10/2026#t-9', '/hi/tenders/10/2026#t-9'],
    ['#contact', '#contact'],
    ['#', '#'],
  ])('%s is %s in Hindi, and itself in English', (path, hindi) => {
    expect(href(path, 'en')).toBe(path);
    expect(href(path, 'hi')).toBe(hindi);
    expect(twinHref(path, 'en')).toBe(hindi);
  });
});

describe('an address of the site as the API writes it', () => {
  it.each([
    ['/en/tenders/', '/tenders'],
    ['/hi/tenders', '/tenders'],
    ['tenders/', '/tenders'],
    ['/en/', '/'],
    ['/english/', '/english'],
    ['/en/tenders/?q=1#top', '/tenders?q=1#top'],
    ['?q=1', '/?q=1'],
    ['#contact', '#contact'],
    ['/en//other.example/a', '/other.example/a'],
    ['//[', '/['],
  ])('%s is %s without its language', (url, path) => expect(plainPath(url)).toBe(path));
});

describe('a link', () => {
  it.each([
    ['/en/tenders/', '/hi/tenders'],
    ['#contact', '#contact'],
    ['https://portal.example/en/', 'https://portal.example/en/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('to %s leads a Hindi reader to %s', (url, to) => expect(linkHref(inside(url), 'hi')).toBe(to));

  it('leaves the site where the API says so, or its address does', () => {
    expect(leavesSite(inside('/tenders'))).toBe(false);
    expect(leavesSite(inside('HTTPS://portal.example'))).toBe(true);
    expect(leavesSite(inside('mailto:a@b.example'))).toBe(false);
    expect(leavesSite({ url: '/portal', isExternal: true })).toBe(true);
  });
});

it.each(['coal', 'NIT 45/2026', '.', '..', '...', '%2e%2e', 'a?b#c', '..?', 'कोयला'])(
  'an address that asks for “%s” stays what it is in a browser, and holds the words',
  (words) => {
    const { pathname, searchParams, hash } = new URL(href(paths.searchFor(words), 'hi'), 'https://www.example');
    const [, inPath] = /^\/hi\/search(?:\/([^/]+))?$/.exec(pathname) ?? [];
    expect(inPath === undefined ? searchParams.get('q') : decodeURIComponent(inPath)).toBe(words);
    expect(hash).toBe('');
  },
);

it('an address of very many slashes in its middle is a path', () => {
  expect(plainPath(`/en/a${'/'.repeat(200_000)}b/`)).toBe(`/a${'/'.repeat(200_000)}b`);
});

describe('an address of the site', () => {
  const pages = readdirSync(path.join(root, 'src/pages'), { recursive: true, encoding: 'utf8' });
  /** The paths of a page, as an expression. `[...name]` may be nothing, together with the slash before it. */
  const patterns = pages.flatMap((page) => {
    if (!/\.(astro|ts)$/.test(page)) return [];
    const address = `/${page}`.replace('/[...lang]', '').replace(/(?<=\.\w+)\.ts$|(\/index)?\.astro$/, '');
    const parts = address.split(/(\/?\[\.\.\.\w+\]|\[\w+\])/).map((part) => {
      if (part.startsWith('[')) return '[^/]+';
      if (part === '/[...page]') return '(?:/page/\\d+)?';
      return part.includes('[...') ? '(?:/.+)?' : RegExp.escape(part);
    });
    return new RegExp(`^${parts.join('')}$`);
  });
  const values: Readonly<Record<string, readonly unknown[]>> = {
    tenderPeriod: [11, 2026],
    tender: [{ month: 11, year: 2026 }, 7],
  };

  it.each(Object.entries(paths))('%s has a page or a file', (name, pathOf) => {
    const address =
      typeof pathOf === 'string' ? pathOf : String(Reflect.apply(pathOf, undefined, values[name] ?? ['x']));
    const served = ['allLastDates', 'lastDatesOf'].includes(name) ? calendarPath(address) : address.replace(/^\/$/, '');
    expect(patterns.some((pattern) => pattern.test(served.replace(/\?.*/, '')))).toBe(true);
  });
});
