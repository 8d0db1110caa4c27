import type { Lang } from '~/i18n/lang';
import { unbroken } from '~/i18n/unbroken';
import type { Download } from '~/model/files';

export interface Words {
  text: string;
  lang: Lang;
}

/** Returns the file's own title, which is in the language of its entry. For a file without a title, returns `title`. */
export const fileTitle = ({ lang, file, entryLang, title }: FileProps): Words =>
  file.title ? { text: unbroken(file.title), lang: entryLang } : { text: title, lang };

/** The props of the components that show a file. */
export interface FileProps {
  lang: Lang;
  file: Download;
  /** The language of the entry with the file. The file's own title is in this language. */
  entryLang: Lang;
  /** The title for a file that has no title, in the page's language. */
  title: string;
  /**
   * True on the page of an entry. On this page, the link shows all facts of the file, and the link to the text version is
   * beside it.
   */
  isFull?: boolean;
}
