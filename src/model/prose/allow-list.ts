import type { Schema } from 'hast-util-sanitize';

/** What an editor's HTML may consist of. Everything else is unwrapped; what runs or frames is removed whole. */
export const allowList: Schema = {
  tagNames: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div', 'figure', 'figcaption'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'strong', 'b', 'em', 'i', 'sub', 'sup', 'code', 'abbr', 'q', 'cite', 'time', 'span', 'img'],
  ],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href'],
    abbr: ['title'],
    img: ['src', 'alt'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: ['script', 'style', 'iframe', 'object', 'form', 'select', 'textarea', 'button', 'template', 'noscript', 'svg', 'math', 'title', 'head', 'video', 'audio', 'canvas'],
  ancestors: {
    li: ['ol', 'ul'],
    dt: ['dl'],
    dd: ['dl'],
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    figcaption: ['figure'],
  },
  allowComments: false,
  allowDoctypes: false,
};
