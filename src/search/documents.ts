// Reads a documents file: the texts that a search result shows.
import { textFileName } from './files.ts';
import { dateOf, kindOf, type Lang, langOf, textOfId } from './ids.ts';
import { marked } from './marks.ts';
import { tokensOf } from './fold.ts';
import { momentOf } from './moments.ts';
import type { Ranked } from './rank.ts';
import type { Hit, State } from './results.ts';
import { nameIn } from './unit.ts';

/** Returns a map from entry ID to the parts of the entry's line. */
export function readDocuments(bytes: Uint8Array): Map<string, readonly string[]> {
  const lines = new TextDecoder().decode(bytes).split('\n');
  return new Map(lines.map((line) => line.split('\t')).map((parts) => [parts[0] ?? '', parts]));
}

interface Showing {
  readonly lang: Lang;
  readonly state: State | undefined;
  /** For each query word: the word itself and the index words that match it. `words` has all these words in one set. */
  readonly groups: readonly ReadonlySet<string>[];
  readonly words: ReadonlySet<string>;
}

export function hitOf(
  { id, inText, otherPages }: Pick<Ranked, 'id' | 'inText' | 'otherPages'>,
  parts: readonly string[],
  { state, groups, words, lang }: Showing,
): Hit {
  const [, url = '', title = '', lead = '', hash, closing, reference, types = '', bytes, ...about] = parts;
  const type = nameIn(types, lang);
  const shown = new Set(tokensOf(`${title} ${lead} ${reference ?? ''}`).map(({ text }) => text));
  const isHidden = groups.some((forms, index) => inText & (1 << index) && ![...forms].some((form) => shown.has(form)));
  return {
    id,
    lang: langOf(id),
    kind: kindOf(id),
    url,
    title: marked(title, words),
    lead: marked(lead, words),
    textFile: hash && isHidden ? textFileName(textOfId(id), hash) : undefined,
    date: kindOf(id) === 'list' ? undefined : dateOf(id)?.toISOString().slice(0, 10),
    closes: momentOf(closing),
    state,
    reference: reference || undefined,
    file: type ? { type, bytes: bytes ? Number(bytes) : undefined } : undefined,
    otherPages,
    about,
  };
}
