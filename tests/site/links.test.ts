import type { BuildReport } from '../../scripts/health/report.ts';
import { describe, expect, it } from 'vitest';
import { openLinks } from '../../scripts/check/links.ts';
import { expectNoFault, pageAt, readBuilt, site } from '../support/built-site.ts';
import { all, property } from '../../scripts/check/html.ts';
import { plainPath, twinHref } from '../../src/routes.ts';

const { inside: linksInside, answeringPage, dead } = openLinks(site);

describe('a link inside the site', () => {
  it('leads to a page or a file that exists, without a redirect', () => {
    expectNoFault(dead);
  });

  it('stays in the language of its page, but for the one that changes it', () => {
    expectNoFault((page) =>
      linksInside(page).flatMap(({ element, written, url }) => {
        const target = pageAt(answeringPage(url.pathname));
        const isForm = element.tagName === 'form';
        if ((element.tagName !== 'a' && !isForm) || !target || target.lang === page.lang) return [];
        return property(element, 'hrefLang') === target.lang ? [] : [written];
      }),
    );
  });

  it('is written as a path, not with the name of the site', () => {
    expectNoFault((page) =>
      linksInside(page).flatMap(({ element, written }) =>
        element.tagName === 'a' && /^(https?:)?\/\//.test(written) ? [written] : [],
      ),
    );
  });
});

describe('a page', () => {
  it('has one link to the same page in the other language, and it is there', () => {
    expectNoFault((page) => {
      // Links of search results are left out: a result may be in the other language, and its link then names that
      // language.
      const results = new Set(all(page.tree, 'article').flatMap((article) => all(article, 'a')));
      const links = all(page.tree, 'a').filter(
        (link) => property(link, 'hrefLang') !== undefined && !results.has(link),
      );
      const [link] = links;
      if (links.length !== 1 || !link) return [`${links.length} links change the language`];
      const target = pageAt(property(link, 'href') ?? '');
      const isTwin = target?.path === twinHref(plainPath(page.path), page.lang) && target.lang !== page.lang;
      return isTwin ? [] : [`leads to ${property(link, 'href') ?? 'nowhere'}`];
    });
  });

  it('is reached from the home page of its language in at most five steps', () => {
    for (const start of ['/', '/hi']) {
      const steps = new Map([[start, 0]]);
      for (const [address, count] of steps) {
        const page = pageAt(address);
        if (!page) continue;
        for (const { element, url } of linksInside(page))
          if (element.tagName === 'a' && !steps.has(url.pathname)) steps.set(url.pathname, count + 1);
      }
      expectNoFault((page) => {
        if (!page.isListed || page.lang !== pageAt(start)?.lang) return [];
        const count = steps.get(page.path);
        // The text of a document is one step behind the page of its entry.
        const most = /^(?:\/hi)?\/documents\//.test(page.path) ? 6 : 5;
        return count !== undefined && count <= most ? [] : [`${count ?? 'no way'} steps from ${start}`];
      });
    }
  });
});

it('lets search engines read everything and tells them where the list of pages is', () => {
  const robots = readBuilt('robots.txt');
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
});

it('the API has every list and page that the site reads, but for the one that the sample leaves out', () => {
  const report = JSON.parse(readBuilt('../report.json')) as BuildReport;
  expect(report.absent).toEqual([{ kind: 'absent', address: 'photo-gallery-details/18/', lang: 'hi' }]);
});
