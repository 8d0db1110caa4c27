import { limits } from '~/config';
import { LANGS, langTag, type Lang } from '~/i18n/lang';
import { pagesOf } from '~/lib/paging';
import { xmlDocument, xmlElement, xmlText } from '~/lib/xml';
import { href } from '~/routes';
import { latestDay } from './clock';
import { getTextPages } from './documents/text-versions';
import { getEveryPage } from './site/every-page';
import type { SitePage } from './site/kind';
import { siteUrl } from './site-url';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * One sitemap file. It has the name of its language, such as `en`. If there are too many addresses for one file, the
 * next file is `en-2`.
 */
export interface SitemapFile {
  name: string;
  lang: Lang;
  pages: Listed[];
}

/** The facts of a page that search engines get. */
type Listed = Pick<SitePage, 'path' | 'updatedAt'>;

export async function getSitemapFiles(): Promise<SitemapFile[]> {
  const perLang = await Promise.all(
    LANGS.map(async (lang) => {
      const pages: Listed[] = [...(await getEveryPage(lang)), ...(await getTextPages(lang))];
      return pagesOf(pages, limits.sitemapAddresses).map(({ items, number }) => ({
        name: number === 1 ? lang : `${lang}-${number}`,
        lang,
        pages: items,
      }));
    }),
  );
  return perLang.flat();
}

const twins = (path: string): string =>
  LANGS.map((lang) =>
    xmlElement('xhtml:link', { rel: 'alternate', hreflang: langTag(lang), href: siteUrl(href(path, lang)) }),
  ).join('');

const lastmod = (page: Pick<SitePage, 'updatedAt'>): string =>
  page.updatedAt === undefined ? '' : xmlElement('lastmod', {}, page.updatedAt);

const address = (page: Listed, lang: Lang): string =>
  xmlElement(
    'url',
    {},
    xmlElement('loc', {}, xmlText(siteUrl(href(page.path, lang)))) + lastmod(page) + twins(page.path),
  );

export const sitemapXml = ({ lang, pages }: SitemapFile): string =>
  xmlDocument(
    xmlElement(
      'urlset',
      { xmlns: SITEMAP, 'xmlns:xhtml': XHTML },
      `\n${pages.map((page) => address(page, lang)).join('\n')}\n`,
    ),
  );

/** The index of all sitemap files, each with the day of its latest change. */
export const sitemapIndexXml = (files: readonly SitemapFile[]): string =>
  xmlDocument(
    xmlElement(
      'sitemapindex',
      { xmlns: SITEMAP },
      files
        .map(({ name, pages }) => {
          return xmlElement(
            'sitemap',
            {},
            xmlElement('loc', {}, xmlText(siteUrl(`/sitemap-${name}.xml`))) +
              lastmod({ updatedAt: latestDay(pages.map((page) => page.updatedAt)) }),
          );
        })
        .join(''),
    ),
  );
