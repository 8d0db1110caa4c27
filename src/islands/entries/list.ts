import type { Act } from '../act';
import { afterPaint } from '../after-paint';
import { isActive, queryOf, readFilter } from '../list/filter';
import { foundIn } from '../list/found';
import { sortableHeads } from '../list/heads';
import { inColumn, isListKind, kinds, type ListKind } from '../list/kinds';
import { otherPages } from '../list/pages';
import { type NamedColumn, panel } from '../list/panel';
import { result } from '../list/result';
import { listsIn, type Row, rowsOf } from '../list/rows';
import { labelOf, words } from '../list/words';
import { make } from '../make';
import { addSheet } from '~/lib/add-sheet';
import { find, type HookSelector } from '~/lib/hooks';
import { pageLang } from '~/stores/page-lang';
import sheet from '~/styles/islands/list.css';

addSheet(sheet);

/** The pause after the last key before the filter runs. */
const PAUSE_MS = 250;

/** The columns of a list that have a name: only these can be sorted. */
function namedColumns(kind: ListKind, table: Element | undefined): NamedColumn[] {
  return kinds[kind].columns
    .map((column) => ({
      ...column,
      label: labelOf(column.name, table?.querySelector(`thead ${inColumn(column.name)}`)?.textContent.trim()),
    }))
    .filter(({ label }) => label);
}

/** Collects the rows of this page, and of each other page when it loads. */
function collect(part: HTMLElement, kind: ListKind, came: () => void) {
  const ids = new Set<string>();
  const pages: Row[][] = [];
  const others = otherPages(part, (from, page) => {
    // A row appears twice if the site was published between two page loads.
    pages[page] = rowsOf(listsIn(from), kind).filter(({ id }) => !ids.has(id));
    for (const { id } of pages[page]) ids.add(id);
    if (from !== part) came();
  });
  return { pages, others };
}

/**
 * Filters and sorts the rows of all pages of a list. The address contains the filter. Until this has loaded, and without
 * it, the page shows the paged list.
 */
export const act: Act = (details) => {
  const part = details.closest<HTMLElement>('[data-list]' satisfies HookSelector);
  const summary = details.querySelector('summary');
  const kind = part?.dataset.list ?? '';
  if (!(details instanceof HTMLDetailsElement) || !part || !summary || !isListKind(kind)) return;
  const { compare } = new Intl.Collator(pageLang(), { numeric: true });
  const tables = listsIn(part).flatMap((list) => list.closest('table') ?? []);
  const columns = namedColumns(kind, tables[0]);
  const states = [...new Set(Object.values(kinds[kind].states).flat())];
  const fields = panel(summary.textContent, columns, states);
  const clear = make('button', { type: 'button' }, words.clear);
  const retry = make('button', { type: 'button', hidden: true }, words.retry);
  const shown = result(details, listsIn(part), [clear, retry]);
  const { pages, others } = collect(part, kind, () => render(true));
  let isLoading = false;
  let wasLoaded = false;

  /** While pages load, screen readers announce only the final count. */
  const render = (isBusy = false): void => {
    const filter = fields.read();
    const rows = pages.flat();
    const isWhole = others.missing.size === 0;
    fields.offer(isWhole ? rows.flatMap((row) => row.states) : states);
    heads.mark(filter.sort);
    if (!isActive(filter)) {
      shown.hide();
      return;
    }
    const come = { rows, isWhole, isLoading, total: Number(part.dataset.total) };
    const { found, count, rest } = foundIn(come, filter, compare, words[kind]);
    shown.show(found, count, isWhole && pages.length <= 2 ? undefined : rest, isBusy);
  };
  /** Loads the other pages once. The visitor can retry with a button. */
  const load = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = wasLoaded = true;
    render();
    await others.load();
    isLoading = false;
    const hasFailed = others.missing.size > 0;
    if (!hasFailed && document.activeElement === retry) clear.focus();
    retry.hidden = !hasFailed;
    render();
  };
  const ask = (): void => {
    const filter = fields.read();
    history.replaceState(history.state, '', location.pathname + queryOf(filter, location.search) + location.hash);
    if (isActive(filter) && others.missing.size > 0 && !wasLoaded) void load();
    else render();
  };

  const heads = sortableHeads(tables, columns, (sort) => {
    heads.mark(sort);
    fields.write({ ...fields.read(), sort });
    afterPaint(() => {
      ask();
      heads.focus(sort.replace('-', ''));
    });
  });
  let pause: ReturnType<typeof setTimeout> | undefined;
  fields.form.oninput = () => {
    clearTimeout(pause);
    pause = setTimeout(ask, PAUSE_MS);
  };
  fields.form.onsubmit = (event) => {
    event.preventDefault();
    ask();
  };
  retry.onclick = load;
  clear.onclick = () => {
    fields.form.reset();
    summary.focus();
    afterPaint(ask);
  };

  // Leave the summary alone: the visitor may be clicking it now.
  find(details, 'waits')?.replaceWith(fields.form);
  const names = columns.map(({ name }) => name);
  const asked = readFilter(new URLSearchParams(location.search), states, names);
  fields.write(asked);
  details.open ||= isActive(asked);
  render();
  if (isActive(asked)) ask();
};
