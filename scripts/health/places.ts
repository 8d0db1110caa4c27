// Finds the entries of the CMS that use a file or picture, and the titles of entries.
import type { Lang } from '../../src/i18n/lang.ts';
import { sectionOf } from './groups.ts';
import type { ReportLine } from './report.ts';

/** An entry of the CMS that uses a file. `titles` has the title of the entry in each language in which the entry uses a file. */
export interface Place {
  readonly section: string;
  /** Undefined for an entry without an ID, such as the home page. */
  readonly id: string | undefined;
  readonly titles: Readonly<Partial<Record<Lang, string>>>;
}

/**
 * True if the name of an entry is an ID. An entry without an ID has its place or title as its name: see `nameIn` in
 * src/model/door/check.ts.
 */
const isId = (entry: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(entry);

/** The address of a text in an entry is the name of the list and the ID: `news_and_updates/ 815`. */
const IN_A_TEXT = /^\S+\/ ([A-Za-z0-9][\w-]*)/;

/** Returns the ID of an entry. If an answer is not a list, its address contains the ID: `pages/land/` is the page `land`. */
export function idOf({ address, entry }: Pick<ReportLine, 'address' | 'entry'>): string | undefined {
  // A month of tenders is not an entry. The home page is an entry without an ID.
  if (/^(?:homepage|tenders-static-data)\//.test(address)) return undefined;
  if (entry === undefined) return IN_A_TEXT.exec(address)?.[1];
  if (isId(entry)) return entry;
  const last = entry === address ? entry.split('/').filter(Boolean).slice(1).at(-1) : undefined;
  return last !== undefined && isId(last) ? last : undefined;
}

export interface Uses {
  /** The entries that use the file at an address. */
  readonly of: (address: string) => readonly Place[];
  /** The title of the entry of a line. */
  readonly titleOf: (line: ReportLine) => string | undefined;
  /** The titles of the entry of a line, in both languages as far as they are known. */
  readonly titlesOf: (line: ReportLine) => Place['titles'] | undefined;
}

/** Reads the lines of kind `use`, which name the files of an entry. Both languages of an entry are one place. */
export function usesIn(lines: readonly ReportLine[]): Uses {
  const places = new Map<string, Place>();
  const byFile = new Map<string, Set<string>>();
  const nameOf = (line: ReportLine): string => JSON.stringify([sectionOf(line.address), idOf(line)]);
  for (const line of lines) {
    if (line.kind !== 'use') continue;
    const name = nameOf(line);
    const known = places.get(name)?.titles;
    const titles = { ...known, ...(line.lang && line.title !== undefined && { [line.lang]: line.title }) };
    places.set(name, { section: sectionOf(line.address), id: idOf(line), titles });
    for (const file of line.files ?? []) byFile.set(file, (byFile.get(file) ?? new Set()).add(name));
  }
  return {
    of: (address) => [...(byFile.get(address) ?? [])].sort().flatMap((name) => places.get(name) ?? []),
    titlesOf: (line) => places.get(nameOf(line))?.titles,
    titleOf: (line) => {
      const titles = places.get(nameOf(line))?.titles;
      return (line.lang && titles?.[line.lang]) ?? titles?.en ?? titles?.hi;
    },
  };
}
