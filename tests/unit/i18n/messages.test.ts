import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as groups from '~/i18n/groups';
import { inBoth } from '~/i18n/in-both';
import { texts } from '~/i18n/texts';

it('a message that is missing, too many or of other variables does not compile', () => {
  // Each error is at its own message. Right messages beside it have none.
  inBoth({
    en: {
      a: '{{count}} mines',
      // @ts-expect-error -- a key is missing in Hindi
      b: 'B',
    },
    hi: { a: '{{count}} खानें' },
  });
  inBoth({
    en: { a: '{{count}} mines' },
    hi: {
      a: '{{count}} खानें',
      // @ts-expect-error -- a key is missing in English
      b: 'ब',
    },
  });
  inBoth({
    en: { a: '{{count}} mines', b: '{{count}} songs' },
    hi: {
      // @ts-expect-error -- the variable has another name in Hindi
      a: '{{number}} खानें',
      b: '{{count}} गीत',
    },
  });
  // @ts-expect-error -- there is no such message
  texts('en')('website:no_such_message');
  // @ts-expect-error -- the message needs a count
  texts('en')('file:pages');
  inBoth({ en: { a: '{{count}} mines' }, hi: { a: '{{count}} खानें' } });
});

it('no message is empty but the owner’s footnote, and every Hindi one is in Hindi', () => {
  const messages = Object.entries(groups).flatMap(([group, { en, hi }]) =>
    Object.entries<string>(hi).map(([key, words]) => ({
      name: `${group}:${key}`,
      english: Reflect.get(en, key) as string,
      words,
    })),
  );
  const empty = messages.filter(({ english, words }) => !english.trim() || !words.trim());
  // A company may have no footnote. Then the text is empty in both languages: docs/another-company.md.
  const isNoFootnote = ({ name, english, words }: (typeof messages)[number]): boolean =>
    name === 'website:footnote' && english === '' && words === '';
  expect(empty.filter((message) => !isNoFootnote(message))).toEqual([]);
  const isHindi = (words: string): boolean => /\p{Script=Devanagari}/u.test(words);
  const isWordless = (english: string): boolean => !/[a-z]{3}/.test(english.replace(/\{\{\w+\}\}/g, ''));
  const untranslated = messages.filter(
    ({ english, words }) => words === english && !isHindi(words) && !isWordless(english),
  );
  expect(untranslated.map(({ name }) => name)).toEqual([]);
});

it('every message is asked for', async () => {
  const files = await Array.fromAsync(
    glob('{src,scripts/{packs,health,publish}}/**/*.{ts,astro}', { exclude: ['src/i18n/messages/**'] }),
  );
  const source = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  const asked = [...source.matchAll(/['`]([a-z_]+:(?:[\w-]|\$\{[^}]*\})+)['`]/g)].map(([, key = '']) => key);
  // A key such as `find:kind_${kind}` stands for all names that it can match.
  const patterns = asked.map((key) => new RegExp(`^${key.replaceAll(/\$\{[^}]*\}/g, '.+')}(_one|_other)?$`));
  const islandFiles = await Array.fromAsync(glob('src/{islands,stores}/**/*.{ts,tsx}'));
  const islands = (await Promise.all(islandFiles.map((file) => readFile(file, 'utf8')))).join('\n');
  const wordsOfIslands = new Set(islands.match(/[\w-]+/g));
  // A key such as `${kind}_up` in an island stands for all messages with this ending.
  const endings = [...islands.matchAll(/`\$\{\w+(?:\.\w+)*\}(_\w+)`/g)].map(([, ending = '']) => ending);
  const isOfIsland = (name: string): boolean => {
    const [group = '', key = ''] = name.split(':');
    return (
      ['album', 'leave', 'change_lang', 'settings', 'filter', 'sending', 'search_overlay', 'inside'].includes(group) &&
      (wordsOfIslands.has(key) || endings.some((ending) => key.endsWith(ending)))
    );
  };
  const names = Object.entries(groups).flatMap(([group, { en }]) => Object.keys(en).map((key) => `${group}:${key}`));
  // A key such as `${group}:title` stands for the titles of all groups that a list names.
  const ofLists = [...source.matchAll(/`\$\{\w+\}:(\w+)`/g)].map(([, key = '']) => key);
  const listGroups = new Set(
    [...source.matchAll(/(?:listAt\(\s*[\w.]+,\s*|headOf\(lang, |list=|group=)['"](\w+)/g)].map(([, name]) => name),
  );
  const isOfList = (name: string): boolean => {
    const [group = '', key = ''] = name.split(':');
    return listGroups.has(group) && ofLists.includes(key);
  };
  const isAsked = (name: string): boolean =>
    patterns.some((pattern) => pattern.test(name)) || isOfIsland(name) || isOfList(name);
  expect(names.filter((name) => !isAsked(name))).toEqual([]);
});
