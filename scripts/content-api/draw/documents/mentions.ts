/** Finds every document that the sample content mentions, and its entry. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from './words.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Entry = Readonly<Record<string, Json>>;

interface Mention {
  readonly tree: Language;
  readonly file: Entry;
  readonly entry: Entry;
}

export interface Paper {
  readonly url: string;
  readonly language: Language;
  readonly file: Entry;
  /** The entry, if only one entry mentions the document. */
  readonly entry?: Entry;
}

const asLanguage = (value: Json | undefined): Language | undefined =>
  value === 'en' || value === 'hi' ? value : undefined;
const isObject = (value: Json): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value);
const nameOf = ({ id, slug }: Entry): string => JSON.stringify([id, slug]);

function* walk(value: Json, tree: Language, entry: Entry): Generator<readonly [url: string, Mention]> {
  if (Array.isArray(value)) for (const item of value as readonly Json[]) yield* walk(item, tree, entry);
  if (!isObject(value)) return;
  const url = value.url;
  if (typeof url === 'string' && /^documents\/[\w-]+\.pdf$/.test(url)) yield [url, { tree, file: value, entry }];
  const named = ('id' in value || 'slug' in value) && ('title' in value || 'firm_name' in value);
  for (const inner of Object.values(value)) yield* walk(inner, tree, named ? value : entry);
}

export async function papers(sample: string): Promise<Paper[]> {
  const found = new Map<string, Mention[]>();
  for (const tree of ['en', 'hi'] as const) {
    for (const name of (await readdir(path.join(sample, tree))).toSorted()) {
      if (!name.endsWith('.json')) continue;
      const content = JSON.parse(await readFile(path.join(sample, tree, name), 'utf8')) as Json;
      for (const [url, mention] of walk(content, tree, {})) found.set(url, [...(found.get(url) ?? []), mention]);
    }
  }
  return [...found].flatMap(([url, mentions]) => {
    const [first] = mentions;
    if (!first || url === 'documents/missing.pdf') return [];
    const language = asLanguage(first.file.language) ?? first.tree;
    const { file, entry } = mentions.find((m) => m.tree === language) ?? first;
    const alone = new Set(mentions.map((m) => nameOf(m.entry))).size === 1;
    return [{ url, language, file, ...(alone ? { entry } : {}) }];
  });
}
