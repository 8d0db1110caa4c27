import type { Act } from '../act';
import { mount } from '../mount';
import { LanguageDialog } from '../LanguageDialog';
import { $selectLang, askForLang, closeLang } from '~/stores/display';
import { setLang } from '~/stores/settings';
import { otherLang, type Lang } from '~/i18n/lang';

/** Where the link leads, whatever a translation tool has made of this page. */
const other: Lang =
  document.querySelector<HTMLAnchorElement>('a[data-island=language]')?.hreflang === 'en' ? 'en' : 'hi';
let twin = '';

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
  // The words of a search stand in the address, in whichever language the page is.
  const [words = ''] = /(?<=\/search)\/[^/]+/.exec(location.pathname) ?? [];
  const to = new URL(twin + words + location.search + location.hash);
  keepPlace(to);
  closeLang();
  location.assign(to);
}

mount(LanguageDialog, { lang: otherLang(other), onConfirm: confirm });

/** Asks whether to read the page in the other language, where the link leads. */
export const act: Act = (element) => {
  if (!(element instanceof HTMLAnchorElement)) return;
  twin = element.href;
  askForLang(other);
};
