import { tokenIn } from '~/lib/token';
import theme from '~/owner/theme.css?raw';

/** Colours of the light theme for the browser's own bars. We copy them here: meta tags cannot read style sheets. */
export const browserColours = { frame: tokenIn(theme, 'color-coal'), background: tokenIn(theme, 'color-paper') };
