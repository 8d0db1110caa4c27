import { derived } from '~/lib/queries';
import type { Entry } from '~/search/entry';
import { download } from '../files';
import type { Offered } from './kind';
import { everyKind } from './kinds';
import { asBefore } from './search-entries';

/** The latest offer of a file counts; of those of a day the one whose words come first. */
const isBefore = (a: Entry, b: Entry): boolean =>
  (a.date ?? '') === (b.date ?? '')
    ? a.title + (a.body ?? '') > b.title + (b.body ?? '')
    : (a.date ?? '') < (b.date ?? '');

async function entryOf({ file, title: of, lang, date }: Offered): Promise<Entry | undefined> {
  // Without a title of its own it is found by what offers it.
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

/** Files that have a title. Each is found at its own address, once in each language it is offered in. */
export const getFileEntries = derived(async () => {
  const offers = (await Promise.all(everyKind.map(({ found }) => found()))).flatMap(({ files }) => files);
  const entries = new Map<string, Entry>();
  for (const entry of await Promise.all(offers.map(entryOf))) {
    if (!entry) continue;
    const key = `${entry.lang} ${entry.url}`;
    const other = entries.get(key);
    if (!other || isBefore(other, entry)) entries.set(key, entry);
  }
  return [...entries.values()];
});
