import type { APIRoute } from 'astro';
import { menuLinks } from '~/components/frame/menu-links';
import { LANGS } from '~/i18n/lang';
import { getHeaderMenu } from '~/model/kinds/menus';

/** Data that pages load at a visitor's first touch. The names change with the content. */
export const getStaticPaths = async () => {
  const made = await Promise.all(LANGS.map(async (lang) => menuLinks(await getHeaderMenu(lang), lang) ?? []));
  return made.flat().map(({ path, json }) => ({
    params: { part: path.slice('/s/'.length, -'.json'.length) },
    props: { json },
  }));
};

export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json' } });
