// Broken links inside the site, and how many clicks lead from the home page to each page.
import { decoded } from '../../../src/lib/decoded.ts';
import { addressesOf, all, property } from '../html.ts';
import { type RulePage, shortOf } from './page.ts';
import type { Site } from './site.ts';
import { type Check, type Finding, finding } from './watch.ts';

/** Matches fragments that need no element with this name: `#top`, text fragments, and times or pages of a file. */
const KNOWN = /^#?(top|:~:.*|t=.*|page=.*)?$/i;

const insideOf = (page: RulePage): { url: URL; isLink: boolean }[] =>
  all(page.tree).flatMap((element) => {
    if (element.tagName === 'base') return [];
    if (element.tagName === 'link' && /preconnect|dns-prefetch/.test(property(element, 'rel') ?? '')) return [];
    return addressesOf(element).flatMap((written) => {
      const url = page.urlOf(written);
      return url && /^https?:$/.test(url.protocol) && page.isInside(url)
        ? [{ url, isLink: element.tagName === 'a' }]
        : [];
    });
  });

async function lostOf(paths: ReadonlyMap<string, string>, site: Site): Promise<Map<string, Finding[]>> {
  const lost = new Map<string, Finding[]>();
  for (const [path, from] of paths) {
    if (site.fileAt(decoded(path)) !== undefined || (await site.exists?.(path))) continue;
    lost.set(from, [
      ...(lost.get(from) ?? []),
      finding(`the link to ${shortOf(decoded(path))}`, 'a page or a file', 'none there'),
    ]);
  }
  return lost;
}

/** Looks up each target once. Many pages can have the same broken link: only the first of these pages is reported. */
export const links: Check = (site) => {
  const ids = new Map<string, ReadonlySet<string>>();
  const targets = new Map<string, string>();
  const fragments = new Map<string, { from: string; file: string; id: string }>();
  return {
    page: (page) => {
      ids.set(
        page.file,
        new Set(
          all(page.tree).flatMap((element) => [property(element, 'id') ?? [], property(element, 'name') ?? []].flat()),
        ),
      );
      for (const { url, isLink } of insideOf(page)) {
        if (!targets.has(url.pathname)) targets.set(url.pathname, page.path);
        const file = site.fileAt(decoded(url.pathname));
        if (!isLink || KNOWN.test(url.hash) || !file) continue;
        const place = `${file}${url.hash}`;
        if (!fragments.has(place)) fragments.set(place, { from: page.path, file, id: decoded(url.hash.slice(1)) });
      }
      return [];
    },
    end: async () => {
      const lost = await lostOf(targets, site);
      for (const { from, file, id } of fragments.values())
        if (ids.get(file)?.has(id) === false)
          lost.set(from, [
            ...(lost.get(from) ?? []),
            finding(`the link to /${file}#${shortOf(id)}`, 'a part of that name', 'none there'),
          ]);
      return [...lost].map(([path, findings]) => ({ path, findings }));
    },
  };
};

const MOST_CLICKS = 3;
/** Matches later pages of a list and results of searches. They are not counted as pages here. */
const FURTHER = /\/page\/\d+$|(^|\/)search\//;

/** Counts the clicks from the home page of each language to each page. Visitors use links and forms. */
export const clicks: Check = (site) => {
  const next = new Map<string, readonly string[]>();
  const pages = new Map<string, { path: string; isCounted: boolean }>();
  const homes: string[] = [];
  return {
    page: (page) => {
      if (page.isHome) homes.push(page.file);
      const urls = [
        ...page.links.map(({ url }) => url),
        ...all(page.tree, 'form').map((form) => page.urlOf(property(form, 'action') ?? '')),
      ];
      const files = urls.flatMap((url) =>
        url && page.isInside(url) ? (site.fileAt(decoded(url.pathname)) ?? []) : [],
      );
      next.set(page.file, [...new Set(files)]);
      pages.set(page.file, { path: page.path, isCounted: page.isListed && !page.isLost && !FURTHER.test(page.path) });
      return undefined;
    },
    end: () => {
      if (homes.length === 0) return [];
      const steps = new Map(homes.map((file) => [file, 0]));
      for (const [file, count] of steps)
        for (const to of next.get(file) ?? []) if (!steps.has(to)) steps.set(to, count + 1);
      return [...pages].flatMap(([file, { path, isCounted }]) => {
        if (!isCounted) return [];
        const count = steps.get(file);
        const isNear = count !== undefined && count <= MOST_CLICKS;
        return [
          {
            path,
            findings: isNear
              ? []
              : [
                  finding(
                    'the way from the home page',
                    `${MOST_CLICKS} clicks at most`,
                    count === undefined ? 'no way' : String(count),
                  ),
                ],
          },
        ];
      });
    },
  };
};
