import { describe, expect, it } from 'vitest';
import { markup } from '../../../src/lib/html.ts';
import { linkHtml } from '../../../src/components/entry/anchor-html.ts';

const link = (url: string, more: object = {}) => ({
  ...{ title: 'Tenders & bids', url, isExternal: false, opensNewTab: false },
  ...more,
});
const leaving = (lang = '') =>
  ` <svg class="icon" width="20" height="20" aria-hidden="true"><use href="#i-external"></use></svg><span class="vh"${lang}> (opens another website in a new tab)</span>`;

describe('a link of the frame', () => {
  it('leads to its page in the language of the reader', () =>
    expect(linkHtml(link('/en/tenders/'), 'hi').text).toBe('<a href="/hi/tenders">Tenders &amp; bids</a>'));

  it('says that it leaves the site', () =>
    expect(linkHtml(link('https://a.example/?b&c'), 'en', { attributes: markup` class="top"` }).text).toBe(
      `<a class="top" href="https://a.example/?b&amp;c" target="_blank" rel="external noopener">Tenders &amp; bids${leaving()}</a>`,
    ));

  it('says that it opens a new tab', () =>
    expect(linkHtml(link('/tenders', { opensNewTab: true }), 'en').text).toBe(
      '<a href="/tenders" target="_blank" rel="noopener">Tenders &amp; bids<span class="vh"> (opens in a new tab)</span></a>',
    ));

  it('marks what it says where it stands among words of the other language', () => {
    expect(linkHtml(link('https://a.example'), 'en', { around: 'hi' }).text).toContain(leaving(' lang="en"'));
    expect(linkHtml(link('https://a.example'), 'en', { around: 'en' }).text).toContain(leaving());
  });
});
