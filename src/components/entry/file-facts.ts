import { fileWarnings } from '~/i18n/file-warnings';
import type { Lang } from '~/i18n/lang';
import { fileSize } from '~/i18n/numbers';
import { texts } from '~/i18n/texts';
import { unbroken } from '~/i18n/unbroken';
import type { Download } from '~/model/files';

/** What else the page of an entry says. Lists are too long for it. */
function contents({ passport, pages }: Download, lang: Lang): (string | false | undefined)[] {
  const t = texts(lang);
  const { slides, sheets, files } = passport ?? {};
  return [
    pages !== undefined && t('file:pages', { count: pages }),
    slides !== undefined && t('file:slides', { count: slides }),
    sheets !== undefined && t('file:sheets', { count: sheets }),
    files !== undefined && t('file:files', { count: files }),
  ];
}

function reading({ passport }: Download, lang: Lang): (string | false | undefined)[] {
  const t = texts(lang);
  return [
    passport?.hasForm && t('file:form'),
    passport?.readable === 'text' && passport.isTagged && t('file:aloud'),
    passport?.readable === 'garbled' && t('file:garbled'),
  ];
}

/** A list names the pages of a file only if there are at least so many, because its rows have no bytes to spare. */
const MANY_PAGES = 10;

/**
 * Returns the note that stands in brackets after a file: PDF, 42 pages, 2.4 MB, Hindi, can be read aloud. In a list it is
 * shorter.
 */
export function fileFacts(file: Download, lang: Lang, isFull = false): string {
  const t = texts(lang);
  const { bytes, pages = 0 } = file;
  return [
    file.format,
    ...(isFull || pages >= MANY_PAGES ? contents(file, lang) : []),
    file.isMissing ? t('file:missing') : bytes !== undefined && fileSize(bytes, lang),
    file.lang && t(`lang:${file.lang}`),
    ...fileWarnings(file.passport, file.format, lang, isFull),
    ...(isFull ? reading(file, lang) : []),
  ]
    .filter(Boolean)
    .join(', ');
}

export interface Words {
  text: string;
  lang: Lang;
}

/** Returns the file's own title, which is in the language of its entry. A file without a title gets `title`. */
export const fileTitle = ({ lang, file, entryLang, title }: FileProps): Words => {
  if (file.title) return { text: unbroken(file.title), lang: entryLang };
  return typeof title === 'string' ? { text: title, lang } : { ...title, text: unbroken(title.text) };
};

/** The props of the components that show a file. */
export interface FileProps {
  lang: Lang;
  file: Download;
  /** The language of the entry with the file. The file's own title is in this language. */
  entryLang: Lang;
  /** The title for a file that has no title. A plain string must be in the page's language. */
  title: string | Words;
  /** True on the page of an entry: the link has all facts of the file, and its text version beside it. */
  isFull?: boolean;
}
