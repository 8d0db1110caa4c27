// Takes from a finished page what the packs need: its text, compressed once, and its entry in the index.
import path from 'node:path';
import type { Lang } from '../../src/i18n/lang.ts';
import { JOB_CATEGORIES, paths, sectionOf } from '../../src/routes.ts';
import { documentOf } from './document.ts';
import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';
import { hookHtml } from '../../src/lib/hooks.ts';
import type { Html } from '../../src/lib/html.ts';
import { plainHtml, wordsOf } from './plain-html.ts';
import { packed, type Packed } from './zip.ts';

/** The open tenders or jobs on one list page. */
export interface Notices {
  readonly list: 'tenders' | 'jobs';
  /** The position of this list in the pack. */
  readonly order: number;
  /** The title of the page. */
  readonly title: string;
  /** The column headings. */
  readonly head: Html | undefined;
  readonly rows: readonly Html[];
}

export interface PagePart {
  readonly lang: Lang;
  /** Path without the language. */
  readonly path: string;
  /** `https://www.example.org` */
  readonly origin: string;
  /** The heading, and its language if it differs from the page's. */
  readonly title: string;
  readonly titleLang: string | undefined;
  /** The day when its content last changed. */
  readonly updated: string | undefined;
  /** The day of publication or of the event, and the same day in words. */
  readonly dated: { readonly day: string; readonly words: string } | undefined;
  readonly packed: Packed;
  readonly notices?: Notices;
}

/** Pages that are useful only on the site. */
const ONLY_THERE = /^\/(search|feedback|packs|notice-sheet|404)(\/|$)/;
const PERIOD = /^\/tenders\/(\d+)\/(\d+)/;
const DAY = /^\d{4}-\d{2}-\d{2}/;
const IS_OPEN = /\bstate--(open|soon)\b/;
/** With quotes, so that it cannot match text in an attribute: quotes are escaped there. */
const MAIN = '<main id="main"';
const TIME = /<time\b[^>]*\bdatetime="([^"]+)"[^>]*>([\s\S]*?)<\/time>/;

const decoded = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};

/** The file of a page in the pack; `undefined` if the pack does not have it. */
export function textFileOf(address: string, lang: Lang): string | undefined {
  const own = lang === 'hi' ? /^\/hi(?=\/|$)/ : /^(?!\/hi(?:\/|$))/;
  if (!own.test(address)) return undefined;
  const bare = address.replace(own, '') || '/';
  if (ONLY_THERE.test(bare) || bare.includes('.') || bare.includes('?')) return undefined;
  return `text${decoded(bare === '/' ? '/home' : bare)}.html`;
}

type LinkMaker = (address: string) => string;

/** Makes full addresses, for a page that is a pack of one file. */
const fullAddress =
  (origin: string): LinkMaker =>
  (address) =>
    /^\/(?!\/)/.test(address) ? origin + address : address;

/** Makes links to other files of the pack, or full addresses to the site. */
function linkFrom(file: string, origin: string, lang: Lang): LinkMaker {
  return (address) => {
    const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    if (!/^\/(?!\/)/.test(own)) return address;
    const [, before = '', after = ''] = /^([^#]*)(.*)$/s.exec(own) ?? [];
    const target = textFileOf(before, lang);
    return target ? encodeURI(path.posix.relative(path.posix.dirname(file), target)) + after : origin + own;
  };
}

function datedOn(address: string, main: string): PagePart['dated'] {
  const [, month, year] = PERIOD.exec(address) ?? [];
  if (month && year) return { day: `${year}-${month.padStart(2, '0')}`, words: '' };
  const hasDay = !['screens', 'pages', 'listings', 'further'].includes(sectionOf(address));
  const [, day = '', words = ''] = (hasDay ? TIME.exec(main) : undefined) ?? [];
  return DAY.test(day) ? { day: day.slice(0, 10), words: wordsOf(words).replace(/,.*$/, '') } : undefined;
}

const LISTS: readonly (readonly [list: Notices['list'], path: string, row: 'tr' | 'article'])[] = [
  ['tenders', paths.tenders, 'tr'],
  ...JOB_CATEGORIES.map((one) => ['jobs', paths.jobs(one), 'article'] as const),
];

type Element = DefaultTreeAdapterTypes.Element;

/** All descendant elements in document order. */
const elementsIn = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []));
const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

function noticesOn(address: string, main: string, title: string, plain: (html: string) => Html): Notices | undefined {
  const found = LISTS.find(([, list]) => address === list || address.startsWith(`${list}/page/`));
  if (!found) return undefined;
  const [list, , row] = found;
  const elements = elementsIn(parseFragment(main));
  const isOpen = (one: Element): boolean =>
    elementsIn(one).some((chip) => IS_OPEN.test(attributeOf(chip, 'class') ?? ''));
  const head = elements.find(({ tagName }) => tagName === 'thead');
  const rows = elements.filter((one) => one.tagName === row && attributeOf(one, 'id') !== undefined && isOpen(one));
  return {
    list,
    order: LISTS.indexOf(found),
    title,
    head: head && plain(serializeOuter(head)),
    rows: rows.map((one) => plain(serializeOuter(one))),
  };
}

/** Undefined for a page that is in no pack. */
export async function pagePart(name: string, html: string): Promise<PagePart | undefined> {
  const lang: Lang = /^hi[/.]/.test(name) ? 'hi' : 'en';
  const address = `/${name.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
  const file = textFileOf(address, lang);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const [start, end] = [html.indexOf(MAIN), html.lastIndexOf('</main>')];
  if (!file || !canonical || start < 0 || end < 0) return undefined;
  const { origin } = new URL(canonical);
  const main = html.slice(html.indexOf('>', start) + 1, end);
  const shown = plainHtml(main, { href: linkFrom(file, origin, lang) });
  const [, attributes = '', heading = ''] = /<h1\b([^>]*)>([\s\S]*?)<\/h1>/.exec(shown.text) ?? [];
  const title = wordsOf(heading);
  const bare = address.replace(/^\/hi(?=\/|$)/, '') || '/';
  const mark = main.lastIndexOf(hookHtml('dated').text);
  const updated = mark < 0 ? undefined : TIME.exec(main.slice(mark))?.[1]?.slice(0, 10);
  const notices = noticesOn(bare, main, title, (piece) => plainHtml(piece, { href: fullAddress(origin) }));
  return {
    lang,
    path: bare,
    origin,
    title,
    titleLang: / lang="([^"]*)"/.exec(attributes)?.[1],
    updated,
    dated: datedOn(bare, main),
    packed: await packed(
      documentOf({
        lang,
        title,
        source: canonical,
        updated,
        body: shown,
        up: '../'.repeat(file.split('/').length - 1),
      }),
    ),
    ...(notices && { notices }),
  };
}
