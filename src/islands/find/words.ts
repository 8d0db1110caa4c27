import { find } from '~/i18n/messages/find';
import { pageLang } from '~/stores/page-lang';

/** The texts about search results, in the page's language. */
export const findWords: Readonly<Record<keyof typeof find.en, string>> = find[pageLang()];
