import { type KeyboardEvent, useState } from 'react';
import type { searchOverlay } from '~/i18n/messages/search-overlay';
import { fill } from '~/lib/fill';
import { closeSearch } from '~/stores/display';
import { type Suggest, type Suggestion, useSuggestions } from './use-suggestions';

interface Props {
  readonly words: Readonly<Record<keyof typeof searchOverlay.en, string>>;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly suggest: Suggest;
  readonly onChoose: (one: Suggestion) => void;
}

const LIST = 'seek-list';
const idOf = (index: number): string => `${LIST}-${index}`;

function Option({ one: { parts, notes, lang } }: { readonly one: Suggestion }) {
  return (
    <>
      <span lang={lang}>{parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}</span>{' '}
      <small>{notes.join(', ')}</small>
    </>
  );
}

/**
 * A search field with suggestions: a combobox with a list box, as in the ARIA practices. The focus stays in the field.
 * Arrow keys choose a suggestion and Enter opens it. The first Escape closes only the list.
 */
export function SearchField({ words, text, onType, suggest, onChoose }: Props) {
  /** The text to find suggestions for. It is empty before the first key and after Escape. */
  const [asked, setAsked] = useState('');
  /** The address of the chosen suggestion. A position is not stored, because the next list may have another order. */
  const [chosenUrl, setChosenUrl] = useState<string>();
  const found = useSuggestions(asked, suggest);
  const active = found.findIndex(({ url }) => url === chosenUrl);
  const isOpen = asked !== '' && found.length > 0;
  const ask = (typed: string): void => {
    setAsked(typed);
    setChosenUrl(undefined);
  };
  const step = (by: number): void => {
    // The arrow keys move through the suggestions and the field itself. So there is one place more than there are suggestions.
    const places = found.length + 1;
    setChosenUrl(found[((active + 1 + by + places) % places) - 1]?.url);
  };
  const press = (event: KeyboardEvent): void => {
    const chosen = found[active];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) step(event.key === 'ArrowDown' ? 1 : -1);
      else ask(text);
    } else if (event.key === 'Escape') {
      // By default, Escape empties a search field. The call of `preventDefault` below prevents this.
      if (isOpen) ask('');
      else closeSearch();
    } else if (isOpen && event.key === 'Enter' && chosen) onChoose(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        type="search"
        role="combobox"
        aria-label={words.form}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? LIST : undefined}
        aria-activedescendant={isOpen && active >= 0 ? idOf(active) : undefined}
        autoComplete="off"
        maxLength={200}
        placeholder={words.placeholder}
        data-focus
        value={text}
        onChange={({ target: { value } }) => {
          onType(value);
          ask(value);
        }}
        onKeyDown={press}
        onBlur={() => ask('')}
      />
      <p role="status" className="vh">
        {isOpen && fill(found.length === 1 ? words.suggested_one : words.suggested_other, { count: found.length })}
      </p>
      {isOpen && (
        // `preventDefault` keeps the focus in the field.
        <ul id={LIST} role="listbox" aria-label={words.suggestions} onPointerDown={(event) => event.preventDefault()}>
          {found.map((one, index) => (
            <li
              key={one.url}
              id={idOf(index)}
              role="option"
              aria-selected={index === active}
              onClick={() => onChoose(one)}
            >
              <Option one={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
