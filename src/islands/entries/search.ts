import type { Act } from '../act';
import { asked } from '~/lib/asked';
import { prepareSearch, suggestWith } from '../find/suggest';
import { mount } from '../mount';
import { SearchOverlay } from '../SearchOverlay';
import { find } from '~/lib/hooks';
import { openSearch, type HeaderItem } from '~/stores/display';
import { pageLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';

/** Returns the top items of the header menu: links, and groups that have their own page. */
const headerMenu = (): HeaderItem[] =>
  [...(find(document, 'sections')?.children ?? [])].flatMap((section) => {
    const link = section.querySelector('a');
    // The first child node is the text. An icon or a note may follow it.
    const title = (section.querySelector('summary') ?? link)?.firstChild?.textContent?.trim();
    return link && title ? [{ title, url: link.href, isExternal: link.rel.includes('external') }] : [];
  });

/** Loads the files of the results page while the visitor types. This helps on a slow connection. */
function prepare(text?: string): Promise<void> {
  if (!isSaving()) import('./results').catch(() => {});
  return prepareSearch(text);
}

const suggest = suggestWith(async () => (await import('./results')).briefOf);

mount(SearchOverlay, { lang: pageLang(), asked, popularPages: POPULAR_PAGES, suggest, prepare });

export const act: Act = () => openSearch(headerMenu());
