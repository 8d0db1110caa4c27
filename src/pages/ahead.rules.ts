import type { APIRoute } from 'astro';

/**
 * The links whose pages a browser may load ahead, as a CSS selector. While data is saved, no link matches. A link that a
 * script answers, or that leads to another tab or another part of the page, opens no page here.
 */
const LINKS = '[data-pics=near] a:not([data-island],[data-asked],[target],[download],[href^="#"])';
/** Pages that do work when they open, and files. */
const NOT_AHEAD = ['/search*', '/hi/search*', '/feedback*', '/hi/feedback*', '/*.*'];

/** The rules by which browsers load a page while the pointer rests on its link (Speculation Rules API). */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      prerender: [
        {
          where: {
            and: [{ href_matches: '/*' }, { not: { href_matches: NOT_AHEAD } }, { selector_matches: LINKS }],
          },
          eagerness: 'moderate',
        },
      ],
    }),
    { headers: { 'Content-Type': 'application/speculationrules+json' } },
  );
