// Makes the packs (zip files with pages) again when one of their pages has changed.
import { piecesOf } from '../build/page-scan.ts';
import { registerLang } from '../packs/pack-files.ts';
import { packFactsOf, type PackFacts, packsOf } from '../packs/packs.ts';
import type { LiveTree } from './live-tree.ts';
import type { Rendered } from './warm-pages.ts';

/** Returns the packs and the pages that offer them. The key is the file name, the value is the hash of the content. */
export type LivePacks = (rendered: readonly Rendered[]) => ReadonlyMap<string, string>;

interface PackedPage extends PackFacts, Pick<Rendered, 'file' | 'sha' | 'rendering'> {}

export function openLivePacks({ read, store }: Pick<LiveTree, 'read' | 'store'>): LivePacks {
  let pages: ReadonlyMap<string, PackedPage> = new Map();
  let made: ReadonlyMap<string, string> | undefined;

  /**
   * True if a page has the same text as before, even if its menu has changed. For the page that offers the packs, the menu must
   * also be the same.
   */
  const isSame = ({ sha, rendering }: Rendered, before: PackedPage): boolean =>
    before.sha === sha || (before.offers === undefined && rendering !== undefined && before.rendering === rendering);

  /** Returns what the packs need from a page. The result is cached, so an unchanged page is not read again. */
  const packedPage = (page: Rendered): PackedPage => {
    const { file, sha, rendering } = page;
    const before = pages.get(file);
    if (before && isSame(page, before)) return before;
    const html = read(sha).toString();
    return { file, sha, rendering, ...packFactsOf(file, html, piecesOf(file, html)) };
  };

  const make = (of: readonly PackedPage[]): ReadonlyMap<string, string> =>
    new Map([...packsOf(of)].map(([file, bytes]) => [file, store(bytes)]));

  const isPacked = ({ part, offers, register }: PackedPage): boolean => (part ?? offers ?? register) !== undefined;

  return (rendered) => {
    const all = rendered.filter(({ file }) => file.endsWith('.html') || registerLang(file)).map(packedPage);
    const [now, before] = [all.filter(isPacked), [...pages.values()].filter(isPacked)];
    if (now.length !== before.length || now.some((page, index) => page !== before[index])) made = undefined;
    pages = new Map(all.map((page) => [page.file, page]));
    return (made ??= make(now));
  };
}
