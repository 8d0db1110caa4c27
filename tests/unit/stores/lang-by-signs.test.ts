import { describe, expect, it } from 'vitest';
import { mainDomain } from '~/config';
import { langBySigns } from '~/stores/lang-by-signs';

const nothing = {
  tag: 'ta',
  cookies: '',
  preferred: ['ta-IN'],
  path: '/tenders',
  host: 'www.coal.example',
  mainDomain: 'coal.example',
};

describe('the language of a visitor', () => {
  it('is told by the root element, the cookie, the browser, the path and the subdomain, in this order', () => {
    const hindi = { tag: 'hi', cookies: 'lang=hi', preferred: ['hi-IN'], path: '/hi/tenders', host: 'hi.coal.example' };
    const english = {
      tag: 'en-IN',
      cookies: 'lang=en',
      preferred: ['en'],
      path: '/en/tenders',
      host: 'en.coal.example',
    };
    const order = ['tag', 'cookies', 'preferred', 'path', 'host'] as const;
    for (const [index, sign] of order.entries()) {
      const weaker = order.slice(index + 1);
      const only = (one: typeof hindi, names: readonly (typeof order)[number][]) =>
        Object.fromEntries(names.map((name) => [name, one[name]]));
      expect(langBySigns({ ...nothing, ...only(english, weaker), ...only(hindi, [sign]) }), sign).toBe('hi');
      expect(langBySigns({ ...nothing, ...only(hindi, weaker), ...only(english, [sign]) }), sign).toBe('en');
    }
  });

  it('is English when nothing names a language of the site', () => {
    expect(langBySigns(nothing)).toBe('en');
    expect(langBySigns({ ...nothing, tag: '', preferred: [], path: '/' })).toBe('en');
  });

  it('is the first of the browser that the site has', () => {
    expect(langBySigns({ ...nothing, preferred: ['ta', 'hi-IN', 'en'] })).toBe('hi');
    expect(langBySigns({ ...nothing, preferred: ['ta', 'en-US', 'hi'] })).toBe('en');
  });

  it('is found among other cookies, and in none that only looks like it', () => {
    expect(langBySigns({ ...nothing, cookies: 'a=1; lang=hi; b=2' })).toBe('hi');
    expect(langBySigns({ ...nothing, cookies: 'xlang=hi; other=lang=hi' })).toBe('en');
  });

  it('is told by a whole part of a path or a host only, and by the host of this site only', () => {
    expect(langBySigns({ ...nothing, path: '/hindi' })).toBe('en');
    expect(langBySigns({ ...nothing, tag: 'hit' })).toBe('en');
    expect(langBySigns({ ...nothing, host: 'hi.other.example' })).toBe('en');
    expect(langBySigns({ ...nothing, host: 'hi.coal.example' })).toBe('hi');
    expect(langBySigns({ ...nothing, host: 'hi.localhost', mainDomain: '' })).toBe('en');
  });
});

it('the main domain is that of the site without www or the name of a language', () => {
  expect(mainDomain('https://www.coal.example')).toBe('coal.example');
  expect(mainDomain('https://hi.coal.example:8443/')).toBe('coal.example');
  expect(mainDomain('https://coal.gov.example')).toBe('coal.gov.example');
  expect(mainDomain(undefined)).toBe('');
});
