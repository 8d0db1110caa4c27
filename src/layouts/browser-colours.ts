import { tokenIn } from '~/lib/token';
import theme from '~/owner/theme.css?raw';

/** Colours of the browser's own frame, which cannot read a style sheet: as they are in the light theme. */
export const browserColours = { frame: tokenIn(theme, 'color-coal'), background: tokenIn(theme, 'color-paper') };
