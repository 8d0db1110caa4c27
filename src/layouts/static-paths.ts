import { limits } from '~/config';
import { LANGS, type Lang } from '~/i18n/lang';
import { pagesOf, type PageOf } from '~/lib/paging';
import { langParam } from '~/routes';

interface InLang {
  params: { lang: string | undefined };
  props: { lang: Lang };
}

/** For `getStaticPaths`: one address in each language. */
export const bothLanguages = (): InLang[] =>
  LANGS.map((lang) => ({ params: { lang: langParam(lang) }, props: { lang } }));

/** Pages 2 and later of a list, in each language. Page 1 has the list's own address. */
export async function furtherPages<Entry>(list: (lang: Lang) => Promise<readonly Entry[]>) {
  const perLang = await Promise.all(
    LANGS.map(async (lang) =>
      pagesOf(await list(lang), limits.rowsPerPage)
        .slice(1)
        .map((page) => ({ params: { lang: langParam(lang), number: String(page.number) }, props: { lang, page } })),
    ),
  );
  return perLang.flat();
}

export const firstPage = <Entry>(entries: readonly Entry[]): PageOf<Entry> => {
  const [page] = pagesOf(entries, limits.rowsPerPage);
  if (!page) throw new Error('pagesOf() always makes a page');
  return page;
};

/** For `getStaticPaths`: one address for each entry and language. */
export async function everyEntry<Entry extends { id: string }>(list: (lang: Lang) => Promise<readonly Entry[]>) {
  const perLang = await Promise.all(
    LANGS.map(async (lang) =>
      (await list(lang)).map((entry) => ({ params: { lang: langParam(lang), id: entry.id }, props: { lang, entry } })),
    ),
  );
  return perLang.flat();
}

/** One of several lists with the same form of address. */
export interface AddressedList<Params, About, Entry> {
  params: Params;
  about: About;
  entries: readonly Entry[];
}
type Lists<Params, About, Entry> = (lang: Lang) => Promise<readonly AddressedList<Params, About, Entry>[]>;

async function pagesOfEach<Params extends Record<string, string>, About, Entry>(lists: Lists<Params, About, Entry>) {
  const perLang = await Promise.all(
    LANGS.map(async (lang) =>
      (await lists(lang)).flatMap(({ params, about, entries }) =>
        pagesOf(entries, limits.rowsPerPage).map((page) => ({
          params: { ...params, lang: langParam(lang) },
          props: { lang, about, page },
        })),
      ),
    ),
  );
  return perLang.flat();
}

/** Page 1 of each list, in each language. */
export const firstPages = async <Params extends Record<string, string>, About, Entry>(
  lists: Lists<Params, About, Entry>,
) => (await pagesOfEach(lists)).filter(({ props }) => props.page.number === 1);

/** Pages 2 and later of each list, in each language. */
export const furtherPagesOfEach = async <Params extends Record<string, string>, About, Entry>(
  lists: Lists<Params, About, Entry>,
) =>
  (await pagesOfEach(lists))
    .filter(({ props }) => props.page.number > 1)
    .map(({ params, props }) => ({ params: { ...params, number: String(props.page.number) }, props }));
