import { contentAddress } from '~/api/client';
import type { Lang } from '~/i18n/lang';

/** The owner's own search, which browsers ask. */
export const searchAddress = (lang: Lang): string => contentAddress(lang, 'search-page/');
