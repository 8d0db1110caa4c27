import { describe, expect, it } from 'vitest';
import { day, file, id, image, link, moment, optionalText, text } from '~/model/shapes';

const passes = (schema: { safeParse(value: unknown): { success: boolean } }) => (value: unknown) =>
  schema.safeParse(value).success;
const linkTo = (url: string) => ({ title: 'a', url, url_type: 'internal' });

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
    ':a',
    '',
    '  ',
  ])('may not be %j', (url) => expect(passes(link)(linkTo(url))).toBe(false));

  it('of a file or a picture is not one of post, telephone or a place in the page', () => {
    for (const url of ['mailto:a@b.example', 'tel:+91', '#a', '//evil.example/a.jpg']) {
      expect(passes(file)({ url })).toBe(false);
      expect(passes(image)({ src: url, alt: '', width: 4, height: 3 })).toBe(false);
    }
    expect(passes(image)({ src: '/pictures/mine.jpg', alt: '', width: 4, height: 3 })).toBe(true);
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
  ])('may not be the moment %j', (value) => expect(passes(moment)(value)).toBe(false));
});

describe('a text', () => {
  it('of 10,000 characters, with emoji and joiners, passes as it is', () => {
    const title = 'खान क्\u200Dष 👷🏽\u200D♀️ '.repeat(600).slice(0, 10_000).trim();
    expect(text.parse(title)).toBe(title);
  });

  it('loses marks that turn its direction and signs of no width', () =>
    expect(text.parse('\u202Egpj.exe\u200B\uFEFF \u0000a\u2066')).toBe('gpj.exe a'));

  it('with half a sign is made whole, so that it can stand in an address', () =>
    expect(encodeURIComponent(text.parse('a\uD83D'))).toBe('a%EF%BF%BD'));

  it('that is only invisible is no text', () => {
    expect(passes(text)('\u200B \u202E')).toBe(false);
    expect(optionalText.parse('\u200B ')).toBeUndefined();
  });
});
