import type { ContentFolder } from './content-folder.ts';
import { dateFaults } from './date-faults.ts';
import { entryName, idOf } from './entry-name.ts';
import { mediaFaults } from './media-faults.ts';
import { isObject, LANGS, NEWS_ENTRY, objectsIn, type Address, type JsonObject, type Lang } from './openapi.ts';

function repeatedIds(where: string, entries: readonly JsonObject[]): string[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    if (id === undefined) return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated ? [`${where}, entry ${id}: expected an id of its own, found a second entry with it`] : [];
  });
}

function missingDetails(folder: ContentFolder, addresses: readonly Address[], lang: Lang): string[] {
  return addresses.flatMap(({ path, listedAt }) => {
    const list = listedAt?.replace(/\/$/, '');
    if (list === undefined || path === NEWS_ENTRY) return [];
    return objectsIn(folder.read(`${lang}/${list}`)?.content).flatMap((entry) => {
      const id = idOf(entry);
      if (id === undefined) return [];
      const name = `${lang}/${path.replace(/\{\w+\}\/$/, id).replaceAll('/', '__')}`;
      const isThere = folder.read(name) !== undefined;
      return isThere ? [] : [`${lang}/${list}.json, entry ${id}: expected ${name}.json, found no such file`];
    });
  });
}

function photoCounts(folder: ContentFolder, lang: Lang): string[] {
  return objectsIn(folder.read(`${lang}/photo-gallery`)?.content).flatMap(({ id, photo_count: count }) => {
    const album = folder.read(`${lang}/photo-gallery-details__${String(id)}`)?.content;
    const photos = isObject(album) && Array.isArray(album.photos) ? album.photos.length : count;
    if (photos === count) return [];
    return [
      `${lang}/photo-gallery.json, entry ${String(id)}, field photo_count: expected ${String(photos)}, the photographs of the album, found ${String(count)}`,
    ];
  });
}

const monthOf = (date: unknown): string => String(date).slice(0, 7);

/** A tender in one language is shown in both, so a count may be that of this language or of both together. */
function periodCounts(folder: ContentFolder, lang: Lang): string[] {
  const tendersIn = (one: Lang) => objectsIn(folder.read(`${one}/tenders-by-period`)?.content);
  const idsIn = (tenders: readonly JsonObject[]): Map<string, Set<unknown>> => {
    const ids = new Map<string, Set<unknown>>();
    for (const tender of tenders) {
      const month = monthOf(tender.published_on);
      ids.set(month, (ids.get(month) ?? new Set()).add(String(tender.id)));
    }
    return ids;
  };
  const here = idsIn(tendersIn(lang));
  const everywhere = idsIn(LANGS.flatMap(tendersIn));
  const file = folder.read(`${lang}/tenders-static-data`)?.content;
  return objectsIn(isObject(file) ? file.periods : undefined).flatMap(({ month, year, count }) => {
    const key = `${String(year)}-${String(month).padStart(2, '0')}`;
    const counts = [here.get(key)?.size ?? 0, everywhere.get(key)?.size ?? 0];
    if (counts.some((one) => one === count)) return [];
    return [
      `${lang}/tenders-static-data.json, period ${key}, field count: expected ${[...new Set(counts)].join(' or ')}, the tenders of that month, found ${String(count)}`,
    ];
  });
}

/** Everything a folder holds, entry by entry, and how a sentence names it. */
function thingsOf(folder: ContentFolder): { whose: string; thing: unknown }[] {
  return folder.names().flatMap((name) => {
    const content = folder.read(name)?.content;
    if (!Array.isArray(content)) return [{ whose: `${name}.json`, thing: content }];
    return content.map((thing: unknown, place) => ({ whose: `${name}.json, ${entryName(thing, place)}`, thing }));
  });
}

/** Faults that a schema cannot find: repeated ids, wrong counts, dates in the wrong order, missing files. */
export function contentFaults(folder: ContentFolder, addresses: readonly Address[]): string[] {
  const things = thingsOf(folder);
  return [
    ...folder.names().flatMap((name) => repeatedIds(`${name}.json`, objectsIn(folder.read(name)?.content))),
    ...things.flatMap(({ whose, thing }) => dateFaults(thing).map((fault) => `${whose}, ${fault}`)),
    ...LANGS.flatMap((lang) => [
      ...missingDetails(folder, addresses, lang),
      ...photoCounts(folder, lang),
      ...periodCounts(folder, lang),
    ]),
    ...mediaFaults(folder.dir, things),
  ];
}
