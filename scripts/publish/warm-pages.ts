// Renders the pages of the site. Each page is a query (a cached value that is computed again if its inputs change). A page is
// made in two steps. The first step renders the page's own content, with marks in place of the masthead and the foot. The
// second step inserts these two parts. After a change of the menu, only the second step is repeated, with the stored bytes of
// the first step. For 10,000 pages, this saves half a minute.
import type { RouteData } from 'astro';
import { betweenMarks, type Part, withMarks } from '../../src/lib/page-parts.ts';
import { addNote, createQuery, hasFailedInput, readQuery, selectQuery, untracked } from '../../src/lib/queries.ts';
import type { Query } from '../../src/lib/query.ts';
import { type BundledApp, fileOf, renderFile } from '../build/bundled-app.ts';
import { factsOf, type PageFacts, piecesOf } from '../build/page-scan.ts';
import { LITE, liteTwin } from '../serve/lite-twin.ts';
import { joinInto, newScratch, type Scratch } from './scratch.ts';

/** The stored bytes of a page or of its light version. */
interface Version {
  readonly sha: string;
  /** The bytes at which each part begins and ends. */
  readonly parts: readonly (readonly [from: number, to: number])[];
}

/** A rendered file of the site. */
export interface Rendered extends PageFacts, Version {
  /** The path inside the site, with `/` between folders. */
  readonly file: string;
  /** The light version of the page, for browsers that save data. Unset if the page has no light version. */
  readonly lite?: Version & { readonly file: string };
  /** The number of the rendering from which the page was made. Unset if its parts cannot be replaced. */
  readonly rendering: number | undefined;
}

/** Stores contents by their hash. */
export interface PageContents {
  /** Writes a content before it returns. The caller may use the memory of `bytes` again. */
  readonly store: (bytes: Buffer) => string;
  /** Returns a content, in new memory or in `scratch`. Throws if there is no such content. */
  readonly read: (sha: string, scratch?: Scratch) => Buffer;
}

export interface KnownRoute {
  readonly route: RouteData;
  readonly name: string;
  /** The addresses of the route's pages, with the props of each page. */
  readonly paths: Query<ReadonlyMap<string, unknown>>;
}

type Renderer = Pick<BundledApp, 'render'>;

/** The pieces of a page, and of its light version, before, between and after its parts. */
interface Own {
  readonly page: readonly Buffer[];
  readonly lite: readonly Buffer[] | undefined;
}

interface Rendering {
  readonly number: number;
  readonly parts: readonly Part[];
  readonly facts: PageFacts;
}

const HAS_PICTURE = /<img|<picture/;

const cutAtMarks = (text: string): Buffer[] => betweenMarks(text).map((piece) => Buffer.from(piece));

/** Returns the stored bytes without the parts. */
function cut(bytes: Buffer, parts: Version['parts']): Buffer[] {
  const starts = [0, ...parts.map(([, to]) => to)];
  return starts.map((start, index) => bytes.subarray(start, parts[index]?.[0]));
}

/**
 * Memory for a stored page, its stored light version, and the new page. All pages use the same memory, because they are made
 * one after the other.
 */
const [pageBefore, liteBefore, whole] = [newScratch(), newScratch(), newScratch()];

/** The bytes of the latest parts. All pages of a section share their parts. */
const partBytes = new Map<string, Buffer>();
const MOST_PARTS = 100;

function bytesOf(part: string): Buffer {
  const known = partBytes.get(part);
  if (known) return known;
  if (partBytes.size >= MOST_PARTS) partBytes.clear();
  const bytes = Buffer.from(part);
  partBytes.set(part, bytes);
  return bytes;
}

/** Joins pieces and parts. Each part follows its piece. The bytes are valid until the next call. */
function joined(pieces: readonly Buffer[], parts: readonly Buffer[]): { bytes: Buffer; parts: Version['parts'] } {
  const places: [number, number][] = [];
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    const from = length + piece.length;
    length = from + (parts[index]?.length ?? 0);
    if (parts[index]) places.push([from, length]);
  }
  const all = pieces.flatMap((piece, index) => [piece, ...(parts[index] ? [parts[index]] : [])]);
  return { bytes: joinInto(whole, all), parts: places };
}

/**
 * Returns the last version of a page that could not be rendered. An entry that breaks its page must not stop the other pages.
 * But if a source of content cannot be read, the publish stops.
 */
function lastGood<Value>(file: string, error: unknown, before: Value | undefined): Value {
  const detail = error instanceof Error ? error.message : String(error);
  if (hasFailedInput()) throw error;
  const address = `/${file.replace(/(^index)?\.html$/, '')}`;
  if (before === undefined) throw new Error(`The page ${address} could not be rendered: ${detail}`, { cause: error });
  addNote({ kind: 'held-back', address, detail, lastGood: true });
  return before;
}

