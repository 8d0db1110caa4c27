import type { APIRoute } from 'astro';
import type { Lang } from '~/i18n/lang';
import { inEachLang } from '~/layouts/static-paths';
import { calendarOf, type Deadline, getDeadlines, wholeCalendar } from '~/model/site/calendars';
import { href, paths } from '~/routes';

interface Props {
  lang: Lang;
  /** One last date, or all of them. */
  of: Deadline | readonly Deadline[];
}

/** The calendar of all last dates, and one for each tender and job beside its page. */
export const getStaticPaths = () =>
  inEachLang(async (lang) => {
    const all = await getDeadlines(lang);
    const file = (path: string, of: Props['of']) => ({
      params: { path: href(path, lang).slice(1) },
      props: { lang, of } satisfies Props,
    });
    return [file(paths.allLastDates, all), ...all.map((one) => file(one.path, one))];
  });

export const GET: APIRoute<Props> = ({ props: { of, lang } }) =>
  new Response('path' in of ? calendarOf(of, lang) : wholeCalendar(of, lang), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
