import { save } from '~/i18n/messages/save';
import { writtenLang } from '~/stores/page-lang';

/** In the language of the page: they stand on its copy. */
export const words = save[writtenLang()];
