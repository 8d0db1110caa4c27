import type { APIRoute } from 'astro';
import { getMenuLinks } from '~/layouts/menu-links';
import { LANGS } from '~/i18n/lang';

/** Data that a page loads when a visitor first uses its menu. The name of a file changes with its content. */
export const getStaticPaths = async () => {
  const made = await Promise.all(LANGS.map(async (lang) => (await getMenuLinks(lang)) ?? []));
  return made.flat().map(({ path, json }) => ({
    params: { part: path.slice('/s/'.length, -'.json'.length) },
    props: { json },
  }));
};

export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json' } });
