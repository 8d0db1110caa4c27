// What a finished page gives to the packs: its text, compressed once, and what an index says of it.
import path from 'node:path';
import type { Lang } from '../../src/i18n/lang.ts';
import { JOB_CATEGORIES, paths, sectionOf } from '../../src/routes.ts';
import { documentOf } from './document.ts';
import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';
import { hookHtml } from '../../src/lib/hooks.ts';
import type { Html } from '../../src/lib/html.ts';
import { plainHtml, wordsOf } from './plain-html.ts';
import { packed, type Packed } from './zip.ts';

/** What can be applied for, or bid for, on one page of a list. */
export interface Notices {
  readonly list: 'tenders' | 'jobs';
  /** Its place among the lists of a pack. */
  readonly order: number;
  /** Of the page. */
  readonly title: string;
  /** The heads of the columns. */
  readonly head: Html | undefined;
  readonly rows: readonly Html[];
}

export interface PagePart {
  readonly lang: Lang;
  /** Without its language. */
  readonly path: string;
  /** `https://www.example.org` */
  readonly origin: string;
  /** Its heading, and the language that is in, where it is not the page's. */
  readonly title: string;
  readonly titleLang: string | undefined;
  /** The day its content last changed. */
  readonly updated: string | undefined;
  /** The day that what it tells of was published or took place, and as it is written. */
  readonly dated: { readonly day: string; readonly words: string } | undefined;
  readonly packed: Packed;
  readonly notices?: Notices;
}

/** Pages that are of use on the site only. */
const ONLY_THERE = /^\/(search|feedback|packs|notice-sheet|404)(\/|$)/;
const PERIOD = /^\/tenders\/(\d+)\/(\d+)/;
const DAY = /^\d{4}-\d{2}-\d{2}/;
const IS_OPEN = /\bstate--(open|soon)\b/;
/** With its quotes: where an editor's words stand in an attribute they have none. */
const MAIN = '<main id="main"';
const TIME = /<time\b[^>]*\bdatetime="([^"]+)"[^>]*>([\s\S]*?)<\/time>/;

const decoded = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};

/** Where the text of a page stands in the pack; `undefined` for an address that is no page of it. */
export function textFileOf(address: string, lang: Lang): string | undefined {
  const own = lang === 'hi' ? /^\/hi(?=\/|$)/ : /^(?!\/hi(?:\/|$))/;
  if (!own.test(address)) return undefined;
  const bare = address.replace(own, '') || '/';
  if (ONLY_THERE.test(bare) || bare.includes('.') || bare.includes('?')) return undefined;
  return `text${decoded(bare === '/' ? '/home' : bare)}.html`;
}

type LinkMaker = (address: string) => string;

/** Full addresses, for what stands in a file of its own. */
const fullAddress =
  (origin: string): LinkMaker =>
  (address) =>
    /^\/(?!\/)/.test(address) ? origin + address : address;

/** What a link of a page becomes in the pack: the way to another file, or the full address. */
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

/** Every element below one, in the order of the page. */
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

/** Of a page that is in no pack nothing. */
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
