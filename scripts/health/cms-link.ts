// Makes the address of an entry in the CMS.
import type { Lang } from '../../src/i18n/lang.ts';
import { filled } from '../command/cms-template.ts';
import type { Row } from './board.ts';
import type { Place } from './places.ts';

/**
 * Returns the address of a row's entry in the CMS. Returns undefined if there is no template, or if the row names no entry of
 * the CMS.
 */
export function cmsLink(
  template: string | undefined,
  { section, id, lang }: Pick<Row, 'section' | 'id' | 'lang'>,
): string | undefined {
  if (template === undefined || id === undefined || section === '') return undefined;
  return filled(template, { kind: section, id, lang: lang ?? 'en' });
}

/**
 * Returns the CMS address of an entry that uses a file. The address is for the language of the reader, if the entry has this
 * language.
 */
export function placeLink(template: string | undefined, place: Place, lang: Lang): string | undefined {
  const { section, id, titles } = place;
  const [written = lang] = Object.keys(titles) as Lang[];
  return cmsLink(template, { section, id, lang: titles[lang] === undefined ? written : lang });
}
