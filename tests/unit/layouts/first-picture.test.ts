import { describe, expect, it } from 'vitest';
import { bringFirstPicture } from '~/layouts/first-picture';
import { readHtml } from '~/lib/read-html';

const picture = (name: string): string => `<picture><img src="/m/${name}.avif" alt=""></picture>`;
const brought = (html: string): string => bringFirstPicture(html, readHtml(html));
const comesAtOnce = (html: string): string[] =>
  [...html.matchAll(/<picture class="near"><img src="\/m\/(\w+)/g)].map(([, name = '']) => name);

describe('the first picture of a page', () => {
  it('comes at once, and the others wait', () =>
    expect(comesAtOnce(brought(`<p>Few words</p>${picture('one')}${picture('two')}`))).toEqual(['one']));

  it('waits where more text stands before it than a phone shows', () =>
    expect(comesAtOnce(brought(`<p>${'Many words. '.repeat(100)}</p>${picture('one')}`))).toEqual([]));

  it('comes at once whatever elements the few words before it are in', () =>
    expect(comesAtOnce(brought(`${'<div class="wrap">\n'.repeat(100)}${picture('one')}`))).toEqual(['one']));

  it('is none that an editor has written into the words of a picture', () => {
    const html = '<img alt="<picture><img src=x onerror=alert(1)>"><p>Words</p>';
    expect(brought(html)).toBe(html);
    expect(brought(html + picture('one'))).toBe(html + brought(picture('one')));
  });

  it('is not missed where there is none', () => expect(brought('<p>Words</p>')).toBe('<p>Words</p>'));
});
