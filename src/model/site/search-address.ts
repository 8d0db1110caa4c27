import { environment } from '~/api/environment';
import type { Lang } from '~/i18n/lang';

/** The owner's own search, which browsers ask. */
export const searchAddress = (lang: Lang): string => `${environment.CONTENT_API_URL}/${lang}/api/v2/search-page/`;
