import i18next from 'i18next';
import type { Variables } from './in-both.ts';
import { groups } from './groups.ts';
import { LANGS, type Lang } from './lang.ts';

type Groups = typeof groups;
type MessageKey = {
  [Group in keyof Groups]: `${Group & string}:${StemOf<keyof Groups[Group]['en'] & string>}`;
}[keyof Groups];
type StemOf<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
type MessageOf<Key> = Key extends `${infer Group extends keyof Groups & string}:${infer Name}`
  ? Groups[Group]['en'] extends infer Messages
    ? Name extends keyof Messages
      ? Messages[Name]
      : `${Name}_other` extends keyof Messages
        ? Messages[`${Name}_other`]
        : never
    : never
  : never;
/** A message that has a plural form needs the number, whether it says it or not. */
type CountOf<Key> = Key extends `${infer Group extends keyof Groups & string}:${infer Name}`
  ? `${Name}_other` extends keyof Groups[Group]['en']
    ? 'count'
    : never
  : never;
type NamesIn<Key> = Variables<MessageOf<Key>> | CountOf<Key>;
type Needed<Key> = [NamesIn<Key>] extends [never] ? [] : [variables: Record<NamesIn<Key>, string | number>];

/** Says a message: `t('tenders:closes_in', { count: 4 })`. Key and variables are checked by the compiler. */
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
  interpolation: { escapeValue: false },
});
void instance.init();

/** Most messages have no variables: they are looked up once, since every page says them. */
function rememberingPlain(lang: Lang): Texts {
  const fixed = instance.getFixedT(lang);
  const say = (key: string, variables: Record<string, string | number> = {}): string => fixed(key, variables);
  const plain = new Map<string, string>();
  return (key, ...needed) => {
    if (needed.length) return say(key, needed[0]);
    const known = plain.get(key) ?? say(key);
    plain.set(key, known);
    return known;
  };
}

const inLang: Record<Lang, Texts> = { en: rememberingPlain('en'), hi: rememberingPlain('hi') };

export const texts = (lang: Lang): Texts => inLang[lang];
