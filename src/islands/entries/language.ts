import type { Act } from '../act';
import { mount } from '../mount';
import { LanguageDialog } from '../LanguageDialog';
import { $selectLang, askForLang, closeLang } from '~/stores/display';
import { setLang } from '~/stores/settings';
import { otherLang, type Lang } from '~/i18n/lang';
import { href, plainPath } from '~/routes';

/** Where the link leads, whatever a translation tool has made of this page. */
const other: Lang =
  document.querySelector<HTMLAnchorElement>('a[data-island=language]')?.hreflang === 'en' ? 'en' : 'hi';

/** A page-translation widget follows, where the owner has put one on the page. */
function tellWidget(chosen: Lang): void {
  const choice = document.querySelector<HTMLSelectElement>('select.goog-te-combo');
  if (!choice) return;
  choice.value = chosen;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
}

/** For that address alone. */
function keepPlace({ pathname }: URL): void {
  try {
    sessionStorage.setItem('place', `${scrollY / document.documentElement.scrollHeight} ${pathname}`);
  } catch {
    // storage is off: the other page starts at its top
  }
}

function confirm(): void {
  const chosen = $selectLang.get() ?? other;
  setLang(chosen);
  tellWidget(chosen);
  // Not where the link leads: the words of a search, or an address that is not there, stand only in this one.
  const to = new URL(location.href);
  to.pathname = href(plainPath(to.pathname), other);
  keepPlace(to);
  closeLang();
  location.assign(to);
}

mount(LanguageDialog, { lang: otherLang(other), onConfirm: confirm });

/** Asks whether to read the page in the other language. */
export const act: Act = () => askForLang(other);
