import i18next from 'i18next';
import { fill } from '../lib/fill.ts';
import type { Variables } from './in-both.ts';
import * as groups from './groups.ts';
import { LANGS, type Lang } from './lang.ts';
import { number } from './numbers.ts';

type Groups = typeof groups;
type MessageKey = {
  [Group in keyof Groups]: `${Group & string}:${StemOf<keyof Groups[Group]['en'] & string>}`;
}[keyof Groups];
type StemOf<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
type MessageOf<Key> = Key extends `${infer Group extends keyof Groups}:${infer Name}`
  ? Groups[Group]['en'] extends infer Messages
    ? Name extends keyof Messages
      ? Messages[Name]
      : `${Name}_other` extends keyof Messages
        ? Messages[`${Name}_other`]
        : never
    : never
  : never;
/** A message with a plural form needs `count`, even if its text does not show the number. */
type CountOf<Key> = Key extends `${infer Group extends keyof Groups}:${infer Name}`
  ? `${Name}_other` extends keyof Groups[Group]['en']
    ? 'count'
    : never
  : never;
type NamesIn<Key> = Variables<MessageOf<Key>> | CountOf<Key>;
/** The name of a group that has the title, introduction and description of a list. */
export type ListGroup = {
  [Group in keyof Groups]: Groups[Group]['en'] extends Record<'title' | 'intro' | 'description', string>
    ? Group
    : never;
}[keyof Groups];
type Needed<Key> = [NamesIn<Key>] extends [never] ? [] : [variables: Record<NamesIn<Key>, string | number>];

/** Returns a message: `t('tenders:closes_in', { count: 4 })`. The compiler checks the key and the variables. */
export type Texts = <Key extends MessageKey>(key: Key, ...needed: Needed<Key>) => string;

const namespaces = Object.keys(groups);
const resourcesIn = (lang: Lang): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, group[lang]]));

const instance = i18next.createInstance({
  resources: { en: resourcesIn('en'), hi: resourcesIn('hi') },
  ns: namespaces,
  lng: 'en',
  supportedLngs: [...LANGS],
  initAsync: false,
  // An owner may leave a text empty, such as the footnote. Otherwise i18next shows the key.
  returnEmptyString: true,
  interpolation: { escapeValue: false },
});
void instance.init();

type Values = Record<string, string | number>;
const MANY = 2;

/**
 * Caches each message, because a page has dozens of messages and i18next is slow. Messages without a plural form do not use
 * i18next.
 */
function remembering(lang: Lang): Texts {
  const fixed = instance.getFixedT(lang);
  const found = new Map<string, string>();
  const messageOf = (key: string): string => {
    const message = found.get(key) ?? fixed(key, { skipInterpolation: true });
    found.set(key, message);
    return message;
  };
  const written = (value: string | number): string => (typeof value === 'number' ? number(value, lang) : value);
  const filled = (key: string, { count, ...others }: Values): string => {
    // If `count` is a text, it is a placeholder for a number. The message is then in its plural form.
    const plural = typeof count === 'number' ? count : MANY;
    const message = count === undefined ? messageOf(key) : fixed(key, { count: plural, skipInterpolation: true });
    const values: Values = count === undefined ? others : { ...others, count: written(count) };
    return fill(message, values);
  };
  return (key, ...needed) => (needed[0] ? filled(key, needed[0]) : messageOf(key));
}

const inLang: Record<Lang, Texts> = { en: remembering('en'), hi: remembering('hi') };

export const texts = (lang: Lang): Texts => inLang[lang];
