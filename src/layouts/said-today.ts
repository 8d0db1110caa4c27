import { longDate } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { unbroken } from '~/i18n/unbroken';
import { today } from '~/model/clock';

/** Adds the day to a text, because people may read the page later: `14 tenders on 20 November 2026`. */
export const saidToday = (said: string, lang: Lang): string =>
  unbroken(texts(lang)('website:on_day', { said, date: longDate(today(), lang) }));
