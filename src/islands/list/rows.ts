import { type Entry, fold, numberIn } from './filter';
import { type Column, columnsOf, inColumn, type ListKind, type StateName, statesOf } from './kinds';
import { findAll } from '~/lib/hooks';
import { lookIn } from '~/lib/state-chip';

export interface Row extends Entry {
  readonly states: readonly StateName[];
  /** Empty if nothing identifies the row. */
  readonly id: string;
  readonly element: Element;
}

const dayIn = (row: Element, column: string): string =>
  row.querySelector<HTMLTimeElement>(`${inColumn(column)} time`)?.dateTime ?? '';
const timeIn = (row: Element, column: string): number | undefined => Date.parse(dayIn(row, column)) || undefined;

function valueIn(row: Element, { name, kind }: Column): string | number | undefined {
  if (name === 'period') {
    const [from, to] = [timeIn(row, 'from'), timeIn(row, 'to')];
    return from && to ? to - from : undefined;
  }
  if (kind === 'date') return timeIn(row, name);
  const text = row.querySelector(inColumn(name))?.textContent.trim() ?? '';
  return kind === 'number' ? numberIn(text) : text || undefined;
}

/** Reads a row's states from its state label (icon and text). `start/states.ts` keeps this label up to date. */
const statesIn = (row: Element, kind: ListKind): readonly StateName[] =>
  statesOf(kind)[row.hasAttribute('data-archived') ? 'archived' : lookIn(row)] ?? [];

/** Returns the elements that contain the rows of a list: tables, cards or articles. */
export const listsIn = (part: ParentNode): Element[] => findAll(part, 'rows');

/** Returns what only this row of the list has: its ID, or else its first link, which leads to its own page. */
const nameOf = (row: Element): string =>
  row.id || row.querySelector('article')?.id || row.querySelector('a')?.href || '';

export function rowsOf(lists: readonly Element[], kind: ListKind): Row[] {
  const columns = columnsOf(kind);
  const dayColumn = columns.find((column) => column.kind === 'date')?.name ?? '';
  return lists
    .flatMap(({ children }) => [...children])
    .filter((element) => !element.querySelector('[scope=rowgroup]'))
    .map((element) => ({
      element,
      id: nameOf(element),
      text: fold(element.textContent),
      states: statesIn(element, kind),
      day: dayIn(element, dayColumn).slice(0, 10),
      values: Object.fromEntries(columns.map((column) => [column.name, valueIn(element, column)])),
    }));
}
