import { contentAddress } from '~/api/client';
import type { Lang } from '~/i18n/lang';

/** The API's own search, which browsers use if the site's search fails. */
export const searchAddress = (lang: Lang): string => contentAddress(lang, 'search-page/');
