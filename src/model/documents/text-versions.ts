// The text versions of PDFs: which there are, in which parts, and their text.
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

/** Some pages of a document, by their numbers. A long document has several parts. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/** A PDF whose text has a page of the site, and the entries that offer it. */
export interface TextVersion {
  readonly sha256: string;
  readonly path: string;
  readonly title: string;
  readonly titleLang: Lang;
  readonly lang: Lang;
  /** The number of pages of the PDF. It may be more than the parts have. */
  readonly pages: number;
  readonly parts: readonly Part[];
  /** The first of the offers. */
  readonly paper: OfferedPaper;
  readonly offers: readonly OfferedPaper[];
  /** True if several documents have this address. The page then has the text of none. */
  readonly isOfTwins: boolean;
}

/** A page of the site may have so many bytes in the best compression, or this part of the PDF. */
const [MOST_BYTES, MOST_SHARE] = [11_000, 0.05];
/** No part is larger, however large the PDF is: a phone has to show it. */
const LARGEST = 60_000;

/** Cuts a document into parts that are small enough to load on a phone. */
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

/** All PDFs with text that entries offer, by the path of their text. Two addresses with the same bytes are one document. */
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
        'its hash begins like that of another document, which happens on purpose only; their text versions are left out; publish both again from their originals',
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
      ...{ sha256, title, lang: written, paper, offers, path: textPath(sha256), parts: partsOf(facts) },
      pages: facts.pages ?? 0,
      titleLang: own === undefined && titleOf(facts) !== undefined ? written : paper.lang,
      isOfTwins: false,
    },
  ];
}

/**
 * Stands in place of documents whose addresses are the same. An address has few digits of a hash: somebody with patience
 * can make a document for the address of another one. Its text must not be shown to whoever follows an old link.
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

/** The text versions, with titles in the language of the page if they exist in it. */
export const getTextVersions = derivedBy(async (lang: Lang): Promise<readonly TextVersion[]> => {
  const byPath = [...(await getReadable()).values()];
  return byPath.flatMap((those) =>
    those.length > 1 ? twinsOf(those, lang) : those.flatMap((one) => versionOf(one, lang)),
  );
});

/**
 * What a reader of the text must know first: that it has ended in some entries and counts in others (`mixed`), that what came
 * later counts too, or that it has ended in all.
 */
export function warningsOf(offers: readonly OfferedPaper[]): ('mixed' | 'changed' | 'ended')[] {
  const states = new Set(offers.map(fileState));
  const counts = states.has('current') || states.has('changed');
  return [
    ...(counts && states.has('cancelled') ? (['mixed'] as const) : []),
    ...(states.has('current') ? [] : [states.has('changed') ? ('changed' as const) : ('ended' as const)]),
  ];
}

/** The PDF of a text version, as a link with its passport. */
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
