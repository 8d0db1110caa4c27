// Makes the address of an entry in the CMS.
import type { Lang } from '../../src/i18n/lang.ts';
import type { Row } from './board.ts';
import type { Place } from './places.ts';

const PLACEHOLDER = /\{(\w*)\}/g;
export const CMS_ENTRY =
  'an http or https address with {id}, and if needed {kind} and {lang}, such as https://cms.example/{kind}/{id}?lang={lang}';

const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** True if the address has an ID and no unknown placeholder, and if no value can change the host. */
export function isCmsTemplate(template: string): boolean {
  const names = Array.from(template.matchAll(PLACEHOLDER), ([, name]) => name ?? '');
  if (!names.includes('id') || names.some((name) => !['kind', 'id', 'lang'].includes(name))) return false;
  const [one, other] = ['a', 'b'].map((value) => URL.parse(filled(template, { kind: value, id: value, lang: value })));
  return (
    one !== undefined &&
    one !== null &&
    /^https?:$/.test(one.protocol) &&
    one.password === '' &&
    one.origin === other?.origin
  );
}

/** Returns undefined if there is no template, or if the row names no entry of the CMS. */
export function cmsLink(
  template: string | undefined,
  { section, id, lang }: Pick<Row, 'section' | 'id' | 'lang'>,
): string | undefined {
  if (template === undefined || id === undefined || section === '') return undefined;
  return filled(template, { kind: section, id, lang: lang ?? 'en' });
}

/** The address of an entry in which a file stands, in the language of the reader if the entry has it. */
export function placeLink(template: string | undefined, place: Place, lang: Lang): string | undefined {
  const { section, id, titles } = place;
  const [written = lang] = Object.keys(titles) as Lang[];
  return cmsLink(template, { section, id, lang: titles[lang] === undefined ? written : lang });
}
