/** A column that a list can be sorted by. Components mark its values, and the head of a table above them, with `column`. */
export interface Column<Name extends string = string> {
  /** As the address names it. */
  readonly name: Name;
  readonly kind: 'text' | 'number' | 'date';
  /** The value is the time between the dates of these two columns. */
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
  /** The dates of the first date column are what `from` and `to` of the filter are compared with. */
  readonly columns: readonly Column<Name>[];
  /** The states that the look of a row's chip stands for. */
  readonly states: Readonly<Record<string, readonly StateName[]>>;
}

const closing = { open: ['open'], soon: ['open', 'soon'], closed: ['closed'] } as const;

/** What the rows of each kind of list hold. */
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
    // A listing marks entries that are new or archived. All others are current.
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

/** The attribute of an element that holds the value of a column, or the head above it. A date is its only `time`. */
export const column = <Kind extends ListKind>(_kind: Kind, name: Columns[Kind]) => ({ 'data-col': name });

/** Selects what `column` marked. */
export const inColumn = (name: string): string => `[data-col=${name}]`;
