import type { APIRoute } from 'astro';
import type { Lang } from '~/i18n/lang';
import { inEachLang } from '~/layouts/static-paths';
import {
  type Calendar,
  calendarOf,
  type Deadline,
  getOwnCalendars,
  getWholeCalendar,
  subscribedCalendar,
} from '~/model/site/calendars';
import { href } from '~/routes';

interface Props {
  lang: Lang;
  of: Deadline | Calendar;
}

/**
 * The calendar files: one for all last dates, one for each unit and each kind of vacancy, and one for each tender and job
 * beside its page.
 */
export const getStaticPaths = () =>
  inEachLang(async (lang) => {
    const whole = await getWholeCalendar(lang);
    return [whole, ...(await getOwnCalendars(lang)), ...whole.deadlines].map((of) => ({
      params: { path: href(of.path, lang).slice(1) },
      props: { lang, of } satisfies Props,
    }));
  });

export const GET: APIRoute<Props> = ({ props: { of, lang } }) =>
  new Response('deadlines' in of ? subscribedCalendar(of, lang) : calendarOf(of, lang), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
