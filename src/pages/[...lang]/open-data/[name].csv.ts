import type { APIRoute } from 'astro';
import type { Lang } from '~/i18n/lang';
import { inEachLang } from '~/layouts/static-paths';
import { csvIn } from '~/model/open-data/tables';
import { langParam, type TableName, TABLES } from '~/routes';

export const getStaticPaths = () =>
  inEachLang((lang) =>
    Promise.resolve(TABLES.map((name) => ({ params: { lang: langParam(lang), name }, props: { lang, name } }))),
  );

export const GET: APIRoute<{ lang: Lang; name: TableName }> = async ({ props: { lang, name } }) =>
  new Response(await csvIn(name, lang), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
