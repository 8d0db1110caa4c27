import { tokenIn } from '~/lib/token';
import theme from '~/owner/theme.css?raw';

/**
 * Colours of the light theme for the browser's own bars. They are values here, because meta tags cannot use CSS
 * variables.
 */
export const browserColours = { frame: tokenIn(theme, 'color-coal'), background: tokenIn(theme, 'color-paper') };
