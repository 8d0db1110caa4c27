// Checks the HTML that the site makes from an editor's HTML. This file shares no code with the sanitiser, so that a mistake of
// the sanitiser is not repeated here.
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

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
/** The values of these attributes must match. */
const VALUES: Readonly<Record<string, RegExp>> = {
  href: /^(https?:\/\/[^/]|mailto:|tel:|\/(?![/\\])|#i-external$)/,
  src: /^\/m\//,
};

/** Parses HTML as a browser does. Returns a sentence for each element, attribute and address that is not allowed. */
export function unsafeParts(html: string): string[] {
  const found: string[] = [];
  visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }) => {
    if (!ALLOWED_ELEMENTS.has(tagName)) found.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      const rule = name === 'id' ? /^h\d part-\d+$/ : VALUES[name];
      const judged = name === 'id' ? `${tagName} ${String(value)}` : String(value);
      if (!ALLOWED_ATTRIBUTES.has(name)) found.push(`${name} of <${tagName}>`);
      else if (rule && !rule.test(judged)) found.push(`${name}="${String(value)}" of <${tagName}>`);
    }
  });
  return found;
}
