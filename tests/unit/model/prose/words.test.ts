import { expect, it } from 'vitest';
import { rawHtml } from '~/model/door/shapes';
import { cutText, wordsOf } from '~/model/prose/words';

it.each([
  ['<p>Coal &#x26; <b>steel</b></p>\n<p>5 &#x3C; 6</p>', 'Coal & steel 5 < 6'],
  ['<p><img alt="5 > 3" title=\'a > "b"\'>It\'s coal</p>', "It's coal"],
])('the words of %s are %s', (html, words) => {
  expect(wordsOf({}, rawHtml.parse(html))).toBe(words);
});

it.each([
  ['one two three', 9, 'one two…'],
  ['one two', 9, 'one two'],
  ['a'.repeat(50), 10, `${'a'.repeat(10)}…`],
  ['aaaa👷', 5, 'aaaa…'],
])('%s, cut before %d characters, is %s', (words, most, short) => {
  expect(cutText(words, most)).toBe(short);
});
