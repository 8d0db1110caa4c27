import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../src/i18n/lang.ts';
import { fileSize } from '../../src/i18n/numbers.ts';
import { href, PACKS, paths } from '../../src/routes.ts';
import { type BuiltPage, expectNoFault, pageAt, readPages, siteDir, siteUrl } from '../support/built-site.ts';
import { all, classes, parse, placed, property, textOf } from '../../scripts/check/html.ts';
import { builtPack } from '../support/packs.ts';

const MOST_BYTES = 1_000_000;
/** Matches pages that are useful only on the site, and the pages of tenders and jobs. No pack (zip file) contains them. */
const NOT_TAKEN =
  /^(\/hi)?\/((search|feedback|packs|404)(\/|$)|tenders\/\d+\/\d+\/[^/]+$|data-listing\/pages\/[^/]+\/[^/]+$)/;
const taken = readPages.filter(({ path }) => !NOT_TAKEN.test(path));
const fileOf = ({ path, lang }: BuiltPage): string =>
  `text${(lang === 'hi' ? path.slice(3) : path).replace(/^\/?$/, '/home')}.html`;

/** The texts of a page: paragraphs, list items and table cells that have no pictures. */
const piecesOf = ({ tree }: BuiltPage): string[] =>
  placed(tree, 'p', 'li', 'td')
    .filter(({ around }) => around.some((one) => classes(one).includes('prose')))
    .filter(({ element }) => all(element, 'img', 'svg').length === 0)
    .map(({ element }) => textOf(element));

const loads = (element: Element): string[] =>
  ['src', 'srcSet', 'poster', 'data', 'action'].flatMap((name) => property(element, name) ?? []);

describe.each(LANGS)('the packs in %s', (lang) => {
  const packs = new Map(PACKS.map((name) => [name, builtPack(siteDir, name, lang)]));
  const files = (name: (typeof PACKS)[number]) => packs.get(name)?.files ?? new Map<string, string>();

  it('stand on the page that offers them with the size they have, and the day of their content', () => {
    const offered = pageAt(href(paths.packs, lang));
    for (const [name, { bytes }] of packs) {
      const link =
        offered && all(offered.tree, 'a').find((one) => property(one, 'href')?.includes(`/${name}.${lang}.zip`));
      expect(link && textOf(link)).toContain(`ZIP, ${fileSize(bytes, lang).replace('\u00a0', ' ')}`);
      expect(link && textOf(link)).toMatch(/\d{4}/);
    }
  });

  it('weigh at most a million bytes', () => {
    for (const { bytes } of packs.values()) expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('lead by each relative link to a file and a place that are there, and otherwise to full addresses', () => {
    const faults: string[] = [];
    for (const [name, { files: own }] of packs) {
      const trees = new Map(
        [...own].filter(([file]) => file.endsWith('.html')).map(([file, html]) => [file, parse(html)]),
      );
      for (const [file, tree] of trees)
        for (const address of all(tree)
          .flatMap((one) => [property(one, 'href') ?? '', ...loads(one)])
          .filter(Boolean)) {
          if (/^(https?|mailto|tel|webcal):/.test(address)) continue;
          const { pathname, hash } = new URL(address, `file:///${encodeURI(file)}`);
          const target = decodeURI(pathname.slice(1));
          const place = decodeURIComponent(hash.slice(1));
          const there =
            own.has(target) && (!place || all(trees.get(target) ?? tree).some((one) => property(one, 'id') === place));
          if (!there || address.startsWith('/')) faults.push(`${name} ${file}: ${address}`);
        }
    }
    expect(faults).toEqual([]);
  });

  it('hold the words of every page, and no picture', () => {
    const own = files('whole-site-text');
    expectNoFault(
      (page) => {
        const html = own.get(fileOf(page));
        if (html === undefined) return ['is not in the pack'];
        const tree = parse(html);
        const words = textOf(tree);
        return [
          ...piecesOf(page).filter((piece) => !words.includes(piece)),
          ...all(tree, 'img', 'svg', 'form', 'button', 'video', 'audio', 'picture').map(
            ({ tagName }) => `has <${tagName}>`,
          ),
          ...(html.includes(`href="${siteUrl}${page.path === '/' ? '/' : page.path}"`)
            ? []
            : ['does not say where to look']),
        ];
      },
      taken.filter((page) => page.lang === lang),
    );
  });

  it('name every page in the index, but for further pages of lists, which their first page leads to', () => {
    const own = files('whole-site-text');
    const index = parse(own.get('index.html') ?? '');
    const named = new Set(all(index, 'a').map((link) => property(link, 'href')));
    const missing = [...own.keys()].filter(
      (file) => file.startsWith('text/') && !/\/page\/\d+\.html$/.test(file) && !named.has(encodeURI(file)),
    );
    expect(missing).toEqual([]);
  });

  it('bring each open tender with everything its row on the site says', () => {
    const index = parse(files('open-tenders').get('index.html') ?? '');
    const list = pageAt(href(paths.tenders, lang));
    const rows = list ? all(list.tree, 'tr').filter((row) => property(row, 'id')) : [];
    const brought = new Map(all(index, 'tr').map((row) => [property(row, 'id'), row]));
    expect(rows.length).toBeGreaterThan(0);
    expect([...brought.keys()].filter(Boolean)).toEqual(rows.map((row) => property(row, 'id')));
    for (const row of rows) {
      const own = brought.get(property(row, 'id'));
      const words = own ? textOf(own) : '';
      const facts = all(row, 'time', 'p', 'span').filter(
        (one) => all(one).length === 0 && !classes(one).includes('state'),
      );
      expect(facts.map(textOf).filter((fact) => !words.includes(fact))).toEqual([]);
      expect(own && all(own, 'a').map((link) => property(link, 'href'))).toEqual(
        all(row, 'a').map((link) => (property(link, 'href') ?? '').replace(/^\//, `${siteUrl}/`)),
      );
    }
  });
});
