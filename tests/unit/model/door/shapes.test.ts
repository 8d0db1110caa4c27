import { describe, expect, it, vi } from 'vitest';
import { day, file, id, image, link, moment, optionalAddress, optionalText, text } from '~/model/door/shapes';

const passes = (schema: { safeParse(value: unknown): { success: boolean } }) => (value: unknown) =>
  schema.safeParse(value).success;
const linkTo = (url: string, url_type = 'internal') => ({ title: 'a', url, url_type });

describe('an address', () => {
  it.each([
    'https://a.example/b?c#d',
    'HTTP://a.example',
    '/en/news/',
    'news',
    'docs/my file.pdf',
    'दस्तावेज़.pdf',
    '#top',
    '?q=1',
    '/',
    'mailto:a@b.example',
    'tel:+91',
    '/a:b',
    ' /news ',
  ])('may be %j', (url) => expect(passes(link)(linkTo(url))).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    'file:///etc/passwd',
    'ftp://a.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'http:evil',
    'http://',
    'http:///a',
    'https://[',
    'mailto://[',
    'tel://[',
    'tel://a:b',
    'https://user@a.example',
    ':a',
    '',
    '  ',
  ])('may not be %j', (url) => expect(passes(link)(linkTo(url))).toBe(false));

  it('has at most 2,000 letters', () => {
    expect(passes(link)(linkTo(`/${'a'.repeat(1999)}`))).toBe(true);
    expect(passes(link)(linkTo(`/${'a'.repeat(2000)}`))).toBe(false);
  });

  it('of a file or a picture is not one of post, telephone or a place in the page', () => {
    for (const url of ['mailto:a@b.example', 'tel:+91', '#a', '//evil.example/a.jpg']) {
      expect(passes(file)({ url })).toBe(false);
      expect(passes(image)({ src: url, alt: '', width: 4, height: 3 })).toBe(false);
    }
    expect(passes(image)({ src: '/pictures/mine.jpg', alt: '', width: 4, height: 3 })).toBe(true);
  });
});

describe('a link', () => {
  const made = (url: string, url_type = 'internal') => link.parse({ title: 'a', url, url_type });

  it.each([
    ['www.portal.example/bids', 'https://www.portal.example/bids'],
    ['WWW.portal.example', 'https://WWW.portal.example'],
    ['https://portal.example', 'https://portal.example'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('to %s leads to %s', (url, to) => {
    expect(made(url).url).toBe(to);
    expect(made(url, 'external')).toMatchObject({ url: to, isExternal: true });
  });

  it.each([
    ['https://www.vindhyacoal.example/en/tenders/?q=1#top', '/en/tenders/?q=1#top'],
    ['HTTP://WWW.VindhyaCoal.example', '/'],
    ['www.vindhyacoal.example/hi/', '/hi/'],
    ['https://www.vindhyacoal.example//other.example/a', '/other.example/a'],
  ])('to %s, which is this site, is the path %s and stays in it', (url, path) => {
    expect(made(url, 'external')).toMatchObject({ url: path, isExternal: false });
    expect(made(url)).toMatchObject({ url: path, isExternal: false });
  });

  it('to a file of the storage leads there, though both have one host', async () => {
    vi.stubEnv('FILE_STORAGE_URL', 'https://www.vindhyacoal.example/media');
    vi.resetModules();
    const { link: fresh } = await import('~/model/door/shapes');
    vi.unstubAllEnvs();
    const url = 'https://www.vindhyacoal.example/media/a.pdf';
    expect(fresh.parse(linkTo(url)).url).toBe(url);
  });

  it('without words of its own may be empty, and stays in this site too', () => {
    expect(optionalAddress.parse(' ')).toBeUndefined();
    expect(optionalAddress.parse('https://www.vindhyacoal.example/en/pages/cmd')).toBe('/en/pages/cmd');
    expect(optionalAddress.parse('www.portal.example')).toBe('https://www.portal.example');
    expect(passes(optionalAddress)('data:x')).toBe(false);
  });

  it('to another site names it', () => {
    for (const url of ['portal.example', 'bids/today']) expect(passes(link)(linkTo(url, 'external'))).toBe(false);
    for (const url of ['/old/', '#a', 'tel:+91']) expect(passes(link)(linkTo(url, 'external'))).toBe(true);
  });
});

describe('an id', () => {
  it.each([1, 0, '1', 'a-b_C', 'a'.repeat(128)])('may be %j', (value) => expect(passes(id)(value)).toBe(true));
  it.each([-1, 1.5, '', '-a', '_a', 'a b', 'a/b', '../a', 'a.b', 'अ', 'a\n', 'a'.repeat(129), null, {}])(
    'may not be %j',
    (value) => expect(passes(id)(value)).toBe(false),
  );
});

describe('a date', () => {
  it.each(['2026-11-20', '2024-02-29', '1900-01-01', '2100-12-31'])('may be the day %s', (value) =>
    expect(passes(day)(value)).toBe(true),
  );
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '20-11-2026',
    '1899-12-31',
    '2101-01-01',
    '0001-01-01',
    '2026-11-20T00:00:00Z',
    '',
    20261120,
  ])('may not be the day %j', (value) => expect(passes(day)(value)).toBe(false));
  it.each(['2026-11-20T17:00:00+05:30', '2026-11-20T11:30:00Z', '2026-11-20T11:30:00.123456Z'])(
    'may be the moment %s',
    (value) => expect(passes(moment)(value)).toBe(true),
  );
  it.each([
    '2026-11-20',
    '2026-11-20T17:00:00',
    '2026-11-20 17:00:00+05:30',
    '2026-11-20T25:00:00Z',
    '9999-01-01T00:00:00Z',
    '+010000-01-01T00:00:00Z',
    `2026-11-20T17:00:00.${'0'.repeat(30)}Z`,
  ])('may not be the moment %j', (value) => expect(passes(moment)(value)).toBe(false));
});

describe('a text', () => {
  it('of 2,000 characters, with emoji and joiners, passes as it is', () => {
    const title = 'खान क्\u200Dष 👷🏽\u200D♀️ '.repeat(200).slice(0, 2000).trim();
    expect(text.parse(title)).toBe(title);
  });

  it.each([
    ['a title', text, 2000],
    ['a text without markup', optionalText, 5000],
  ] as const)('has a limit of letters as %s', (_name, schema, most) => {
    expect(passes(schema)('a'.repeat(most))).toBe(true);
    expect(passes(schema)('a'.repeat(most + 1))).toBe(false);
  });

  it('loses marks that turn its direction and signs of no width', () =>
    expect(text.parse('\u202Egpj.exe\u200B\uFEFF \u0000a\u2066')).toBe('gpj.exe a'));

  it('with half a sign is made whole, so that it can stand in an address', () =>
    expect(encodeURIComponent(text.parse('a\uD83D'))).toBe('a%EF%BF%BD'));

  it('that is only invisible is no text', () => {
    expect(passes(text)('\u200B \u202E')).toBe(false);
    expect(optionalText.parse('\u200B ')).toBeUndefined();
  });

  it.each(['\u3164', '\u2800 \u2800', '\u115F\uFFA0', '\u00AD', '\u{E0061}\u{E007F}', '\u0301', '\u3164\u00AD'])(
    'of %j shows nothing, and is no text',
    (value) => {
      expect(passes(text)(value)).toBe(false);
      expect(optionalText.parse(value)).toBeUndefined();
    },
  );

  it.each(['—', '₹', '5', 'क', '👷', 'mine\u00ADshaft'])('of %j shows something', (value) =>
    expect(text.parse(value)).toBe(value),
  );
});
