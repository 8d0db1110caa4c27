// The style sheet of the pages in packs: reader.css, in the colours and the font of the company.
import { readFileSync } from 'node:fs';
import { tokenIn } from '../../src/lib/token.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const theme = read('../../src/owner/theme.css');
const dark = read('../../src/owner/dark.css');

/** Colours as reader.css names them, and as the company does. */
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

/** Paper is always light. */
export const CSS = `:root{color-scheme:light dark;--font:${tokenIn(theme, 'font-sans')};${coloursOf(theme)}}
@media screen and (prefers-color-scheme:dark){:root{${coloursOf(dark + theme)}}}
${read('reader.css')}`;
