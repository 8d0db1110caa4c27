import type { Act } from '../act';
import { mount } from '../mount';
import { LeaveSite } from '../LeaveSite';
import { addSheet } from '~/lib/add-sheet';
import sheet from '~/styles/islands/dialogs.css';
import { askToLeave } from '~/stores/display';
import { pageLang } from '~/stores/page-lang';

addSheet(sheet);
mount(LeaveSite, { lang: pageLang(), nationalPortal: NATIONAL_PORTAL });

/** Asks before the address of a link opens. */
export const act: Act = (element) => {
  if (element instanceof HTMLAnchorElement) askToLeave(element.href);
};
