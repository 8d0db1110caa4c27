import type { Act } from '../act';
import { mount } from '../mount';
import { LanguageDialog } from '../LanguageDialog';
import { $selectLang, askForLang, closeLang } from '~/stores/display';
import { setLang } from '~/stores/settings';
import { otherLang, type Lang } from '~/i18n/lang';
import { href, plainPath } from '~/routes';

/**
 * The language of the other version of this page. It is read from the link, because a translation tool may change the
 * page's `lang`, but not the link's language.
 */
const other: Lang =
  document.querySelector<HTMLAnchorElement>('a[data-island=language]')?.hreflang === 'en' ? 'en' : 'hi';

/** If the company has added a widget that translates pages, changes the language of the widget too. */
function tellWidget(chosen: Lang): void {
  const choice = document.querySelector<HTMLSelectElement>('select.goog-te-combo');
  if (!choice) return;
  choice.value = chosen;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Stores the scroll position, and the address of the page that opens next. That page then scrolls to this position. */
function keepPlace({ pathname }: URL): void {
  try {
    sessionStorage.setItem('place', `${scrollY / document.documentElement.scrollHeight} ${pathname}`);
  } catch {
    // Storage is off, so the page in the other language starts at its top.
  }
}

function confirm(): void {
  const chosen = $selectLang.get() ?? other;
  setLang(chosen);
  tellWidget(chosen);
  // Change the current address, because the link's address lacks the query of a search and the path of a missing page.
  const to = new URL(location.href);
  to.pathname = href(plainPath(to.pathname), other);
  keepPlace(to);
  closeLang();
  location.assign(to);
}

mount(LanguageDialog, { lang: otherLang(other), onConfirm: confirm });

/** Asks before the page opens in the other language. */
export const act: Act = () => askForLang(other);
