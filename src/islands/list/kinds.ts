/** A sortable column. Components mark its values and its heading with `column`. */
export interface Column<Name extends string = string> {
  /** The name in the address. */
  readonly name: Name;
  readonly kind: 'text' | 'number' | 'date';
  /** The value is the time between two date columns. */
  readonly between?: readonly [from: Name, to: Name];
}

export type StateName =
  | 'open'
  | 'soon'
  | 'closed'
  | 'evaluation'
  | 'awarded'
  | 'cancelled'
  | 'in-force'
  | 'not-yet-in-force'
  | 'lapsed'
  | 'current'
  | 'new'
  | 'archived';

interface Columns {
  tenders: 'title' | 'closes' | 'value' | 'published';
  entries: 'number' | 'title' | 'published';
  orders: 'nature' | 'firm' | 'period' | 'reference' | 'from' | 'to' | 'state';
  notices: 'title' | 'posts' | 'closes' | 'published';
}

export type ListKind = keyof Columns;

interface Kind<Name extends string> {
  /** `from` and `to` of the filter apply to the first date column. */
  readonly columns: readonly Column<Name>[];
  /** The states for each look of a row's state chip. */
  readonly states: Readonly<Record<string, readonly StateName[]>>;
}

const closing = { open: ['open'], soon: ['open', 'soon'], closed: ['closed'] } as const;

/** The columns and states of each kind of list. */
export const kinds: { readonly [Name in ListKind]: Kind<Columns[Name]> } = {
  tenders: {
    columns: [
      { name: 'title', kind: 'text' },
      { name: 'closes', kind: 'date' },
      { name: 'value', kind: 'number' },
      { name: 'published', kind: 'date' },
    ],
    states: { ...closing, evaluation: ['closed', 'evaluation'], awarded: ['awarded'], cancelled: ['cancelled'] },
  },
  entries: {
    columns: [
      { name: 'number', kind: 'number' },
      { name: 'title', kind: 'text' },
      { name: 'published', kind: 'date' },
    ],
    // A listing marks only new and archived entries. Others are current.
    states: { current: ['current'], new: ['current', 'new'], archived: ['archived'] },
  },
  orders: {
    columns: [
      { name: 'nature', kind: 'text' },
      { name: 'firm', kind: 'text' },
      { name: 'period', kind: 'number', between: ['from', 'to'] },
      { name: 'reference', kind: 'text' },
      { name: 'from', kind: 'date' },
      { name: 'to', kind: 'date' },
      { name: 'state', kind: 'text' },
    ],
    states: { cancelled: ['in-force'], current: ['in-force'], soon: ['not-yet-in-force'], closed: ['lapsed'] },
  },
  notices: {
    columns: [
      { name: 'title', kind: 'text' },
      { name: 'posts', kind: 'number' },
      { name: 'closes', kind: 'date' },
      { name: 'published', kind: 'date' },
    ],
    states: closing,
  },
};

export const isListKind = (name: string): name is ListKind => name in kinds;

/** The attribute that marks a column's value or heading. A date column has one `time` element. */
export const column = <Kind extends ListKind>(_kind: Kind, name: Columns[Kind]) => ({ 'data-col': name });

export const inColumn = (name: string): string => `[data-col=${name}]`;
