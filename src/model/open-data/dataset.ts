import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { owner } from '~/owner/owner';
import { href, paths, tablePath, TABLES } from '~/routes';
import { scriptJson } from '../site/script-json';
import { siteUrl } from '../site-url';
import { getYears } from './packages';

/** Returns the data about the open data page for search engines: JSON-LD of the type Dataset (schema.org). */
export async function datasetJson(lang: Lang): Promise<string> {
  const t = texts(lang);
  const name = t('website:name');
  const file = (path: string, title: string, format: string) => ({
    '@type': 'DataDownload',
    name: title,
    encodingFormat: format,
    contentUrl: siteUrl(path),
  });
  const years = (await getYears()).map(({ path, year }) =>
    file(path, t('open_data:of_year', { year: String(year) }), 'application/json'),
  );
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${t('open_data:title')}: ${name}`,
    description: t('open_data:intro'),
    url: siteUrl(href(paths.openData, lang)),
    license: owner.openData.licence.url,
    isAccessibleForFree: true,
    creator: { '@type': 'GovernmentOrganization', name, url: siteUrl(href(paths.home, lang)) },
    distribution: [
      ...years,
      file(paths.tendersZip, t('open_data:all'), 'application/zip'),
      ...TABLES.map((table) => file(href(tablePath(table), lang), t(`open_data:${table}`), 'text/csv')),
    ],
  });
}
