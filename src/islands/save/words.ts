import { save } from '~/i18n/messages/save';
import { writtenLang } from '~/stores/page-lang';

/** The texts of the saved copy, in the page's language. */
export const words = save[writtenLang()];
