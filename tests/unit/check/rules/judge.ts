// Judges the small site of good-site.ts, as a test has changed it.
import { parse } from '../../../../scripts/check/html.ts';
import { runChecks } from '../../../../scripts/check/rules/checks.ts';
import type { Served } from '../../../../scripts/check/rules/served.ts';
import { type RawPage, siteOf } from '../../../../scripts/check/rules/site.ts';

export type Files = Record<string, string>;
/** Writes a fault into the files of the good site. */
export type Plant = (files: Files) => void;

/** Most pages of a planted site are those of the good one. */
const trees = new Map<string, ReturnType<typeof parse>>();
const treeOf = (html: string): ReturnType<typeof parse> => {
  const tree = trees.get(html) ?? parse(html);
  trees.set(html, tree);
  return tree;
};
const pagesOf = (files: Files): RawPage[] =>
  Object.entries(files)
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => ({ file, html, tree: treeOf(html) }));

export const judge = (files: Files, served?: Served, most?: number) =>
  runChecks(
    siteOf(
      {
        names: Object.keys(files),
        read: (file) => files[file],
        bytesOf: (file) => files[file]?.length,
        pages: () => pagesOf(files),
      },
      { owners: [], portals: ['india.gov.in'], served },
    ),
    most,
  );

/** Replaces a text in one file, and fails if it is not there. */
export const inFile =
  (file: string, from: string | RegExp, to: string): Plant =>
  (files) => {
    const before = files[file] ?? '';
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has no ${String(from)}`);
    files[file] = after;
  };

export const faulty = ({ rows }: Awaited<ReturnType<typeof judge>>): Record<string, readonly string[]> =>
  Object.fromEntries(
    [...rows]
      .filter(([, { count }]) => count > 0)
      .map(([id, { faults }]) => [id, faults.map(({ path, at, found }) => `${path} ${at}: ${found}`)]),
  );
