import { limits } from '~/config';
import { LANGS, type Lang } from '~/i18n/lang';
import { pagesOf } from '~/lib/paging';
import { langParam } from '~/routes';

const inEachLang = async <Path>(pathsIn: (lang: Lang) => Promise<Path[]>): Promise<Path[]> =>
  (await Promise.all(LANGS.map(pathsIn))).flat();

/** For `getStaticPaths`: one address in each language. */
export const bothLanguages = () => LANGS.map((lang) => ({ params: { lang: langParam(lang) }, props: { lang } }));

/** One address for each entry and language. */
export const everyEntry = <Entry extends { id: string }>(list: (lang: Lang) => Promise<readonly Entry[]>) =>
  inEachLang(async (lang) =>
    (await list(lang)).map((entry) => ({ params: { lang: langParam(lang), id: entry.id }, props: { lang, entry } })),
  );

/** One of several lists with the same form of address. */
interface AddressedList<Params, About, Entry> {
  params: Params;
  about: About;
  entries: readonly Entry[];
}

/** For a route `[...page]`: every page of each list, in each language. Page 1 has the list's own address. */
export const pagesOfEach = <Params extends Record<string, string>, About, Entry>(
  lists: (lang: Lang) => Promise<readonly AddressedList<Params, About, Entry>[]>,
) =>
  inEachLang(async (lang) =>
    (await lists(lang)).flatMap(({ params, about, entries }) =>
      pagesOf(entries, limits.rowsPerPage).map((page) => ({
        params: { ...params, lang: langParam(lang), page: page.number === 1 ? undefined : `page/${page.number}` },
        props: { lang, about, page },
      })),
    ),
  );

/** The same for a single list. */
export const pagesOfList = <Entry>(list: (lang: Lang) => Promise<readonly Entry[]>) =>
  pagesOfEach(async (lang) => [{ params: {}, about: undefined, entries: await list(lang) }]);
