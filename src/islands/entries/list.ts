import type { Act } from '../act';
import { byLetters, isActive, queryOf } from '../list/filter';
import { foundIn } from '../list/found';
import { sortableHeads } from '../list/heads';
import { columnsOf, inColumn, isListKind, type ListKind, statesOf } from '../list/kinds';
import { otherPages } from '../list/pages';
import { type NamedColumn, panel } from '../list/panel';
import { result } from '../list/result';
import { listsIn, type Row, rowsOf } from '../list/rows';
import { type ListEffect, type ListEvent, type ListState, step } from '../list/state';
import { labelOf, words } from '../list/words';
import { make } from '../make';
import { addSheet } from '~/lib/add-sheet';
import { fill } from '~/lib/fill';
import { find, type HookSelector } from '~/lib/hooks';
import { href, searchPath } from '~/routes';
import { pageLang } from '~/stores/page-lang';
import sheet from '~/styles/islands/list.css';

addSheet(sheet);

/** Runs slow work after the browser has painted the response to a click. */
const afterPaint = (work: () => void): number => requestAnimationFrame(() => setTimeout(work));

/** The pause after the last key before the filter runs. */
const PAUSE_MS = 250;

/**
 * Returns the columns of a list that have a name. Only columns with a name can be sorted. Of the tenders that have ended, only
 * contracts have a sum.
 */
function namedColumns(kind: ListKind, part: HTMLElement): NamedColumn[] {
  return columnsOf(kind)
    .map((column) => ({
      ...column,
      label: labelOf(column.name, part.querySelector(`thead ${inColumn(column.name)}`)?.textContent.trim()),
    }))
    .filter(({ name, label }) => label && (name !== 'sum' || part.querySelector(inColumn(name))));
}

/** Collects the rows of this page. Collects the rows of each other page when that page has loaded. */
function collect(part: HTMLElement, kind: ListKind, came: () => void) {
  const ids = new Set<string>();
  const pages: Row[][] = [];
  const others = otherPages(part, (from, page) => {
    // Two pages may have the same row if the site was published between their requests. Such a row is used once.
    pages[page] = rowsOf(listsIn(from), kind).filter(({ id }) => !ids.has(id));
    for (const { id } of pages[page]) if (id) ids.add(id);
    if (from !== part) came();
  });
  return { pages, others };
}

/**
 * Calls `ask` when the visitor has changed the fields and then paused. When the visitor submits the form, also calls `lead`,
 * which moves to the result.
 */
function askOnInput(form: HTMLFormElement, ask: () => void, lead: () => void): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  form.oninput = () => {
    clearTimeout(pause);
    pause = setTimeout(ask, PAUSE_MS);
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    clearTimeout(pause);
    ask();
    lead();
  };
}

/**
 * Returns a text that only this list was searched, or which words are not in this list. The text has links to a search of the
 * whole website.
 */
const elsewhere = (asked: string, unknown: readonly string[]): readonly (Node | string)[] =>
  asked
    ? [
        `${unknown[0] ? fill(words.not_here, { words: unknown.join(', ') }) : words.only_list} `,
        make('a', { className: 'more', href: href(searchPath(asked), pageLang()) }, words.search_all),
      ]
    : [];

/** True if a text has words in the script that is not the script of the page. */
const isOtherScript = (text: string): boolean => (pageLang() === 'hi' ? /[a-z]/i : /[\u0900-\u097f]/).test(text);

/**
 * Compares words by their letters. `prepare` loads the comparison by sounds, and then calls `came`. Without a connection, the
 * comparison by letters is used.
 */
function wordMatchers(came: () => void) {
  let matchersOf = byLetters;
  let coming: Promise<void> | undefined;
  return {
    current: () => matchersOf,
    prepare(): void {
      coming ??= import('../list/sounds').then(
        ({ bySounds }) => {
          matchersOf = bySounds;
          came();
        },
        () => {
          coming = undefined;
        },
      );
    },
  };
}

/** Puts the fields in the place of the waiting text. If this hides the button while it has the focus, the first field gets the focus. */
function putInPlace(form: HTMLFormElement, waits: HTMLElement, button: HTMLElement): void {
  const isFocused = document.activeElement === button;
  waits.replaceWith(form);
  if (isFocused && button.getClientRects().length === 0) form.querySelector('input')?.focus();
}

