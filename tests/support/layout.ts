import type { Page } from '@playwright/test';
import { longMonths } from '../../src/i18n/long-months.ts';
import { shortMonths } from '../../src/i18n/months.ts';
import { addRules, overflow } from './visit.ts';

const MONTH = [longMonths, shortMonths].flatMap(({ en, hi }) => [...en, ...hi]).join('|');
/**
 * Texts that must stay on one line. Where two patterns match at the same place, the first one counts. Web addresses may break,
 * because on a small screen they are often longer than the line.
 */
const TOKENS = {
  'web address': String.raw`https?:\/\/\S+|(?<!\S)\/[\w-]+\/\S+`,
  'e-mail address': String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  reference: String.raw`[A-Z]{2,}[\w.-]*(?:\/[\w.()-]+)+`,
  date: String.raw`(?:\d{1,2}\s(?:${MONTH})|(?:${MONTH})\s\d{1,2},)\s\d{4}(?:,\s\d{1,2}:\d{2}(?:\sबजे)?)?`,
  'range of times': String.raw`\d{1,2}:\d{2}\s(?:to|से)\s\d{1,2}:\d{2}(?:\sबजे)?`,
  time: String.raw`\d{1,2}:\d{2}(?:\sबजे)?`,
  'telephone number': String.raw`(?:\+91[ -]?|0)\d[\d -]{7,12}\d|1800[ -]\d{2,4}[ -]?\d{3,4}|[6-9]\d{4} \d{5}`,
  size: String.raw`\d+(?:[.,]\d+)*\s(?:[KM]B|केबी|एमबी)`,
  'financial year': String.raw`(?<![\d/-])(?:19|20)\d{2}-\u2060?\d{2}(?![\d/-])`,
  number: String.raw`(?:₹\s?)?\d+(?:[.,]\d+)*(?:\s?%)?`,
  word: String.raw`[\p{L}\p{M}\p{N}\u200c\u200d]{4,}`,
};

interface Found {
  readonly node: Text;
  readonly tokens: readonly { readonly from: number; readonly to: number; readonly kind: string }[];
}
type WithFound = typeof globalThis & { found?: readonly Found[] };

/**
 * Finds the words and tokens of a page once, before the page is measured in many sizes. Looks at the content, and with
 * `withFrame` also at the header and footer. Opens all folded parts of the content.
 */
const findTokens = (page: Page, withFrame: boolean): Promise<void> =>
  page.evaluate(
    ([patterns, hasFrame]) => {
      const kinds = Object.keys(patterns);
      const each = Object.values(patterns).map((pattern) => `(${pattern})`);
      const tokens = new RegExp(each.join('|'), 'gu');
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details:not(.filter)'))
        folded.open = true;
      const texts = document.createTreeWalker(
        hasFrame ? document.body : (document.querySelector('main') ?? document.body),
        NodeFilter.SHOW_TEXT,
      );
      const found: Found[] = [];
      for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
        if (node.data.trim() === '' || node.parentElement?.closest('script, style, template, noscript, svg, code'))
          continue;
        const inside = [...node.data.matchAll(tokens)].map((match) => ({
          from: match.index,
          to: match.index + match[0].length,
          kind: kinds[match.slice(1).findIndex(Boolean)] ?? '',
        }));
        const whole = inside.filter(({ kind }) => kind !== 'web address');
        if (whole.length > 0) found.push({ node, tokens: whole });
      }
      (globalThis as WithFound).found = found;
    },
    [TOKENS, withFrame] as const,
  );

/**
 * Returns the tokens that are on two lines. Some breaks are allowed. A financial year may break, but not in the title of a page or card.
 * A word that is wider than the page's line may break. An e-mail address, reference or date with its time that is too wide may
 * break, but only after one of its signs or spaces. A range of times may also break there, if its cell is too narrow.
 */
const torn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const rectsOf = (node: Text, from = 0, to = node.length): DOMRect[] => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const areOneLine = ([first, ...others]: readonly DOMRect[]): boolean =>
      !first || others.every(({ top, bottom }) => top < first.bottom - 2 && bottom > first.top + 2);
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const wrap = document.querySelector('.wrap') ?? document.body;
    const line = document.documentElement.clientWidth - 2 * Number.parseFloat(getComputedStyle(wrap).paddingLeft);
    const sumOf = (rects: readonly DOMRect[]): number => rects.reduce((sum, { width }) => sum + width, 0);
    const isWide = (rects: readonly DOMRect[]): boolean => sumOf(rects) > line * 0.7;
    const breaksWell = (node: Text, from: number, to: number): boolean => {
      for (let at = from; at < to - 1; at += 1)
        if (!areOneLine(rectsOf(node, at, at + 2)) && !/[/@.,\s-]/.test(node.data.charAt(at))) return false;
      return true;
    };
    return ((globalThis as WithFound).found ?? []).flatMap(({ node, tokens }) => {
      if (areOneLine(rectsOf(node))) return [];
      return tokens.flatMap(({ from, to, kind }) => {
        const rects = rectsOf(node, from, to);
        const isLongRange =
          kind === 'range of times' &&
          sumOf(rects) > 0.8 * (node.parentElement?.closest('td, p, li')?.clientWidth ?? 0);
        const mayBreak = kind === 'financial year' && !node.parentElement?.closest('h1, .pic h3');
        if (mayBreak || areOneLine(rects) || !node.parentElement?.checkVisibility() || isClipped(node.parentElement))
          return [];
        if ((isWide(rects) || isLongRange) && (kind === 'word' || breaksWell(node, from, to))) return [];
        const around = node.parentElement.closest('[class], td, th, li')?.cloneNode();
        const where = around instanceof Element ? around.outerHTML.slice(0, 100) : '';
        return [`${kind} “${node.data.slice(from, to)}” is torn in ${node.parentElement.localName} of ${where}`];
      });
    });
  });

