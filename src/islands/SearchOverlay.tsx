import { useStore } from '@nanostores/react';
import type { Lang } from '~/i18n/lang';
import { type SubmitEvent, useEffect, useState } from 'react';
import { searchOverlay } from '~/i18n/messages/search-overlay';
import { href, searchPath } from '~/routes';
import { $headerMenuData, $searchOpen, closeSearch } from '~/stores/display';
import { Dialog } from './Dialog';
import { SearchField } from './SearchField';
import type { Suggest, Suggestion } from './use-suggestions';

interface Props {
  readonly lang: Lang;
  /** Returns the query that the results page shows now; empty on other pages. */
  readonly asked: () => string;
  readonly popularPages: number;
  readonly suggest: Suggest;
  /** Called without text when the visitor begins to type, and with the query before the results page opens. */
  readonly prepare: (text?: string) => Promise<void>;
}

/**
 * If the page scrolls further than this, the overlay closes. When a phone shows its keyboard, the page also moves, but not as
 * far.
 */
const SCROLLED_PIXELS = 40;

/**
 * After the start of a search, the page stays open at most this long, so that the results begin to load. Without this pause,
 * the browser cancels these requests when the results page opens. On 2G, the pause saves half a second.
 */
const HEAD_START_MS = 100;

/** Opens a suggestion as a click on a link does: a dialog asks before another website opens. */
function open({ url, leaves }: Suggestion): void {
  const link = Object.assign(document.createElement('a'), { href: url });
  if (leaves) link.rel = 'external';
  document.body.append(link);
  link.click();
  link.remove();
}

/** The search overlay of every page. Without script, the button that opens it is a link to the search page. */
export function SearchOverlay({ lang, asked, popularPages, suggest, prepare }: Props) {
  const [isOpen, items] = [useStore($searchOpen), useStore($headerMenuData)];
  const [text, setText] = useState(asked);
  useEffect(() => {
    if (!isOpen) return undefined;
    setText((typed) => asked() || typed);
    let [from, height] = [scrollY, visualViewport?.height];
    const scrolled = (): void => {
      if (visualViewport?.height !== height) [from, height] = [scrollY, visualViewport?.height];
      else if (Math.abs(scrollY - from) > SCROLLED_PIXELS) closeSearch();
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, [isOpen, asked]);
  const words = searchOverlay[lang];
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const asks = text.trim();
    if (!asks) return;
    closeSearch();
    const leave = (): void => location.assign(href(searchPath(asks), lang));
    void Promise.race([prepare(asks), new Promise((go) => setTimeout(go, HEAD_START_MS))]).then(leave);
  };
  const type = (typed: string): void => {
    if (!text) void prepare();
    setText(typed);
  };
  const choose = (one: Suggestion): void => {
    closeSearch();
    open(one);
  };
  return (
    <Dialog isOpen={isOpen} onClose={closeSearch} className="seek" labelledBy="seek-title">
      <div className="seek__bar">
        <h2 id="seek-title">{words.title}</h2>
        <button type="button" className="ask__close" onClick={closeSearch}>
          {words.close}
        </button>
      </div>
      <form role="search" onSubmit={submit}>
        <SearchField words={words} text={text} onType={type} suggest={suggest} onChoose={choose} />
        <button type="submit">{words.title}</button>
      </form>
      <h3>{words.popular}</h3>
      <ul>
        {items.slice(0, popularPages).map(({ title, url, isExternal }) => (
          <li key={url}>
            <a href={url} {...(isExternal && { rel: 'external', target: '_blank', onClick: closeSearch })}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
