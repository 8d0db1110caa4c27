import type { Act } from '../act';
import { mount } from '../mount';
import { LanguageDialog } from '../LanguageDialog';
import { $selectLang, askForLang, closeLang } from '~/stores/display';
import { setLang } from '~/stores/settings';
import { otherLang, type Lang } from '~/i18n/lang';
import { href, plainPath } from '~/routes';

/** The language of the link, even if a translation tool has changed the page. */
const other: Lang =
  document.querySelector<HTMLAnchorElement>('a[data-island=language]')?.hreflang === 'en' ? 'en' : 'hi';

/** Also changes the language of a page-translation widget, if the owner has one. */
function tellWidget(chosen: Lang): void {
  const choice = document.querySelector<HTMLSelectElement>('select.goog-te-combo');
  if (!choice) return;
  choice.value = chosen;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Remembers the scroll position for this one address. */
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
  // A search, and the error page, exist in this language only, so the link's own address is used.
  const to = new URL(location.href);
  to.pathname = href(plainPath(to.pathname), other);
  keepPlace(to);
  closeLang();
  location.assign(to);
}

mount(LanguageDialog, { lang: otherLang(other), onConfirm: confirm });

/** Asks before the page opens in the other language. */
export const act: Act = () => askForLang(other);
