import * as z from 'zod';
import { limits } from '~/config';
import { readMenu } from '~/api/client';
import { LANGS, otherLang, type Lang } from '~/i18n/lang';
import { checkedItems, derivedInBoth, type Localised } from '../door/load';
import { report } from '../door/report';
import { link, listOf, text } from '../door/shapes';

const menuGroup = z.intersection(link, z.object({ subRoutes: listOf(link) }));

const isShort = (item: unknown): boolean => JSON.stringify(item).length <= limits.menuItemLetters;
const SHORT = `at most ${limits.menuItemLetters} letters in all`;

export const headerItem = z.intersection(link, z.object({ subRoutes: listOf(menuGroup) })).refine(isShort, SHORT);
export const footerGroup = z.object({ title: text, subRoutes: z.array(link) }).refine(isShort, SHORT);

export type HeaderItem = Localised<z.infer<typeof headerItem>>;
export type FooterGroup = Localised<z.infer<typeof footerGroup>>;

type ReadTree = (lang: Lang, path: string) => Promise<unknown[] | undefined>;

/** Reads a menu. Items that make the menu longer than `menuLetters` are left out: every page contains the menus. */
async function readShortMenu(lang: Lang, path: string): Promise<unknown[] | undefined> {
  const items = await readMenu(lang, path);
  let letters = 0;
  const fits = items?.filter((item) => {
    const own = JSON.stringify(item).length;
    // An item that is too long alone is held back later.
    if (own > limits.menuItemLetters) return true;
    if (letters + own > limits.menuLetters) return false;
    letters += own;
    return true;
  });
  if (items && fits && fits.length < items.length)
    report({
      kind: 'held-back',
      address: path,
      lang,
      field: '(the menu)',
      expected: `at most ${limits.menuLetters} letters in all`,
      found: `more: ${items.length - fits.length} of ${items.length} items are left out`,
    });
  return fits;
}

async function treeIn<Item>(lang: Lang, path: string, schema: z.ZodType<Item>, read: ReadTree): Promise<Item[]> {
  const raw = await read(lang, path);
  report({ kind: raw ? 'read' : 'absent', address: path, lang, ...(raw ? { count: raw.length } : {}) });
  return raw ? checkedItems(lang, { path, schema, key: 'title', isMadeOfEntries: true }, raw) : [];
}

/** Reads a menu or the site map. If the API has it in only one language, both languages show that one. */
export async function treeInBoth<Item>(
  path: string,
  schema: z.ZodType<Item>,
  read: ReadTree = readShortMenu,
): Promise<Record<Lang, Localised<Item>[]>> {
  const [en = [], hi = []] = await Promise.all(LANGS.map((lang) => treeIn(lang, path, schema, read)));
  const own = { en, hi };
  const forReaders = (lang: Lang): Localised<Item>[] => {
    const from = own[lang].length ? lang : otherLang(lang);
    return own[from].map((item) => ({ ...item, lang: from }));
  };
  return { en: forReaders('en'), hi: forReaders('hi') };
}

export const getHeaderMenu = derivedInBoth(() => treeInBoth('menus/header-menu/', headerItem));
export const getFooterMenu = derivedInBoth(() => treeInBoth('menus/footer-menu/', footerGroup));
