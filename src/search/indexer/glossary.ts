import { KINDS, type Kind } from '../ids.ts';
import { isStopWord } from '../stop-words.ts';
import { commonForm } from './known-words.ts';
import { tokensOf } from '../fold.ts';

/** One word, or several words in order. */
type Member = readonly string[];

/**
 * A group of synonyms. If a title contains one synonym of the group, a search for any other synonym finds the entry.
 */
export interface Group {
  readonly members: readonly Member[];
  /**
   * Words for queries only. A search for such a word finds titles with a member, but a title with such a word is not in the
   * group.
   */
  readonly asked: readonly Member[];
  /** Whole titles. An entry with one of these titles belongs to the group. */
  readonly titles: readonly Member[];
  /** The kind of entry that the group names, or undefined if the group names no kind. */
  readonly kind: Kind | undefined;
}

export interface Glossary {
  readonly groups: readonly Group[];
  /**
   * The groups that have a member with this first word. The map's key is the common form (sound and stem) of the word.
   */
  readonly byFirst: ReadonlyMap<string, readonly Group[]>;
}

/** Returns the words without stop words, because searches leave out stop words. If all are stop words, returns all. */
function wordsOf(member: string): string[] {
  const words = tokensOf(member).map(({ text }) => text);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

function groupOf(line: string, number: number): Group {
  const [own = [], others, ...more] = line.split('>').map((half) => half.split('=').map((part) => part.trim()));
  if (more.length > 0) throw new Error(`Line ${number}: expected at most one ">".`);
  const named = own.filter((part) => part.startsWith('@')).map((part) => part.slice(1));
  const kind = KINDS.find((one) => one === named[0]);
  if (named.length > 1 || (named.length === 1 && !kind))
    throw new Error(`Line ${number}: "@${named.join(' @')}" is not a kind; the kinds are ${KINDS.join(', ')}.`);
  const members = own.filter((part) => !/^[@"]/.test(part)).map(wordsOf);
  const titles = own.filter((part) => part.startsWith('"')).map(wordsOf);
  const asked = (others ?? []).map(wordsOf);
  if ([...members, ...asked, ...titles].some((words) => words.length === 0))
    throw new Error(`Line ${number}: expected words around each "=" and ">", found none.`);
  if (own.some((part) => /^"(?![^"]+"$)/.test(part)) || others?.some((part) => part.includes('"')))
    throw new Error(`Line ${number}: expected quotation marks around a whole title before ">".`);
  if (members.length + asked.length === 0 || members.length + asked.length + titles.length < (kind ? 1 : 2))
    throw new Error(`Line ${number}: expected at least two words, with "=" between them.`);
  return { members, asked, titles, kind };
}

export function readGlossary(text: string): Glossary {
  const groups = text
    .split('\n')
    .map((line, index) => ({ line: line.replace(/#.*$/, '').trim(), number: index + 1 }))
    .filter(({ line }) => line)
    .map(({ line, number }) => groupOf(line, number));
  const byFirst = new Map<string, Group[]>();
  for (const group of groups)
    for (const [first = ''] of [...group.members, ...group.titles]) {
      const known = byFirst.get(commonForm(first)) ?? [];
      if (!known.includes(group)) known.push(group);
      byFirst.set(commonForm(first), known);
    }
  return { groups, byFirst };
}

export const namedKinds = ({ groups }: Glossary): ReadonlySet<Kind> =>
  new Set(groups.flatMap(({ kind }) => kind ?? []));
