import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { unsafeParts } from '../../scripts/check/unsafe-parts.ts';
import type { Content } from './content.ts';
import { useSite } from './shared-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'long-title': 'off',
    'no-redundant-role': 'off', // CSS shows some tables as lists; browsers then ignore the tags, so roles are needed
    'tel-non-breaking': 'off', // CSS keeps numbers in one line, and copied numbers have usual signs
  },
});

/** Asserts that HTML is safe and valid. */
async function expectSafe(html: string, from: string): Promise<void> {
  expect(unsafeParts(html), `made of ${from}`).toEqual([]);
  const report = await validator.validateString(html);
  const messages = report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
  expect(messages, `${from}\n→ ${html}`).toEqual([]);
}

/** Turns an editor's HTML into the site's HTML, and asserts that it is safe and valid. */
export type Make = (raw: string, lang?: 'en' | 'hi') => Promise<string>;

/**
 * Call it in a `describe`. It serves content, and returns a function that turns an editor's HTML into the site's HTML.
 */
export function useProse(content: Content = {}): Make {
  useSite(content);
  return async (raw, lang = 'en') => {
    const { richText } = await import('~/model/kinds/rich-text');
    const { rawHtml } = await import('~/model/door/shapes');
    const { html } = await richText(rawHtml.parse(raw), lang, 'pages/test');
    await expectSafe(html, raw.slice(0, 500));
    return html;
  };
}

/** Defines a test for each pair: an editor's HTML, and the HTML that the site shows. */
export const shows = (
  make: Make,
  pairs: [name: string, raw: string, html: string][],
  lang: 'en' | 'hi' = 'en',
): void => {
  it.each(pairs)('%s', async (_name, raw, html) => expect(await make(raw, lang)).toBe(html));
};

/** Parses HTML and writes it again, as a browser does. */
export const readAgain = (html: string): string => toHtml(fromHtml(html, { fragment: true }));
