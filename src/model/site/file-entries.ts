import { withoutFragment } from '~/api/storage';
import { typeForSearch } from '~/i18n/file-words';
import { derived } from '~/lib/queries';
import type { Entry } from '~/search/entry';
import { download } from '../files';
import type { Offered } from './kind';
import { everyKind } from './kinds';
import { asBefore } from './search-entries';

/**
 * True if `a` is replaced by `b`. Both are search entries of the same file. The newer entry is used. If both have the same day,
 * the first entry in the order of `shared` and title is used. `shared` begins with the ID of the entry that offers the file. This
 * ID is the same in both languages.
 */
const isReplacedBy = (a: Entry, b: Entry): boolean =>
  (a.date ?? '') === (b.date ?? '')
    ? (a.shared ?? '') + a.title > (b.shared ?? '') + b.title
    : (a.date ?? '') < (b.date ?? '');

/** Matches the language at the end of a file name: `guide-en.pdf`. */
const LANGUAGE_OF_NAME = /[-_](?:en|hi)(?=\.\w+$)/;

async function entryOf({ file, offeredBy, title: of, lang, date }: Offered): Promise<Entry | undefined> {
  // A file without its own title needs no search entry, because the search finds the entry that offers the file.
  if (!file.title || file.title === of) return undefined;
  const found = await download(file);
  const { target, isMissing, bytes } = found;
  if (isMissing) return undefined;
  return asBefore(file, {
    lang: file.language ?? lang,
    kind: 'file',
    url: target.href,
    // A file is a translation of another file only if the same entry offers both. So nobody can replace a file of another entry
    // by an upload.
    shared: `${offeredBy} ${target.href.replace(LANGUAGE_OF_NAME, '')}`,
    title: file.title,
    date,
    body: of,
    fileType: typeForSearch(found),
    fileBytes: bytes,
  });
}

/** The search entries of files that have a title. A file has one search entry for each language. */
export const getFileEntries = derived(async () => {
  const offers = (await Promise.all(everyKind.map(({ found }) => found()))).flatMap(({ files }) => files);
  const entries = new Map<string, Entry>();
  for (const entry of await Promise.all(offers.map(entryOf))) {
    if (!entry) continue;
    const key = `${entry.lang} ${withoutFragment(entry.url)}`;
    const other = entries.get(key);
    if (!other || isReplacedBy(other, entry)) entries.set(key, entry);
  }
  return [...entries.values()];
});
