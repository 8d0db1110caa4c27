import { pageLang, type Act } from '../act';
import { addSheet, mount } from '../mount';
import { SearchOverlay } from '../SearchOverlay';
import sheet from '~/styles/islands/dialogs.css';
import { openSearch, type HeaderItem } from '~/stores/display';

const POPULAR_PAGES = 8;

function asked(): string {
  const text = /\/search\/([^/]+)/.exec(location.pathname)?.[1] ?? '';
  try {
    return new URLSearchParams(location.search).get('q') ?? decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text; // half an escape: as it stands
  }
}

/** The top items of the header menu: each a link, or a group with a page of its own. */
const headerMenu = (): HeaderItem[] =>
  [...document.querySelectorAll('.menu__list > li')].flatMap((item) => {
    const link = item.querySelector('a');
    const title = (item.querySelector('summary') ?? link)?.firstChild?.textContent?.trim();
    return link && title ? [{ title, url: link.href, isExternal: link.rel.includes('external') }] : [];
  });

addSheet(sheet);
mount(SearchOverlay, { lang: pageLang(), asked: asked(), popularPages: POPULAR_PAGES });

/** Opens the search over the page. */
export const act: Act = () => openSearch(headerMenu());