/**
 * Filters and sorts the rows of all pages of a list. The address contains the filter. Until this script has loaded, and
 * without script, the visitor reads the list page by page.
 */
export const act: Act = (touched) => {
  const details = touched.closest('details');
  const part = touched.closest<HTMLElement>('[data-list]' satisfies HookSelector);
  const summary = details?.querySelector('summary');
  const waits = details && find(details, 'waits');
  const kind = part?.dataset.list ?? '';
  // If the waiting text is missing, the fields were already added.
  if (!waits || !part || !summary || !isListKind(kind)) return;
  /** True if a button opens the fields. On wide pages, the fields take the place of the button. */
  const isButton = (): boolean => summary.getClientRects().length > 0;
  const { compare } = new Intl.Collator(pageLang(), { numeric: true });
  const tables = [...part.querySelectorAll('table')];
  const columns = namedColumns(kind, part);
  const states = [...new Set(Object.values(statesOf(kind)).flat())];
  const fields = panel(summary.textContent, columns, states);
  const clear = make('button', { type: 'button' }, words.clear);
  const retry = make('button', { type: 'button', hidden: true }, words.retry);
  const shown = result(details, listsIn(part), [clear, retry], fields.say);
  const { pages, others } = collect(part, kind, () => send('page came'));
  let state: ListState = 'not loaded';
  const matchers = wordMatchers(() => ask());

  const { isWhole } = others;
  const show = (isBusy: boolean): void => {
    const come = {
      rows: pages.flat(),
      isWhole: isWhole(),
      isLoading: state === 'loading',
      total: Number(part.dataset.total),
    };
    const filter = fields.read();
    const { found, unknown, count, rest } = foundIn(come, filter, compare, words[kind], matchers.current());
    if (!isBusy && (unknown[0] || isOtherScript(filter.words))) matchers.prepare();
    const elements = found.map(({ element }) => element);
    const missing = isWhole() && pages.length <= 2 ? [] : [rest];
    const isElsewhere = isWhole() && (!found[0] || unknown.length > 0);
    shown.show(elements, count, isElsewhere ? elsewhere(filter.words, found[0] ? unknown : []) : missing, isBusy);
  };
  const run: Readonly<Record<ListEffect, () => void>> = {
    'write address'() {
      const query = queryOf(fields.read(), location.search);
      history.replaceState(history.state, '', location.origin + location.pathname + query + location.hash);
    },
    load: () => void others.load().then(() => send('loaded')),
    'end loading'() {
      if (isWhole() && document.activeElement === retry) clear.focus();
      retry.hidden = isWhole();
    },
    show: () => show(false),
    'show for now': () => show(true),
    hide: shown.hide,
  };
  const send = (event: ListEvent['kind']): void => {
    const filter = fields.read();
    const { state: after, effects } = step(state, { kind: event, isActive: isActive(filter), isWhole: isWhole() });
    state = after;
    fields.offer(isWhole() ? pages.flat().flatMap((row) => row.states) : states);
    heads.mark(filter.sort);
    for (const effect of effects) run[effect]();
  };
  const ask = (): void => send('asked');
  const heads = sortableHeads(tables, columns, (sort) => {
    heads.mark(sort);
    fields.write({ ...fields.read(), sort });
    afterPaint(() => {
      ask();
      heads.focus(sort.replace('-', ''));
    });
  });
  askOnInput(fields.form, ask, shown.lead);
  retry.onclick = () => send('retried');
  clear.onclick = () => {
    fields.form.reset();
    (isButton() ? summary : fields.form.querySelector('input'))?.focus();
    afterPaint(ask);
  };

  // Do not change the summary (the button of the filter), because the visitor may be clicking it now.
  putInPlace(fields.form, waits, summary);
  const asked = fields.parse(new URLSearchParams(location.search));
  fields.write(asked);
  // The fields are opened on wide pages too, so that they stay open when the page becomes narrow.
  details.open ||= isActive(asked) || !isButton();
  send('page came');
  if (isActive(asked)) ask();
};
