// Makes the packs (zip files with pages) again when one of their pages has changed.
import pLimit from 'p-limit';
import { piecesOf } from '../build/page-scan.ts';
import { packFactsOf, type PackFacts, packsOf } from '../packs/packs.ts';
import type { LiveTree } from './live-tree.ts';
import type { Rendered } from './warm-site.ts';

/** Returns the packs and the pages that offer them. The key is the file name, the value is the hash of the content. */
export type LivePacks = (rendered: readonly Rendered[]) => Promise<ReadonlyMap<string, string>>;

interface PackedPage extends PackFacts {
  readonly file: string;
  readonly sha: string;
}

const AT_ONCE = 8;

export function openLivePacks({ read, store }: Pick<LiveTree, 'read' | 'store'>): LivePacks {
  const atOnce = pLimit(AT_ONCE);
  let pages: ReadonlyMap<string, PackedPage> = new Map();
  let made: ReadonlyMap<string, string> | undefined;

  /** Returns what the packs need from a page. The result is cached, so an unchanged page is not read again. */
  const packedPage = async ({ file, sha }: Rendered): Promise<PackedPage> => {
    const before = pages.get(file);
    if (before?.sha === sha) return before;
    const html = (await read(sha)).toString();
    return { file, sha, ...packFactsOf(file, html, piecesOf(file, html)) };
  };

  const make = async (of: readonly PackedPage[]): Promise<ReadonlyMap<string, string>> => {
    const packs = new Map<string, string>();
    for (const [file, bytes] of packsOf(of)) packs.set(file, await store(bytes));
    return packs;
  };

  const isPacked = ({ part, offers }: PackedPage): boolean => (part ?? offers) !== undefined;

  return async (rendered) => {
    const html = rendered.filter(({ file }) => file.endsWith('.html'));
    const all = await Promise.all(html.map((page) => atOnce(() => packedPage(page))));
    const [now, before] = [all.filter(isPacked), [...pages.values()].filter(isPacked)];
    if (now.length !== before.length || now.some((page, index) => page !== before[index])) made = undefined;
    pages = new Map(all.map((page) => [page.file, page]));
    return (made ??= await make(now));
  };
}
