import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { derivedBy } from '~/lib/queries';
import { paths } from '~/routes';
import { PARTS } from '~/rules/rows';
import type { SitePage } from './kind';
import { everyKind } from './kinds';
import { numberPages } from './reference-numbers';
import { changedOn, judgedOn } from './self-audit';

/** The pages that do not depend on content: first the home page, then services such as the search. */
function fixedPages(lang: Lang): [home: SitePage, ...services: SitePage[]] {
  const t = texts(lang);
  const name = t('website:name');
  const screen = (path: string, title: string, purpose?: string): SitePage => ({
    section: 'screens',
    path,
    title,
    lang,
    purpose,
  });
  const below = (list: string, page: SitePage): SitePage => ({ ...page, list });
  const judged = (page: SitePage): SitePage => ({ ...page, updatedAt: judgedOn });
  return [
    screen(paths.home, t('website:home_page'), t('seo_friendly:home_description', { name })),
    screen(paths.search, t('search:title')),
    screen(paths.sitemap, t('website:sitemap'), t('seo_friendly:sitemap_description', { name })),
    below(paths.sitemap, screen(paths.aToZ, t('sitemap:a_to_z'), t('seo_friendly:a_to_z_description', { name }))),
    screen(paths.help, t('website:help')),
    below(paths.help, screen(paths.follow, t('follow:title'), t('follow:description', { name }))),
    screen(paths.verify, t('verify:title'), t('verify:description', { name })),
    below(paths.help, screen(paths.openData, t('open_data:title'), t('open_data:description', { name }))),
    judged(screen(paths.selfAudit, t('self_audit:title'), t('self_audit:description', { name }))),
    ...PARTS.map((part) =>
      judged(screen(paths.selfAuditPart(part), `${t('self_audit:title')}: ${t(`self_audit:${part}`)}`)),
    ),
    below(paths.help, screen(paths.packs, t('packs:title'), t('seo_friendly:packs_description', { name }))),
    below(paths.help, screen(paths.screenReaderAccess, t('website:screen_reader_access'))),
    screen(paths.feedback, t('feedback:title'), t('seo_friendly:feedback_description', { name })),
  ];
}

/** All pages in a language, without error and thank-you pages. In each section, the newest page comes first. */
export const getEveryPage = derivedBy(async (lang: Lang): Promise<SitePage[]> => {
  const [home, ...services] = fixedPages(lang);
  const ofContent = (await Promise.all(everyKind.map(({ pages }) => pages(lang)))).flat();
  const dated = ofContent.map((page) => {
    const updatedAt = changedOn(page.path, page.updatedAt);
    return updatedAt === page.updatedAt ? page : { ...page, updatedAt };
  });
  return [home, ...dated, ...services, ...(await numberPages(lang))];
});

/** The paths of pages that have the same title and day as another page of their section. */
export const getNamesakes = derivedBy(async (lang: Lang): Promise<ReadonlySet<string>> => {
  const pages = (await getEveryPage(lang)).filter(({ section }) => section !== 'further');
  const sharing = Map.groupBy(pages, ({ section, title, datedOn = '' }) => [section, datedOn, title].join(' '));
  return new Set([...sharing.values()].flatMap((same) => (same.length > 1 ? same.map(({ path }) => path) : [])));
});
