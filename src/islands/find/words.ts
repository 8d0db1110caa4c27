import { find } from '~/i18n/messages/find';
import { pageLang } from '~/stores/page-lang';

/** What is said of everything that is found, in the language of the page. */
export const findWords: Readonly<Record<keyof typeof find.en, string>> = find[pageLang()];
