// The text versions of PDFs: their list, their parts and their text.
import { limits } from '~/config';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { derived, derivedBy } from '~/lib/queries';
import type { PaperFacts } from '~/media/papers/facts';
import { keptFacts, keptText } from '~/media/papers/reader';
import { type Download, download } from '../files';
import { report } from '../door/report';
import { rawHtml } from '../door/shapes';
import { richText } from '../kinds/rich-text';
import { pagePath } from '~/routes';
import { cutText } from '~/search/lead';
import type { OfferedPaper, SitePage } from '../site/kind';
import { storedFacts } from '../stored-facts';
import { getPapers } from './kept-files';
import { langOf, titleOf } from '../passports/matters';
import { textPath } from '../passports/passports';
import { getPrint } from '../passports/prints';
import { fileState, papersInOrder } from './register';
import { BETWEEN_PAGES, htmlOfPages } from './text-html';

/** A part of a document: the pages from number `first` to number `last`. A long document has several parts. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/** A PDF whose text is a page of the site, and the entries that offer the PDF. */
export interface TextVersion {
  readonly sha256: string;
  readonly path: string;
  readonly title: string;
  readonly titleLang: Lang;
  readonly lang: Lang;
  /**
   * The number of pages of the PDF. All parts together may have fewer pages, because a long document is not read to its end.
   */
  readonly pages: number;
  readonly parts: readonly Part[];
  /**
   * The first of the entries that offer the document. If neither this entry nor the PDF states a title of the file, the title
   * of this entry is the title of the text version.
   */
  readonly paper: OfferedPaper;
  readonly offers: readonly OfferedPaper[];
  /** True if several documents have this address. Then the page shows the text of none of them. */
  readonly isOfTwins: boolean;
}

/**
 * The largest size of a part after the best compression: this many bytes, or this share of the PDF's size if the share is
 * larger.
 */
const [MOST_BYTES, MOST_SHARE] = [11_000, 0.05];
/** No part may be larger than this, even if the PDF is very large, because a phone has to show the part. */
const LARGEST = 60_000;

/** Divides a document into parts that are small enough to load on a phone. */
export function partsOf({ weights = [], bytes = 0 }: Pick<PaperFacts, 'weights' | 'bytes'>): Part[] {
  const most = Math.min(LARGEST, Math.max(MOST_BYTES, bytes * MOST_SHARE)) - limits.frameBytes;
  const parts: Part[] = [];
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    const last = parts.at(-1);
    const fits = last !== undefined && sum + weight <= most;
    sum = fits ? sum + weight : weight;
    if (fits) parts[parts.length - 1] = { ...last, last: index + 1 };
    else parts.push({ first: index + 1, last: index + 1 });
  }
  return parts;
}

/** A longer title fills the screen of a phone. */
const MOST_TITLE = 160;

interface Readable {
  readonly address: string;
  readonly sha256: string;
  readonly facts: PaperFacts;
  readonly offers: readonly OfferedPaper[];
}

/**
 * All PDFs that have text and that entries offer, by the path of their text version. Two addresses with the same bytes are one
 * document.
 */
const getReadable = derived(async (): Promise<ReadonlyMap<string, readonly Readable[]>> => {
  const all = await Promise.all(
    [...(await getPapers())].map(async ([address, papers]): Promise<Readable[]> => {
      const offers = papers.filter(({ withdrawnOn }) => withdrawnOn === undefined);
      if (offers.length === 0 || !(await storedFacts(address))) return [];
      const print = await getPrint(address);
      const facts = print && !print.fault ? await keptFacts(print.sha256) : undefined;
      return print && facts?.readable === 'text' ? [{ address, sha256: print.sha256, facts, offers }] : [];
    }),
  );
  const same = Map.groupBy(all.flat(), ({ sha256 }) => sha256);
  const documents = [...same.values()]
    .flatMap(([one, ...others]) => (one ? { ...one, offers: [one, ...others].flatMap(({ offers }) => offers) } : []))
    .sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
  const byPath = Map.groupBy(documents, ({ sha256 }) => textPath(sha256));
  for (const { address } of [...byPath.values()].flatMap((those) => (those.length > 1 ? those : [])))
    report({
      kind: 'document',
      address,
      about: 'twin',
      detail:
        'its hash begins like the hash of another document, which only happens if somebody makes it so; both have no text version; publish both again from their original files',
    });
  return byPath;
});

