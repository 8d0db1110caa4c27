import { monthAndYear } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { paths } from '~/routes';
import { latestChange } from '../dated';
import { getAwardedTenders, getCancelledTenders } from '../kinds/ended-tenders';
import { nameOf } from '../kinds/tender-notes';
import { getAllTenders, getOpenTenders, getPeriods, getTenderTexts } from '../kinds/tender-periods';
import type { Tender } from '../kinds/tenders';
import { wordsOf } from '../prose/words';
import { type List, listAt } from './kind';
import { body } from './search-entries';

/** The lists of tenders: the open ones, the awarded ones, the cancelled ones, and those of each month. */
export async function tenderLists(lang: Lang): Promise<List<Tender>[]> {
  const [t, all, section] = [texts(lang), await getAllTenders(lang), await getTenderTexts(lang)];
  const portals = section?.portals.map(({ title }) => title) ?? [];
  const sectionWords = section ? [...portals, wordsOf(section, section.intro, section.help)] : [];
  /** The units and the kinds of work of all tenders. So a query with such a word finds the lists. */
  const ofUnits = [...new Set(all.flatMap(({ unit = '', category = '' }) => [unit, category]))].join(' ');
  const open = listAt(paths.tenders, 'tenders', getOpenTenders, {
    isExtract: true,
    changed: () => latestChange(all),
    purpose: body(t('tenders:description', { name: t('website:name') }), ...sectionWords),
    words: ofUnits,
  });
  const awarded = listAt<Tender>(paths.awardedTenders, 'awards', getAwardedTenders, {
    isExtract: true,
    list: paths.tenders,
    words: `${t('awards:asked')} ${ofUnits}`,
  });
  const cancelled = listAt<Tender>(paths.cancelledTenders, 'cancelled', getCancelledTenders, {
    foundTitle: t('cancelled:listed'),
    isExtract: true,
    list: paths.tenders,
    words: ofUnits,
  });
  const months = (await getPeriods(lang)).map(({ month, year, tenders }): List<Tender> => ({
    path: paths.tenderPeriod(month, year),
    title: monthAndYear(month, year, lang),
    purpose: t('notice:month', { period: monthAndYear(month, year, lang) }),
    lang,
    section: 'tenders',
    year,
    startsOn: `${nameOf({ month, year })}-01`,
    list: paths.tenders,
    entries: tenders,
    changed: () => latestChange(tenders),
  }));
  return [...(await open(lang)), ...(await awarded(lang)), ...(await cancelled(lang)), ...months];
}
