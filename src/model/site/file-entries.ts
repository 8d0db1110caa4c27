import { withoutFragment } from '~/api/storage';
import { derived } from '~/lib/queries';
import type { Entry } from '~/search/entry';
import { download } from '../files';
import type { Offered } from './kind';
import { everyKind } from './kinds';
import { asBefore } from './search-entries';

/**
 * True if `b` replaces `a`, another search entry of the same file. The newer entry stays. If the days are equal, the
 * first by alphabet stays.
 */
const isBefore = (a: Entry, b: Entry): boolean =>
  (a.date ?? '') === (b.date ?? '')
    ? a.title + (a.body ?? '') > b.title + (b.body ?? '')
    : (a.date ?? '') < (b.date ?? '');

async function entryOf({ file, title: of, lang, date }: Offered): Promise<Entry | undefined> {
  // A file without its own title needs no search entry, because the search finds the entry that offers the file.
  if (!file.title || file.title === of) return undefined;
  const { target, isMissing, format, bytes } = await download(file);
  if (isMissing) return undefined;
  return asBefore(file, {
    lang: file.language ?? lang,
    kind: 'file',
    url: target.href,
    title: file.title,
    date,
    body: of,
    fileType: format,
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
    if (!other || isBefore(other, entry)) entries.set(key, entry);
  }
  return [...entries.values()];
});
