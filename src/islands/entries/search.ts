import type { Act } from '../act';
import { asked } from '~/lib/asked';
import { prepareSearch, suggest } from '../find/suggest';
import { mount } from '../mount';
import { SearchOverlay } from '../SearchOverlay';
import { find } from '~/lib/hooks';
import { openSearch, type HeaderItem } from '~/stores/display';
import { pageLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';

/** The top items of the header menu: each a link, or a group with a page of its own. */
const headerMenu = (): HeaderItem[] =>
  [...(find(document, 'sections')?.children ?? [])].flatMap((section) => {
    const link = section.querySelector('a');
    // An icon, or a note, stands behind the words.
    const title = (section.querySelector('summary') ?? link)?.firstChild?.textContent?.trim();
    return link && title ? [{ title, url: link.href, isExternal: link.rel.includes('external') }] : [];
  });

/** On a slow line there is time for the files of the results while the visitor types. */
function prepare(text = ''): Promise<void> {
  if (!isSaving()) import('./results').catch(() => {});
  return prepareSearch(text);
}

mount(SearchOverlay, { lang: pageLang(), asked: asked(), popularPages: POPULAR_PAGES, suggest, prepare });

/** Opens the search over the page. */
export const act: Act = () => openSearch(headerMenu());
