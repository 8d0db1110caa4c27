import { tokenIn } from '~/lib/token';
import theme from '~/owner/theme.css?raw';

/** Colours for the browser's own bars, from the light theme. Meta tags and manifests cannot read style sheets. */
export const browserColours = { frame: tokenIn(theme, 'color-coal'), background: tokenIn(theme, 'color-paper') };