/**
 * Returns the texts that are cut off, and the table cells that are narrower than their content. A title may be cut if it is a
 * link to a page with the whole title. The excerpt of a search result may be cut, because it is only a part of a text.
 */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const [wide, high] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
      if (Math.max(wide, high) < 2 || element.clientWidth <= 1 || element.textContent.trim() === '') return [];
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const isNarrow = display === 'table-cell' && wide > 1;
      const isCut = (overflowX === 'hidden' && wide > 1) || (overflowY === 'hidden' && high > 1);
      if ((!isNarrow && !isCut) || element.matches('a, .result__text') || isClipped(element)) return [];
      return [`${Math.max(wide, high)} px too small for its text: ${element.outerHTML.slice(0, 120)}`];
    });
  });

/** Returns the lines of prose with more than `most` letters. A letter and its vowel sign in Devanagari count as one. */
const longLines = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const range = document.createRange();
    const letters = new Intl.Segmenter();
    const prose = [
      'main :is(.prose :is(p, li, dd), .row p:not(.kv), .page-head p, .result__text, .notice > p, .lost div > p)',
      'main :is(.band--close, .band--close > section, article > section, form) > p:not(.kv)',
    ].join();
    return [...document.querySelectorAll(prose)].flatMap((block) => {
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
        if (node.parentElement?.closest('.vh') || node.parentElement?.closest('p, li, dd') !== block) continue;
        for (const { index, 0: word } of node.data.matchAll(/\S+\s*/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const place = Math.round(range.getBoundingClientRect().bottom);
          lines.set(place, (lines.get(place) ?? '') + word);
        }
      }
      return [...lines.values()].flatMap((line) => {
        const count = [...letters.segment(line.trim())].length;
        return count > limit && block.checkVisibility() ? [`${count} letters in one line: ${line}`] : [];
      });
    });
  }, most);

/** Hides the page. Everything keeps its place, and to paint the page in all sizes would take a third of the time. */
export const unpaint = (page: Page): Promise<string> =>
  page.evaluate(() => (document.documentElement.style.visibility = 'hidden'));

const WIDTHS = [320, 360, 768, 1024, 1280, 1920];
/** Each is the narrowest width of one of the page's arrangements. Only these are tested with large letters and wide spacing. */
const NARROWEST = [320, 768, 1024, 1280];
/** The text spacing of success criterion 1.4.12 in WCAG 2.1. */
const SPACED = `
  .spaced * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  .spaced p { margin-bottom: 2em !important; }
`;
/**
 * The largest letters together with wide spacing are not tested. The settings have no such choice, and no line is then long
 * enough. Cut texts are tested only with the usual letters, because boxes grow with the letters.
 */
const LOOKS = [
  { name: 'usual letters', size: '', isSpaced: false },
  { name: 'letters of 24 px', size: '24px', isSpaced: false },
  { name: 'wide spacing', size: '', isSpaced: true },
];
const MOST_LETTERS = 75;

async function faultsAt(page: Page, width: number, { size, isSpaced }: (typeof LOOKS)[number]): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const found = [...(await torn(page)), ...(await overflow(page))];
  if (size || isSpaced) return found;
  found.push(...(await cutOff(page)));
  if (width >= 768) found.push(...(await longLines(page, MOST_LETTERS)));
  return found;
}

/**
 * Returns the layout faults at all widths, and at some also with large letters and with wide spacing: overflow, broken tokens,
 * cut texts and long lines. Looks at the content, and with `withFrame` also at the header and footer. Leaves the page hidden,
 * and the folded parts of the content open.
 */
export async function layoutFaults(page: Page, withFrame = false): Promise<string[]> {
  await addRules(page, SPACED);
  await findTokens(page, withFrame);
  await unpaint(page);
  const faults: string[] = [];
  // The outer loop changes the letters, because a change of the letters takes longer than a change of the width.
  for (const look of LOOKS) {
    await page.evaluate(({ size, isSpaced }) => {
      document.documentElement.style.fontSize = size;
      document.documentElement.classList.toggle('spaced', isSpaced);
    }, look);
    for (const width of look.size || look.isSpaced ? NARROWEST : WIDTHS)
      faults.push(...(await faultsAt(page, width, look)).map((fault) => `${width} px, ${look.name}: ${fault}`));
  }
  return faults;
}