/** Scans a page whose parts show pictures: its light version also differs inside the parts. */
function scanned(file: string, bytes: Buffer, store: PageContents['store']): Rendered {
  const text = bytes.toString();
  const pieces = piecesOf(file, text);
  const twin = liteTwin(text, pieces);
  const lite = twin === undefined ? {} : { lite: { file: file + LITE, sha: store(Buffer.from(twin)), parts: [] } };
  return { file, sha: store(bytes), parts: [], rendering: undefined, ...lite, ...factsOf(file, text, pieces) };
}

let renderings = 0;

/** Returns a function that makes a page from its last version or from nothing. `props` is the query of its props. */
function pageMaker(app: Renderer, contents: PageContents, known: { route: RouteData; file: string; props: Query }) {
  const { store, read } = contents;
  const { route, file, props } = known;
  /** The text of the last rendering, until a page is made from it. */
  let fresh: Own | undefined;

  const answer = (): Promise<Response> => renderFile(app, route, file);

  async function render(): Promise<Rendering> {
    const number = (renderings += 1);
    if (route.type === 'endpoint') {
      const bytes = Buffer.from(await (await answer()).arrayBuffer());
      fresh = { page: [bytes], lite: undefined };
      return { number, parts: [], facts: factsOf(file, bytes.toString(), []) };
    }
    const { text, parts } = await withMarks(async () => (await answer()).text());
    const pieces = piecesOf(file, text);
    const lite = liteTwin(text, pieces);
    fresh = { page: cutAtMarks(text), lite: lite === undefined ? lite : cutAtMarks(lite) };
    return { number, parts, facts: factsOf(file, text, pieces) };
  }

  const rendering = createQuery<Rendering>({
    async compute(before) {
      await readQuery(props);
      return render().catch((error: unknown) => lastGood(file, error, before));
    },
  });

  /** Returns the page's own pieces: from its new rendering, or from its last version if this version has the same rendering. */
  function ownOf(number: number, before: Rendered | undefined): Own | undefined {
    const own = fresh;
    fresh = undefined;
    if (own || before?.rendering !== number) return own;
    const { sha, parts, lite } = before;
    try {
      const page = cut(read(sha, pageBefore), parts);
      return { page, lite: lite && cut(read(lite.sha, liteBefore), lite.parts) };
    } catch {
      // The stored content was deleted, because another version of the page was published (this happens to the page that offers
      // packs).
      return undefined;
    }
  }

  return async (before: Rendered | undefined): Promise<Rendered> => {
    const { number, parts, facts } = await readQuery(rendering);
    const current = (): Promise<(string | undefined)[]> => Promise.all(parts.map((part) => part()));
    let shown = await current();
    let own = shown.includes(undefined) ? undefined : ownOf(number, before);
    if (!own) {
      // A part has new content that no page has rendered yet.
      try {
        await untracked(render);
      } catch (error) {
        return lastGood(file, error, before);
      }
      shown = await current();
      own = ownOf(number, before);
    }
    // No `await` may follow here, because the bytes are in memory that all pages share.
    const html = shown.map((one) => bytesOf(one ?? ''));
    const version = (pieces: readonly Buffer[]): Version => {
      const { bytes, parts: places } = joined(pieces, html);
      return { sha: store(bytes), parts: places };
    };
    if (shown.some((one) => HAS_PICTURE.test(one ?? '')))
      return scanned(file, joined(own?.page ?? [], html).bytes, store);
    const page = version(own?.page ?? []);
    const lite = own?.lite && { file: file + LITE, ...version(own.lite) };
    return { file, ...page, rendering: number, ...(lite && { lite }), ...facts };
  };
}

/** Returns a function that finds or makes the query of a page. A query computes its value again if an input changed. */
export function openPages(
  app: Renderer,
  contents: PageContents,
): (route: KnownRoute, pathname: string) => Query<Rendered> {
  /** The queries of each route, by the path of the page. */
  const routes = new Map<string, Map<string, Query<Rendered>>>();
  return ({ route, name, paths }, pathname) => {
    const pages = routes.get(name) ?? new Map<string, Query<Rendered>>();
    routes.set(name, pages);
    const found = pages.get(pathname);
    if (found) return found;
    const props = selectQuery(paths, (given) => given.get(pathname));
    const compute = pageMaker(app, contents, { route, file: fileOf(pathname, route), props });
    const page = createQuery({ compute }, () => pages.delete(pathname));
    pages.set(pathname, page);
    return page;
  };
}
