import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { HtmlValidate } from 'html-validate';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withContent, type Content } from './content.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'long-title': 'off',
    'no-redundant-role': 'off', // CSS shows some tables as lists; browsers then ignore the tags, so roles are needed
    'tel-non-breaking': 'off', // CSS keeps numbers in one line, and copied numbers have usual signs
  },
});

const ALLOWED_ELEMENTS = new Set(
  (
    'p br hr h2 h3 h4 h5 h6 blockquote pre div section figure figcaption ul ol li dl dt dd table caption colgroup col thead tbody ' +
    'tfoot tr th td a strong b em i sub sup code abbr q cite span img svg use rect line text'
  ).split(' '),
);
const ALLOWED_ATTRIBUTES = new Set(
  (
    'lang dir href rel target title src alt width height loading decoding start reversed colSpan rowSpan scope id ' +
    'className tabIndex ariaLabel ariaHidden role dataLabel x y x1 x2 y2 fill fillOpacity stroke strokeWidth strokeOpacity textAnchor fontSize'
  ).split(' '),
);

/** Asserts that HTML is safe and valid. */
async function expectSafe(html: string, from: string): Promise<void> {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', ({ tagName, properties }) => {
    expect(ALLOWED_ELEMENTS, `<${tagName}> made of ${from}`).toContain(tagName);
    for (const [name, value] of Object.entries(properties)) {
      expect(ALLOWED_ATTRIBUTES, `${name} of <${tagName}> made of ${from}`).toContain(name);
      if (name === 'id') expect(`${tagName} ${String(value)}`, from).toMatch(/^h\d part-\d+$/);
      if (name === 'href')
        expect(String(value), from).toMatch(/^(https?:\/\/[^/]|mailto:|tel:|\/(?![/\\])|#i-external$)/);
      if (name === 'src') expect(String(value), from).toMatch(/^\/m\//);
    }
  });
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
  let make: Make | undefined;
  let finish = (): void => {};
  let served: Promise<void> | undefined;
  beforeAll(async () => {
    await new Promise<void>((ready, failed) => {
      served = withContent(content, async () => {
        const { richText } = await import('~/model/prose/rich-text');
        const { rawHtml } = await import('~/model/door/shapes');
        make = async (raw, lang = 'en') => {
          const { html } = await richText(rawHtml.parse(raw), lang, 'pages/test');
          await expectSafe(html, raw.slice(0, 500));
          return html;
        };
        await new Promise<void>((done) => {
          finish = done;
          ready();
        });
      });
      served.catch(failed);
    });
  });
  afterAll(async () => {
    finish();
    await served;
  });
  return async (...asked) => {
    if (!make) throw new Error('The content is not served yet');
    return make(...asked);
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
