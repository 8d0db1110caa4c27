import { contentOf, type ContentFolder } from './content-folder.ts';
import { type JsonObject, objectsIn } from './openapi.ts';

/** Returns all entries with a title. The search uses these entries if the folder has no file `search-page.json`. */
function titlesOfAllLists(folder: ContentFolder, lang: string): JsonObject[] {
  return folder
    .names()
    .filter((name) => name.startsWith(`${lang}/`) && !name.startsWith(`${lang}/menus`))
    .flatMap((name) =>
      objectsIn(folder.read(name)?.content).map((entry) => ({
        title: entry.title ?? entry.firm_name,
        url:
          typeof entry.url === 'string'
            ? entry.url
            : `/${name.slice(3).replaceAll('__', '/')}/${String(entry.id ?? entry.slug)}`,
        type: name.slice(3).split('__')[0],
        ...(typeof entry.summary === 'string' && { excerpt: entry.summary }),
        ...(typeof entry.published_on === 'string' && { published_on: entry.published_on }),
      })),
    )
    .filter((entry) => typeof entry.title === 'string');
}

/** Returns the entries whose title or excerpt contains the searched text, in upper or lower case. */
export function searchResults(folder: ContentFolder, lang: string, url: URL): JsonObject[] {
  const own = folder.read(`${lang}/search-page`);
  const entries = own ? objectsIn(contentOf(own)) : titlesOfAllLists(folder, lang);
  const wanted = (url.searchParams.get('search') ?? '').normalize('NFC').toLowerCase().trim();
  if (wanted === '') return [];
  return entries.filter(({ title, excerpt }) =>
    [title, excerpt].some((text) => typeof text === 'string' && text.normalize('NFC').toLowerCase().includes(wanted)),
  );
}
