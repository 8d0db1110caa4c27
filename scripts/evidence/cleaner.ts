import { rawHtml } from '~/model/door/shapes';
import { richText } from '~/model/kinds/rich-text';

/** Returns the HTML that the site makes from an editor's HTML. */
export const cleaner = async (text: string): Promise<string> =>
  (await richText(rawHtml.parse(text), 'en', 'pages/test')).html;
