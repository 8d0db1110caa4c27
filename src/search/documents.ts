// Reads a file of documents: what a result shows of an entry.
import { textFileName } from './files.ts';
import { dateOf, kindOf, langOf, textOfId } from './ids.ts';
import { marked } from './marks.ts';
import { tokensOf } from './fold.ts';
import type { Hit, State } from './results.ts';

const MINUTE_MS = 60_000;

/** The parts of each line of a file, by the id they begin with. */
export function readDocuments(bytes: Uint8Array): Map<string, readonly string[]> {
  const lines = new TextDecoder().decode(bytes).split('\n');
  return new Map(lines.map((line) => line.split('\t')).map((parts) => [parts[0] ?? '', parts]));
}

/** `groups` are the forms of each word of the query; `words` all of them together. */
export function hitOf(
  id: number,
  parts: readonly string[],
  state: State | undefined,
  groups: readonly ReadonlySet<string>[],
  words: ReadonlySet<string>,
): Hit {
  const [, url = '', title = '', lead = '', hash, closing, reference, type, bytes] = parts;
  const shown = new Set(tokensOf(`${title} ${lead} ${reference ?? ''}`).map(({ text }) => text));
  const isHidden = groups.some((forms) => forms.size > 0 && ![...forms].some((form) => shown.has(form)));
  const minute = closing && !closing.startsWith('z') ? parseInt(closing, 36) : undefined;
  return {
    id,
    lang: langOf(id),
    kind: kindOf(id),
    url,
    title: marked(title, words),
    lead: marked(lead, words),
    textFile: hash && isHidden ? textFileName(textOfId(id), hash) : undefined,
    date: dateOf(id)?.toISOString().slice(0, 10),
    closes: minute === undefined ? undefined : minute * MINUTE_MS,
    state,
    reference: reference || undefined,
    file: type ? { type, bytes: bytes ? Number(bytes) : undefined } : undefined,
  };
}
