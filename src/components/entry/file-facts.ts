import type { Lang } from '~/i18n/lang';
import { fileSize } from '~/i18n/numbers';
import { texts } from '~/i18n/texts';
import type { Download } from '~/model/files';

/** The note in brackets after a file: PDF, 2.4 MB, Hindi. */
export function fileFacts(file: Download, lang: Lang): string {
  const t = texts(lang);
  return [
    file.format,
    file.isMissing ? t('file:missing') : file.bytes !== undefined && fileSize(file.bytes, lang),
    file.pages && t('file:pages', { count: file.pages }),
    file.lang && t(`lang:${file.lang}`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A text with its language. */
export interface Words {
  text: string;
  lang: Lang;
}

/** The file's own title, in its entry's language, or `title`. */
export const fileTitle = ({ lang, file, entryLang, title }: FileProps): Words => {
  if (file.title) return { text: file.title, lang: entryLang };
  return typeof title === 'string' ? { text: title, lang } : title;
};

/** Props of the components that show a file. */
export interface FileProps {
  lang: Lang;
  file: Download;
  /** The language of the file's entry, and so of the file's own title. */
  entryLang: Lang;
  /** Used if the file has no title. A string is in the page's language. */
  title: string | Words;
}
