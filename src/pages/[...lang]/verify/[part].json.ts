import type { APIRoute } from 'astro';
import { inEachLang } from '~/layouts/static-paths';
import { getRegister } from '~/model/documents/register-parts';
import { langParam } from '~/routes';

/** The parts of the register of documents. */
export const getStaticPaths = () =>
  inEachLang(async (lang) =>
    (await getRegister(lang)).parts.map(({ part, json }) => ({
      params: { lang: langParam(lang), part },
      props: { json },
    })),
  );

export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json' } });
