// Says why a row is on the health board, if the words of its group do not say why.
import { expectedWords, fieldWords } from '../../src/i18n/field-words.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { texts } from '../../src/i18n/texts.ts';
import type { Row } from './board.ts';
import type { GroupName } from './groups.ts';
import { isTechnical, reasonOf } from './words.ts';

export interface WhyPart {
  /** The words before the text, such as `expected: `. */
  readonly label: string;
  readonly text: string;
  /** The language of the text. Undefined for the words of an editor, because their language is unknown. */
  readonly lang: Lang | undefined;
}

/** Returns one part of the reason. Its text is `words`, or the English text of the check if there are no words for editors. */
const inWords = (label: string, raw: string, words: string | undefined, lang: Lang): WhyPart =>
  words === undefined ? { label, text: raw, lang: 'en' } : { label, text: words, lang };

/** Returns the parts of the reason. There are no parts if the words of the group are enough. */
export function whyOf(name: GroupName, row: Row, lang: Lang): WhyPart[] {
  const t = texts(lang);
  const reason = reasonOf(row, lang);
  if (reason !== undefined) return [{ label: '', text: reason, lang }];
  if (!isTechnical(name, row)) return [];
  const { field, expected, found, detail } = row;
  const parts = [
    field !== undefined && inWords(t('health:field', { name: '' }), field, fieldWords(field, lang), lang),
    expected !== undefined &&
      inWords(t('health:expected', { words: '' }), expected, expectedWords(expected, lang), lang),
    found !== undefined && { label: t('health:found', { words: '' }), text: found, lang: undefined },
    // For the group `differ`, the words of the group are enough.
    detail !== undefined && name !== 'differ' && { label: '', text: detail, lang: 'en' as const },
  ];
  return parts.filter((part) => part !== false);
}
