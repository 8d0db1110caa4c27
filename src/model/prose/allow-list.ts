import type { Schema } from 'hast-util-sanitize';

const SPAN = /^[1-9]\d{0,2}$/;

/**
 * The allowed HTML. Other elements are replaced by their content. Scripts, frames and drawings are removed completely.
 */
export const allowList: Schema = {
  tagNames: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div', 'figure', 'figcaption'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'strong', 'b', 'em', 'i', 'sub', 'sup', 'code', 'abbr', 'q', 'cite', 'span', 'img'],
  ],
  attributes: {
    // English and Hindi are not allowed as `lang`, because Word often writes the wrong language. `markLanguages` adds a
    // `lang` by the letters of a text.
    '*': [
      ['lang', /^(?!(?:en|hi)(?:-|$))[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i],
      ['dir', 'ltr', 'rtl', 'auto'],
    ],
    a: ['href'],
    abbr: ['title'],
    img: ['src', 'alt'],
    ol: [['start', /^-?\d{1,6}$/], 'reversed'],
    td: [
      ['colSpan', SPAN],
      ['rowSpan', SPAN],
    ],
    th: [
      ['colSpan', SPAN],
      ['rowSpan', SPAN],
      ['scope', 'col', 'row', 'colgroup', 'rowgroup'],
    ],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: [
    ...['script', 'style', 'template', 'noscript', 'title', 'head', 'xml', 'svg', 'math', 'canvas', 'video', 'audio'],
    ...['iframe', 'frameset', 'noframes', 'noembed', 'applet', 'select', 'datalist', 'textarea', 'button'],
  ],
  // The sanitiser does not check the ancestors of elements, because `tidy` needs table cells that are outside a table.
  ancestors: {},
  allowComments: false,
  allowDoctypes: false,
};
