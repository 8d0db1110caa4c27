import type { APIRoute } from 'astro';

/**
 * A CSS selector for the links whose pages a browser may prerender. While data saving is on, no link matches. A link does not
 * match if a script handles its click, or if it opens another tab or another part of the page.
 */
const LINKS = '[data-pics=near] a:not([data-island],[data-asked],[target],[download],[href^="#"])';
/** Addresses that must not be prerendered: pages that do work when they open, and files. */
const NOT_AHEAD = ['/search*', '/hi/search*', '/feedback*', '/hi/feedback*', '/*.*'];

/** The rules for prerendering a page while the pointer rests on its link (Speculation Rules API). */
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
