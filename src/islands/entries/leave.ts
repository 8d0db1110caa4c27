import type { Act } from '../act';
import { mount } from '../mount';
import { LeaveSite } from '../LeaveSite';
import { askToLeave } from '~/stores/display';
import { pageLang } from '~/stores/page-lang';

mount(LeaveSite, { lang: pageLang(), nationalPortal: NATIONAL_PORTAL });

/** Asks before a link to another site opens. */
export const act: Act = (element) => {
  if (element instanceof HTMLAnchorElement) askToLeave(element.href);
};
