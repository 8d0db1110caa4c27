// Checks the words beside links to documents, films and archives. The words must name the format and the true size.
import type { Element } from 'hast';
import { decoded } from '../../../src/lib/decoded.ts';
import { property, textOf } from '../html.ts';
import { type Link, type RulePage, shortOf } from './page.ts';
import { DOWNLOAD } from './signs.ts';
import type { Site } from './site.ts';
import { type Check, type Finding, finding } from './watch.ts';

const SIZE = /(\d[\d,]*(?:\.\d+)?)\s?(kB|KB|MB|GB|bytes|केबी|एमबी|जीबी)/i;
const FACTOR: Readonly<Record<string, number>> = {
  kb: 1e3,
  केबी: 1e3,
  mb: 1e6,
  एमबी: 1e6,
  gb: 1e9,
  जीबी: 1e9,
  bytes: 1,
};
const HINDI: Readonly<Record<string, string>> = { pdf: 'पीडीएफ', zip: 'ज़िप', mp4: 'फ़िल्म', mp3: 'ऑडियो' };
/** The allowed difference of sizes. Sizes in words are rounded, and 1 KB may mean 1000 or 1024 bytes. */
const TOLERANCE = 0.06;
/** The number of files whose true size is looked up at the same time. */
const AT_ONCE = 8;

interface Download extends Link {
  readonly ending: string;
  /** The words of the link and the words around the link. */
  readonly words: string;
  /** The size that these words name, in bytes. */
  readonly said: number | undefined;
}

const NEAR = new Set(['li', 'td', 'p', 'dd', 'figcaption', 'tr']);
const MOST_WORDS = 600;

/** Returns a part of the page without its other links and buttons, because their words name the sizes of other files. */
const beside = (part: Element, own: Element): Element => ({
  ...part,
  children: part.children.flatMap((child) => {
    if (child.type !== 'element' || child === own) return [child];
    return ['a', 'button'].includes(child.tagName) ? [] : [beside(child, own)];
  }),
});

function wordsAround({ element, around, name }: Link): string {
  const near = around.filter(({ tagName }) => NEAR.has(tagName)).map((part) => textOf(beside(part, element)));
  const words = near.find((text) => text.length <= MOST_WORDS && SIZE.test(text)) ?? '';
  return `${name} ${property(element, 'title') ?? ''} ${words}`;
}

/**
 * Reads a number. A comma separates thousands, as in 12,34,567. A comma before the last one or two digits is the decimal point.
 */
const numberOf = (written: string): number => Number(written.replace(/,(?=\d{1,2}$)/, '.').replaceAll(',', ''));

function saidBytes(words: string): number | undefined {
  const [, number, unit = ''] = SIZE.exec(words) ?? [];
  return number === undefined ? undefined : numberOf(number) * (FACTOR[unit.toLowerCase()] ?? 1);
}

/** False for a link inside a player. Browsers show such a link only if they cannot play the file. */
const isShown = ({ around }: Link): boolean =>
  !around.some(({ tagName }) => ['video', 'audio', 'object'].includes(tagName));

/** The links of a page to files that a visitor downloads. */
export const downloadsOf = (page: RulePage): Download[] =>
  page.links.filter(isShown).flatMap((link) => {
    const ending = DOWNLOAD.exec(link.url?.pathname ?? '')?.[1]?.toLowerCase();
    if (!ending || !/^https?:$/.test(link.url?.protocol ?? '')) return [];
    const words = SIZE.test(link.name) ? link.name : wordsAround(link);
    return [{ ...link, ending, words, said: saidBytes(words) }];
  });

function unsaid({ ending, words, name, said }: Download): Finding[] {
  const hasFormat = words.toLowerCase().includes(ending) || words.includes(HINDI[ending] ?? '\0');
  return [
    ...(hasFormat ? [] : [finding(`the link "${shortOf(name)}"`, `the format ${ending.toUpperCase()}`, 'none')]),
    ...(said === undefined ? [finding(`the link "${shortOf(name)}"`, 'the size of the file', 'none')] : []),
  ];
}

const isTrue = (said: number, real: number, words: string): boolean => {
  const unit = /(?:केबी|kb)/i.test(words) ? 1000 : 100_000;
  return [1, 1.024, 1.048576].some((factor) => Math.abs(said * factor - real) <= Math.max(real * TOLERANCE, unit));
};

async function realBytes({ url, isInside }: { url: URL; isInside: boolean }, site: Site): Promise<number | undefined> {
  if (!isInside) return site.ask?.(url.href);
  const file = site.fileAt(decoded(url.pathname));
  return file ? site.bytesOf(file) : site.ask?.(url.href);
}

/** Asks for the size of a file only once, even if many pages link to the file and name the same size. */
export const downloads: Check = (site) => {
  const claims = new Map<string, { url: URL; isInside: boolean; path: string; said: number; words: string }>();
  return {
    page: (page) => {
      const found = downloadsOf(page);
      for (const { url, said, words, isInside } of found)
        if (url && said !== undefined && !claims.has(`${url.href} ${said}`))
          claims.set(`${url.href} ${said}`, { url, isInside, path: page.path, said, words });
      return found.length === 0 ? undefined : found.flatMap(unsaid);
    },
    end: async () => {
      const wrong: { path: string; findings: Finding[] }[] = [];
      const left = [...claims.values()];
      const work = async (): Promise<void> => {
        for (let one = left.pop(); one; one = left.pop()) {
          const real = await realBytes(one, site);
          if (real === undefined || isTrue(one.said, real, one.words)) continue;
          const at = `the link to ${one.url.pathname}`;
          wrong.push({ path: one.path, findings: [finding(at, `its size, ${real} bytes`, `${one.said} bytes`)] });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return wrong.sort((a, b) => a.path.localeCompare(b.path));
    },
  };
};
