// Shows all facts of a file's passport, as a list of labels and values.
import { longDate } from './dates.ts';
import type { Known } from './file-words.ts';
import type { Lang } from './lang.ts';
import { fileSize, number } from './numbers.ts';
import { texts } from './texts.ts';

/**
 * Returns the known facts of a PDF with text, each after its label. Missing facts are left out. The maker of the file wrote
 * some of the values, so they are hostile content.
 */
export function fileDetails({ passport, bytes, lang: written, pages }: Known, lang: Lang): [string, string][] {
  const t = texts(lang);
  const { isTagged, isMostlyPictures, madeOn, madeWith, hasForm, attachments, isEncrypted } = passport ?? {};
  const marked = isTagged !== undefined && t(isTagged ? 'text_version:tagged' : 'text_version:untagged');
  const rows: [label: string, value: string | number | false | undefined][] = [
    [t('text_version:pages'), pages],
    [t('text_version:size'), bytes !== undefined && fileSize(bytes, lang)],
    [t('text_version:language'), written && t(`lang:${written}`)],
    [t('text_version:aloud'), isMostlyPictures ? t('file:mostly_pictures') : marked],
    [t('text_version:made_on'), madeOn && longDate(madeOn, lang)],
    [t('text_version:made_with'), madeWith],
    [t('text_version:form'), hasForm && t('text_version:form_about')],
    [t('text_version:attachments'), attachments],
    [t('text_version:encryption'), isEncrypted && t('text_version:encrypted')],
  ];
  return rows.flatMap(([label, value]) =>
    value ? [[label, typeof value === 'number' ? number(value, lang) : value]] : [],
  );
}
