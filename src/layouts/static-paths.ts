import { limits } from '~/config';
import { LANGS, type Lang } from '~/i18n/lang';
import { pagesOf } from '~/lib/paging';
import { langParam, pageParam } from '~/routes';

/** Returns the addresses in each language. */
export const inEachLang = async <Path>(pathsIn: (lang: Lang) => Promise<Path[]>): Promise<Path[]> =>
  (await Promise.all(LANGS.map(pathsIn))).flat();

/** Returns one address in each language, for `getStaticPaths`. */
export const bothLanguages = () => LANGS.map((lang) => ({ params: { lang: langParam(lang) }, props: { lang } }));

/** Returns one address for each entry in each language. */
export const everyEntry = <Entry extends { id: string }>(list: (lang: Lang) => Promise<readonly Entry[]>) =>
  inEachLang(async (lang) =>
    (await list(lang)).map((entry) => ({ params: { lang: langParam(lang), id: entry.id }, props: { lang, entry } })),
  );

/** One of several lists, such as the tenders of one month. All these lists have addresses of the same form. */
interface AddressedList<Params, About, Entry> {
  params: Params;
  about: About;
  entries: readonly Entry[];
}

/** Returns every page of each list, in each language, for a route `[...page]`. Page 1 has the list's own address. */
export const pagesOfEach = <Params extends Record<string, string>, About, Entry>(
  lists: (lang: Lang) => Promise<readonly AddressedList<Params, About, Entry>[]>,
) =>
  inEachLang(async (lang) =>
    (await lists(lang)).flatMap(({ params, about, entries }) =>
      pagesOf(entries, limits.rowsPerPage).map((page) => ({
        params: { ...params, lang: langParam(lang), page: pageParam(page.number) },
        props: { lang, about, page },
      })),
    ),
  );

/** Returns every page of one list, in each language. */
export const pagesOfList = <Entry>(list: (lang: Lang) => Promise<readonly Entry[]>) =>
  pagesOfEach(async (lang) => [{ params: {}, about: undefined, entries: await list(lang) }]);