function versionOf({ sha256, facts, offers: all }: Readable, lang: Lang): TextVersion[] {
  const offers = papersInOrder(all, lang);
  const [paper] = offers;
  if (!paper) return [];
  const written = langOf(facts) ?? paper.lang;
  const own = paper.file.title || undefined;
  const title = cutText(own ?? titleOf(facts) ?? paper.title, MOST_TITLE);
  return [
    {
      sha256,
      title,
      lang: written,
      paper,
      offers,
      path: textPath(sha256),
      parts: partsOf(facts),
      pages: facts.pages ?? 0,
      titleLang: own === undefined && titleOf(facts) !== undefined ? written : paper.lang,
      isOfTwins: false,
    },
  ];
}

/**
 * If several documents have the same address, returns one text version without text instead of them. An address contains only a
 * few digits of a hash, so a patient attacker can make a document with the address of another document. A visitor who follows
 * an old link must not see the attacker's text.
 */
const twinsOf = (twins: readonly Readable[], lang: Lang): TextVersion[] =>
  twins.slice(0, 1).flatMap((one) =>
    versionOf(one, lang).map((version) => ({
      ...version,
      title: texts(lang)('text_version:twins'),
      titleLang: lang,
      offers: papersInOrder(
        twins.flatMap(({ offers }) => offers),
        lang,
      ),
      parts: [{ first: 1, last: 0 }],
      pages: 0,
      isOfTwins: true,
    })),
  );

/** All text versions. A title is in the language of the page if it exists in this language. */
export const getTextVersions = derivedBy(async (lang: Lang): Promise<readonly TextVersion[]> => {
  const byPath = [...(await getReadable()).values()];
  return byPath.flatMap((those) =>
    those.length > 1 ? twinsOf(those, lang) : those.flatMap((one) => versionOf(one, lang)),
  );
});

/**
 * Returns the warnings for a reader of the text. `mixed`: some tenders with the file are cancelled, but not all. `changed`: a
 * later document changes the file. `ended`: the file is no longer valid in any entry.
 */
export function warningsOf(offers: readonly OfferedPaper[]): ('mixed' | 'changed' | 'ended')[] {
  const states = new Set(offers.map(fileState));
  const counts = states.has('current') || states.has('changed');
  return [
    ...(counts && states.has('cancelled') ? (['mixed'] as const) : []),
    ...(states.has('current') ? [] : [states.has('changed') ? ('changed' as const) : ('ended' as const)]),
  ];
}

/** The PDF of a text version, as a link with its passport (the facts from the inside of the file). */
export async function downloadOf({ paper, title }: TextVersion): Promise<Download> {
  const file = await download(paper.file);
  return { ...file, title, passport: file.passport && { ...file.passport, text: undefined } };
}

export interface TextPage {
  readonly number: number;
  /** Safe HTML. It is empty for a page without text. */
  readonly html: string;
}

/** The text of a part, page by page. */
export async function textOfPart(version: TextVersion, { first, last }: Part): Promise<TextPage[]> {
  const { sha256, lang, title, isOfTwins } = version;
  if (isOfTwins) return [];
  const pages = ((await keptText(sha256)) ?? []).slice(first - 1, last);
  const place = { written: lang, prefix: `p${first}-`, under: title };
  const { html } = await richText(rawHtml.parse(htmlOfPages(pages)), lang, `documents/${sha256}`, place);
  return html.split(BETWEEN_PAGES).map((one, index) => ({ number: first + index, html: one }));
}

/** The addresses of all text versions, for search engines. */
export const getTextPages = derivedBy(async (lang: Lang): Promise<Pick<SitePage, 'path' | 'updatedAt'>[]> =>
  (await getTextVersions(lang)).flatMap(({ path, parts, paper }) =>
    parts.map((_, index) => ({ path: pagePath(path, index + 1), updatedAt: paper.publishedOn })),
  ),
);
