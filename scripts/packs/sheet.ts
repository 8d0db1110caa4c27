// Makes the style sheet of pages in a pack (a zip file): reader.css, with the company's colours and font.
import { readFileSync } from 'node:fs';
import { tokenIn } from '../../src/lib/token.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const theme = read('../../src/owner/theme.css');
const dark = read('../../src/owner/dark.css');

/** Maps each colour name of reader.css to the name of a colour in the company's theme. */
const COLOURS = {
  paper: 'paper',
  ink: 'ink',
  soft: 'ink-soft',
  link: 'ember',
  line: 'line',
  edge: 'edge',
  tint: 'surface',
};

const coloursOf = (sheets: string): string =>
  Object.entries(COLOURS)
    .map(([own, name]) => `--${own}:${tokenIn(sheets, `color-${name}`)}`)
    .join(';');

/** The text of the style sheet. Printed pages use the light colours. */
export const CSS = `:root{color-scheme:light dark;--font:${tokenIn(theme, 'font-sans')};${coloursOf(theme)}}
@media screen and (prefers-color-scheme:dark){:root{${coloursOf(dark + theme)}}}
${read('reader.css')}`;
