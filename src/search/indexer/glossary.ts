import { KINDS, type Kind } from '../ids.ts';
import { isStopWord } from '../stop-words.ts';
import { commonForm } from './known-words.ts';
import { tokensOf } from '../fold.ts';

/**
 * A group of synonyms. If a title contains one synonym of the group, a search for any other synonym finds the entry.
 */
export interface Group {
  /** A member (a synonym) is one word, or several words in order. */
  readonly members: readonly (readonly string[])[];
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

class GlossaryFault extends Error {
  override name = 'GlossaryFault';
}

/** Returns the words without stop words, because stop words are not indexed. */
const wordsOf = (member: string): string[] =>
  tokensOf(member)
    .map(({ text }) => text)
    .filter((word) => !isStopWord(word));

function groupOf(line: string, number: number): Group {
  const parts = line.split('=').map((part) => part.trim());
  const named = parts.filter((part) => part.startsWith('@')).map((part) => part.slice(1));
  const kind = KINDS.find((one) => one === named[0]);
  if (named.length > 1 || (named.length === 1 && !kind))
    throw new GlossaryFault(`Line ${number}: "@${named.join(' @')}" is not a kind; the kinds are ${KINDS.join(', ')}.`);
  const members = parts.filter((part) => !part.startsWith('@')).map(wordsOf);
  if (members.some((words) => words.length === 0))
    throw new GlossaryFault(`Line ${number}: expected words around each "=", found none or only stop words.`);
  if (members.length < (kind ? 1 : 2))
    throw new GlossaryFault(`Line ${number}: expected at least two words, with "=" between them.`);
  return { members, kind };
}

export function readGlossary(text: string): Glossary {
  const groups = text
    .split('\n')
    .map((line, index) => ({ line: line.replace(/#.*$/, '').trim(), number: index + 1 }))
    .filter(({ line }) => line)
    .map(({ line, number }) => groupOf(line, number));
  const byFirst = new Map<string, Group[]>();
  for (const group of groups)
    for (const [first = ''] of group.members) {
      const known = byFirst.get(commonForm(first)) ?? [];
      if (!known.includes(group)) known.push(group);
      byFirst.set(commonForm(first), known);
    }
  return { groups, byFirst };
}

export const namedKinds = ({ groups }: Glossary): ReadonlySet<Kind> =>
  new Set(groups.flatMap(({ kind }) => kind ?? []));
