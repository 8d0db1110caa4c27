import type { Lang } from '~/i18n/lang';
import { fileSize } from '~/i18n/numbers';
import { texts } from '~/i18n/texts';
import type { Download } from '~/model/files';

/** What stands in brackets beside a file: PDF, 2.4 MB, Hindi. */
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

/** Words with the language they are in. */
export interface Words {
  text: string;
  lang: Lang;
}

/** What a file is called: by its own title, which is in its entry's language, or else as its place calls it. */
export const fileTitle = (file: Download, entryLang: Lang, otherwise: Words): Words =>
  file.title ? { text: file.title, lang: entryLang } : otherwise;

/** What a component that shows a file is given. */
export interface FileProps {
  lang: Lang;
  file: Download;
  /** The language of the entry the file belongs to, and so of the file's own title. */
  entryLang: Lang;
  /** Shown when the file has no title of its own. */
  title: Words;
}
