// Writes pages of the auditor's folder: plain HTML that needs no other file, and prints on A4.
import { type Html, markup, trustedHtml } from '../../src/lib/html.ts';

const STYLE = trustedHtml(`
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; font: 1rem/1.5 system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif; color: black; background: white; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } th, td { border: 1px solid gray; padding: .3rem .5rem; text-align: left; vertical-align: top; } th { overflow-wrap: break-word; } .form th:first-child { width: 45%; } .form th:last-child { width: 25%; } .form td { height: 2.5rem; }
.wide { overflow-x: auto; }
.met::before { content: '✓ '; } .fault::before { content: '✗ '; } .people::before, .duty::before { content: '☐ '; } .not-measured::before { content: '– '; }
.met, .fault, .people, .duty, .not-measured { font-weight: bold; }
.line { border-bottom: 1px solid black; height: 1.8rem; } .box { border: 1px solid black; min-height: 5rem; }
@page { size: A4; margin: 15mm; }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } h2, tr, .field { break-inside: avoid; } a { color: black; text-decoration: none; } }
@media (max-width: 40rem) { .cards thead { display: none; } .cards tr { display: block; margin-bottom: 1rem; border-top: 2px solid black; } .cards td, .cards th { display: block; border: 0; padding: .1rem 0; } .cards td[data-label]::before { content: attr(data-label) ': '; font-weight: bold; } }
`);

export const pageOf = (title: string, body: Html): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`.text;

type Cell = string | number | Html;

/** Makes a table. A phone shows the table as a list of cards. The first cell of each row is the name of the row. */
export const tableOf = (caption: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): Html =>
  markup`<table class="cards"><caption>${caption}</caption><thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead><tbody>
${rows.map(
  ([first = '', ...others]) =>
    markup`<tr><th scope="row">${first}</th>${others.map((cell, index) => markup`<td data-label="${heads[index + 1]}">${cell}</td>`)}</tr>
`,
)}</tbody></table>`;

export const listOf = (lines: readonly (string | Html)[]): Html =>
  markup`<ul>${lines.map((line) => markup`<li>${line}</li>`)}</ul>`;
