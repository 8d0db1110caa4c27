import { type Entry, fold, numberIn } from './filter';
import { type Column, kinds, type ListKind, type StateName } from './kinds';
import { words } from './words';

export interface Row extends Entry {
  readonly states: readonly StateName[];
  readonly id: string;
  readonly element: Element;
}

const dayIn = (row: Element, place: string): string => row.querySelector<HTMLTimeElement>(place)?.dateTime ?? '';
const timeIn = (row: Element, place: string): number | undefined => Date.parse(dayIn(row, place)) || undefined;

function valueIn(row: Element, { kind, place, until }: Column): string | number | undefined {
  const time = timeIn(row, place);
  const end = until && timeIn(row, until);
  if (until) return time && end ? end - time : undefined;
  const text = row.querySelector(place)?.textContent.trim() ?? '';
  return kind === 'date' ? time : kind === 'number' ? numberIn(text) : text || undefined;
}

/** By the look of its chip, which the script of every page keeps right; under evaluation is a closed tender by its words only. */
function statesOf(row: Element, kind: ListKind): readonly StateName[] {
  const chip = row.querySelector('.state');
  const look = row.hasAttribute('data-archived')
    ? 'archived'
    : (/--(\w+)/.exec(chip?.className ?? '')?.[1] ?? 'current');
  const isClosed = chip?.textContent.trim() === words.closed;
  const { states } = kinds[kind];
  return states[look === 'closed' && !isClosed ? 'evaluation' : look] ?? states[look] ?? [];
}

/** The lists of entries in a part of a page: tables, cards or articles. */
export const listsIn = (part: ParentNode): Element[] => [...part.querySelectorAll('.grid-table tbody, .pics, .rows')];

/** What the rows of lists hold. */
export const rowsOf = (lists: readonly Element[], kind: ListKind): Row[] =>
  lists
    .flatMap(({ children }) => [...children])
    .map((element) => ({
      element,
      id: element.id || (element.firstElementChild?.id ?? ''),
      text: fold(element.textContent),
      states: statesOf(element, kind),
      day: dayIn(element, kinds[kind].columns.find((column) => column.kind === 'date')?.place ?? '').slice(0, 10),
      values: Object.fromEntries(kinds[kind].columns.map((column) => [column.name, valueIn(element, column)])),
    }));
