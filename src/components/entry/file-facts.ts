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
