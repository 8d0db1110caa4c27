import type { APIRoute } from 'astro';
import { menuLinks } from '~/components/frame/menu-links';
import { LANGS } from '~/i18n/lang';
import { getHeaderMenu } from '~/model/kinds/menus';

/** Data that a page loads when a visitor first uses its menu. The name of a file changes with its content. */
export const getStaticPaths = async () => {
  const made = await Promise.all(LANGS.map(async (lang) => menuLinks(await getHeaderMenu(lang), lang) ?? []));
  return made.flat().map(({ path, json }) => ({
    params: { part: path.slice('/s/'.length, -'.json'.length) },
    props: { json },
  }));
};

export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json' } });
