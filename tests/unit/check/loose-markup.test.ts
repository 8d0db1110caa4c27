import astro from 'eslint-plugin-astro';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { noLooseMarkup } from '../../../scripts/check/loose-markup.mjs';

const rules: Linter.RulesRecord = { 'no-restricted-syntax': [2, ...noLooseMarkup] };
const faultsIn = (code: string): number => new Linter().verify(code, { rules }).length;
const faultsInAstro = (code: string): number =>
  new Linter()
    .verify(`---\n---\n${code}`, [...astro.configs.base, { files: ['**/*.astro'], rules }], 'a.astro')
    .map(({ ruleId, message }) =>
      expect([ruleId, message]).toEqual(['no-restricted-syntax', noLooseMarkup[0]?.message]),
    ).length;

describe('HTML that is put together of texts', () => {
  it.each([
    'x = `<p>${y}</p>`',
    'x = `${y}<br>`',
    'x = `<!--${y}-->`',
    'x = ` href="${y}"`',
    "x = ` class='${y}'`",
    'x = `lang="${y}"`',
    "x = '<p>' + y",
    "x += '<p>'",
    "x = ['<p>', y, '</p>'].join('')",
    "x = '<p>'.concat(y)",
    "x = y.concat('<p>')",
  ])('is refused: %s', (code) => {
    expect(faultsIn(code)).toBeGreaterThan(0);
  });

  it.each([
    'x = markup`<p title="${y}">${y}</p>`',
    'x = markup` href="${y}"`',
    'x = `[data-part="${y}"]`',
    'x = `it has a linktype="${y}"`',
    'x = `https://a.example/?a=${y}`',
    "x = ['a', y].join('')",
    "x = '<p>'",
    'x = new RegExp(`(?<name>${y})`)',
  ])('is no %s', (code) => {
    expect(faultsIn(code)).toBe(0);
  });

  it.each(['{entry.title}', '{`${title}`}', "{'a' + title}", '{titles.map((one) => `${one}!`).join("")}'])(
    'is refused as what an element of Astro is set to: %s',
    (value) => {
      expect(faultsInAstro(`<p set:html=${value} />`)).toBe(1);
    },
  );

  it.each(['{html}', '{marked(title).text}', '{anchor(item, markup` class="${a}"`)}', '{sheets[sheet]}'])(
    'is not what comes of a writer: %s',
    (value) => {
      expect(faultsInAstro(`<p set:html=${value} />`)).toBe(0);
    },
  );
});
