import * as z from 'zod';
import { limits } from '~/config';
import { readMenu } from '~/api/client';
import { LANGS, otherLang, type Lang } from '~/i18n/lang';
import { checkedItems, derivedInBoth, type Localised } from '../door/load';
import { report } from '../door/report';
import { contract, link, listOf, text } from '../door/shapes';

const menuGroup = z.intersection(link, z.object({ subRoutes: listOf(link) }));

const isShort = (item: unknown): boolean => JSON.stringify(item).length <= limits.menuItemLetters;
const SHORT = `at most ${limits.menuItemLetters} letters in all`;

export const headerItem = z
  .intersection(link, z.object({ subRoutes: listOf(menuGroup) }))
  .refine(isShort, SHORT)
  .register(contract, { id: 'MenuEntry' });
export const footerGroup = z
  .object({ title: text, subRoutes: z.array(link) })
  .refine(isShort, SHORT)
  .register(contract, { id: 'FooterColumn' });

export type HeaderItem = Localised<z.infer<typeof headerItem>>;
export type FooterGroup = Localised<z.infer<typeof footerGroup>>;

/** Reports that a menu or the site map was too long. */
const reportTooLong = (path: string, lang: Lang, expected: string, found: string): void =>
  report({ kind: 'held-back', address: path, lang, field: '(all items)', expected, found });

/**
 * If a menu or the site map has more than `most` letters, leaves out its longest items. So a few long items cannot remove all
 * other items. If two items have the same length, the later item is left out first.
 */
function shortened<Item>(items: Item[], most: number, lang: Lang, path: string): Item[] {
  const sizes = new Map(items.map((item) => [item, JSON.stringify(item).length]));
  const longestFirst = items.toReversed().toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  let letters = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const leftOut = new Set<Item>();
  for (const item of longestFirst) {
    if (letters <= most) break;
    letters -= sizes.get(item) ?? 0;
    leftOut.add(item);
  }
  const fits = items.filter((item) => !leftOut.has(item));
  const found = `more: ${items.length - fits.length} of ${items.length} items are left out`;
  if (fits.length < items.length) reportTooLong(path, lang, `at most ${most} letters in all`, found);
  return fits;
}

/** If there are too many items, leaves out the last ones. */
function fewer<Item>(items: Item[], most: number, lang: Lang, path: string): Item[] {
  const found = `${items.length}: the last ${items.length - most} are left out`;
  if (items.length > most) reportTooLong(path, lang, `at most ${most} items`, found);
  return items.slice(0, most);
}

/**
 * How to read a menu or the site map. If it has more letters than `mostLetters`, its longest items are left out. If it has more
 * items than `mostItems`, its last items are left out.
 */
interface Tree<Item> {
  readonly path: string;
  readonly schema: z.ZodType<Item>;
  readonly read: (lang: Lang, path: string) => Promise<unknown[] | undefined>;
  readonly mostLetters: number;
  readonly mostItems?: number;
}

async function treeIn<Item extends object>(
  lang: Lang,
  { path, schema, read, mostLetters, mostItems = Infinity }: Tree<Item>,
): Promise<Item[]> {
  const raw = await read(lang, path);
  report({ kind: raw ? 'read' : 'absent', address: path, lang, ...(raw ? { count: raw.length } : {}) });
  if (!raw) return [];
  const items = await checkedItems(lang, { path, schema, key: 'title', isMadeOfEntries: true }, raw);
  return fewer(shortened(items, mostLetters, lang, path), mostItems, lang, path);
}

/** Reads a menu or the site map. If the API has it in only one language, both languages show it. */
export async function treeInBoth<Item extends object>(tree: Tree<Item>): Promise<Record<Lang, Localised<Item>[]>> {
  const [en = [], hi = []] = await Promise.all(LANGS.map((lang) => treeIn(lang, tree)));
  const own = { en, hi };
  const forReaders = (lang: Lang): Localised<Item>[] => {
    const from = own[lang].length ? lang : otherLang(lang);
    return own[from].map((item) => ({ ...item, lang: from }));
  };
  return { en: forReaders('en'), hi: forReaders('hi') };
}

const menuInBoth = <Item extends object>(path: string, schema: z.ZodType<Item>): ReturnType<typeof treeInBoth<Item>> =>
  treeInBoth({ path, schema, read: readMenu, mostLetters: limits.menuLetters, mostItems: limits.menuItems });

export const getHeaderMenu = derivedInBoth(() => menuInBoth('menus/header-menu/', headerItem));
export const getFooterMenu = derivedInBoth(() => menuInBoth('menus/footer-menu/', footerGroup));
