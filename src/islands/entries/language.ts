import type { Act } from '../act';
import { mount } from '../mount';
import { LanguageDialog } from '../LanguageDialog';
import { $selectLang, askForLang, closeLang } from '~/stores/display';
import { setLang } from '~/stores/settings';
import { otherLang, type Lang } from '~/i18n/lang';
import { href, plainPath } from '~/routes';

/** The language that the link leads to. A translation tool may change the page's `lang`, but not the link's. */
const other: Lang =
  document.querySelector<HTMLAnchorElement>('a[data-island=language]')?.hreflang === 'en' ? 'en' : 'hi';

/** Also changes the language of the widget that translates pages, if the owner has added such a widget. */
function tellWidget(chosen: Lang): void {
  const choice = document.querySelector<HTMLSelectElement>('select.goog-te-combo');
  if (!choice) return;
  choice.value = chosen;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Stores the scroll position for the page that opens next, which has this address. */
function keepPlace({ pathname }: URL): void {
  try {
    sessionStorage.setItem('place', `${scrollY / document.documentElement.scrollHeight} ${pathname}`);
  } catch {
    // Storage is off: the other page starts at its top.
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
