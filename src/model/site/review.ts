// Tells editors which pages were not reviewed for longer than the review policy allows.
import { dayInIndia } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { owner } from '~/owner/owner';
import { hasPassed } from '../clock';
import { titleOf } from '../door/advice';
import { type ReportLine, reportAll } from '../door/report';
import { getPages, type PageSummary } from '../kinds/pages';

/**
 * Returns the day until which a page must be reviewed: the day that its editor has set, or else some months after its last
 * change.
 */
function reviewDay({ reviewBy, updatedAt }: PageSummary): string {
  if (reviewBy !== undefined) return reviewBy;
  const day = new Date(dayInIndia(updatedAt));
  day.setUTCMonth(day.getUTCMonth() + owner.reviewMonths);
  return day.toISOString().slice(0, 10);
}

/** Reports the pages of a language whose review is overdue. */
export const notePagesToReview = derivedBy(async (lang: Lang): Promise<void> => {
  const own = (await getPages(lang)).filter((page) => page.lang === lang);
  reportAll(
    own.flatMap((page): ReportLine[] => {
      const since = reviewDay(page);
      const what = { kind: 'advice', about: 'review', address: 'pages/', lang, entry: page.id } as const;
      return hasPassed(since) ? [{ ...what, ...titleOf(page), since }] : [];
    }),
  );
});
