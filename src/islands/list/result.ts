import { make } from '../make';
import { counted, words } from './words';

/** The number of rows to show at once. With more rows, a slow phone stops reacting for a moment. */
const MOST_SHOWN = 20;

/**
 * Shows matching rows in the first table or list of the page, and hides the other parts of the list. `say` also shows their
 * count beside the fields.
 */
export function result(
  details: Element,
  lists: readonly Element[],
  acts: readonly Element[],
  say: (count: string) => void,
) {
  const [list = details] = lists;
  const shown = list.closest('table') ?? list;
  const place = document.createComment('');
  const before = lists.map((one) => ({ one, children: [...one.childNodes] }));
  const named = shown.querySelector('caption');
  const caption = make('caption', { className: 'vh' });
  /** New results use the same elements again, because the heading may have the focus. */
  const [head, rest] = [make('h2', { tabIndex: -1 }), make('p', {})];
  const status = make('div', { role: 'status' });
  const more = make('button', { type: 'button' });
  const tools = make('p', { hidden: true }, ...acts);
  const part = make('div', { className: 'found' }, tools, status);
  let rows: readonly Element[] = [];
  let isAll = false;

  const setRest = (isHidden: boolean): void => {
    tools.hidden = !isHidden;
    for (const one of part.parentElement?.children ?? [])
      if (one instanceof HTMLElement && one !== details && one !== part) one.hidden = isHidden;
  };
  const showRows = (): void => {
    const focused = document.activeElement;
    const most = isAll ? rows : rows.slice(0, MOST_SHOWN);
    list.replaceChildren(...most);
    shown.toggleAttribute('hidden', most.length === 0);
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    more.hidden = most.length === rows.length;
    more.textContent = counted(words.show_all, { found: rows.length });
  };
  const showAll = (): void => {
    if (!place.isConnected) return;
    isAll = true;
    showRows();
  };

  details.after(part);
  addEventListener('beforeprint', showAll);
  more.onclick = () => {
    showAll();
    rows[MOST_SHOWN]?.querySelector('a')?.focus();
  };
  return {
    /** Shows these rows with their count, in place of the page's lists. `said` explains which rows are missing. */
    show: (found: readonly Element[], count: string, said: readonly (Node | string)[], isBusy: boolean): void => {
      if (!place.isConnected) {
        shown.replaceWith(place);
        named?.replaceWith(caption);
        part.append(shown, more);
        setRest(true);
      }
      for (const one of lists.slice(1)) one.replaceChildren();
      rows = found;
      showRows();
      status.ariaBusy = String(isBusy);
      caption.textContent = count;
      say(count);
      if (!head.isConnected) status.append(head, rest);
      head.textContent = count;
      rest.replaceChildren(...said);
      rest.hidden = said.length === 0;
    },
    /** On a phone, the result is far below the fields. So this function moves the focus to the heading of the result. */
    lead: (): void => {
      if (head.getBoundingClientRect().top > innerHeight / 2) head.focus();
    },
    /** Shows the original page again. */
    hide: (): void => {
      if (!place.isConnected) return;
      place.replaceWith(shown);
      if (named) caption.replaceWith(named);
      shown.removeAttribute('hidden');
      for (const { one, children } of before) one.replaceChildren(...children);
      more.remove();
      setRest(false);
      say('');
      isAll = false;
      status.replaceChildren();
    },
  };
}
