// Builds all packs (zip files with pages), and writes their size and date into the page that offers them.
import { longDate } from '../../src/i18n/dates.ts';
import { unbroken } from '../../src/i18n/unbroken.ts';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { fileSize } from '../../src/i18n/numbers.ts';
import { texts } from '../../src/i18n/texts.ts';
import { href, type PackName, PACKS, packPath, paths } from '../../src/routes.ts';
import { escapeHtml } from '../../src/lib/escape.ts';
import { hookIn } from '../../src/lib/hooks.ts';
import { type Html, markup, trustedHtml } from '../../src/lib/html.ts';
import { elementsIn, type Piece } from '../../src/lib/read-html.ts';
import { readOwn } from '../../src/lib/read-own.ts';
import { documentOf, filterField } from './document.ts';
import { offerIn, offersPacks, registerLang } from './pack-files.ts';
import { CSS } from './sheet.ts';
import { type Notices, pagePart, type PagePart, textFileOf } from './page-part.ts';
import { siteIndex } from './site-index.ts';
import { verifyDocument } from './verify-document.ts';
import { packed, zipOf, type ZipFile } from '../../src/lib/zip.ts';

/** The facts that the packs need about a file of the site. */
export interface PackFacts {
  readonly part?: PagePart | undefined;
  /** The HTML of the page. Set only if the page offers packs. */
  readonly offers?: string;
  /** A part of the register of documents, as JSON. */
  readonly register?: string;
}

interface SitePage extends PackFacts {
  readonly file: string;
}

interface Pack {
  readonly bytes: Buffer;
  readonly updated: string | undefined;
}

const latest = (parts: readonly PagePart[]): string | undefined =>
  parts.reduce<string | undefined>((last, { updated }) => ((updated ?? '') > (last ?? '') ? updated : last), undefined);

const collator = new Intl.Collator('en', { numeric: true });

/** Sorts pages by address, with numbers in order, so that page 10 of a list comes after page 9, and 01 before 1. */
const byPage = (a: PagePart, b: PagePart): number => collator.compare(a.path, b.path) || (a.path < b.path ? -1 : 1);

type NoticePart = PagePart & { readonly notices: Notices };

const byListOrder = (a: NoticePart, b: NoticePart): number => a.notices.order - b.notices.order || byPage(a, b);

function table(title: string, lists: readonly Notices[]): Html {
  const rows = lists.flatMap((list) => list.rows.map(trustedHtml));
  return markup`<table class="grid-table" role="table"><caption class="vh">${title}</caption>${trustedHtml(lists[0]?.head ?? '')}<tbody role="rowgroup">${rows}</tbody></table>`;
}

function noticesHtml(lang: Lang, name: 'open-tenders' | 'open-jobs', parts: readonly NoticePart[]): Html {
  const t = texts(lang);
  const title = t(`packs:${name}`);
  const lists = parts.map(({ notices }) => notices);
  const head = markup`<h1>${title}</h1>${name === 'open-jobs' && markup`<p>${t('recruitment:warning')}</p>`}`;
  if (lists.every(({ rows }) => rows.length === 0)) return markup`${head}<p>${t('packs:none_open')}</p>`;
  if (name === 'open-tenders') return markup`${head}${filterField(lang, 'tbody tr')}${table(title, lists)}`;
  const groups = [...Map.groupBy(lists, (list) => list.title)].map(([group, own]) => {
    const rows = own.flatMap((list) => list.rows.map(trustedHtml));
    return rows.length > 0 && markup`<section data-part><h2>${group}</h2>${rows}</section>`;
  });
  return markup`${head}${filterField(lang, 'article')}${groups}`;
}

function noticesPack(lang: Lang, name: 'open-tenders' | 'open-jobs', parts: readonly PagePart[]): Pack {
  const list = name === 'open-tenders' ? 'tenders' : 'jobs';
  const own = parts.filter((part): part is NoticePart => part.notices?.list === list).sort(byListOrder);
  const updated = latest(own);
  const [first] = own;
  const text = documentOf({
    lang,
    title: texts(lang)(`packs:${name}`),
    source: `${first?.origin ?? ''}${href(first?.path ?? paths.home, lang)}`,
    updated,
    body: noticesHtml(lang, name, own),
  });
  return { updated, bytes: zipOf([{ name: `${name}-${lang}/index.html`, packed: packed(text), day: updated }]) };
}

function sitePack(lang: Lang, parts: readonly PagePart[], registers: readonly string[]): Pack {
  const updated = latest(parts);
  const folder = `whole-site-text-${lang}`;
  const own: [string, string][] = [
    ['index.html', siteIndex(lang, parts, updated)],
    ['reader.css', CSS],
  ];
  const files: ZipFile[] = [
    ...own.map(([name, text]) => ({ name: `${folder}/${name}`, packed: packed(text), day: updated })),
    ...parts.map((part) => ({
      name: `${folder}/${textFileOf(href(part.path, lang), lang)}`,
      packed: part.path === paths.verify ? packed(verifyDocument(part, registers)) : part.packed,
      day: part.updated,
    })),
  ];
  return { updated, bytes: zipOf(files) };
}

function factsOf(lang: Lang, { bytes, updated }: Pack): string {
  const t = texts(lang);
  const size = fileSize(bytes.length, lang);
  return updated ? t('packs:facts', { size, date: longDate(updated, lang) }) : t('packs:facts_undated', { size });
}

type MakePack = (lang: Lang, parts: readonly PagePart[], registers: readonly string[]) => Pack;

const makers: Record<PackName, MakePack> = {
  'open-tenders': (lang, parts) => noticesPack(lang, 'open-tenders', parts),
  'open-jobs': (lang, parts) => noticesPack(lang, 'open-jobs', parts),
  'whole-site-text': sitePack,
};

/** Writes the size and date of each pack into its place in the page. */
function withFacts(html: string, facts: ReadonlyMap<string, string>): string {
  let [filled, from] = ['', 0];
  for (const [start, ...inside] of elementsIn(readOwn(html), (tag) => hookIn(tag, 'pack') !== undefined)) {
    const end = inside.at(-1);
    if (end?.name === undefined) continue;
    filled += html.slice(from, start.to) + escapeHtml(unbroken(facts.get(hookIn(start, 'pack') ?? '') ?? ''));
    from = end.from;
  }
  return filled + html.slice(from);
}

/** Returns what the packs need from a file of the site. The result is empty if they do not need the file. */
export function packFactsOf(file: string, text: string, pieces: readonly Piece[]): PackFacts {
  if (registerLang(file)) return { register: text };
  const part = pagePart(file, pieces);
  return { ...(part && { part }), ...(offersPacks(file) && { offers: text }) };
}

/** Returns the packs and the pages that offer them, by file name. The map is empty if no page offers packs. */
export function packsOf(pages: readonly SitePage[]): Map<string, Buffer> {
  const made = new Map<string, Buffer>();
  for (const lang of LANGS) {
    const offering = pages.find(({ file }) => file === offerIn(lang));
    if (!offering?.offers) continue;
    const parts = pages.flatMap(({ part }) => (part?.lang === lang ? [part] : [])).sort(byPage);
    const registers = pages.flatMap(({ file, register }) => (registerLang(file) === lang ? (register ?? []) : []));
    const facts = new Map<string, string>();
    for (const name of PACKS) {
      const pack = makers[name](lang, parts, registers);
      made.set(packPath(name, lang).slice(1), pack.bytes);
      facts.set(name, factsOf(lang, pack));
    }
    made.set(offering.file, Buffer.from(withFacts(offering.offers, facts)));
  }
  return made;
}
