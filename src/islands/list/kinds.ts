/** A sortable column. Components mark its values and its heading with `column`. */
export interface Column {
  /** The name of the column in the address. */
  readonly name: string;
  readonly kind: 'text' | 'number' | 'date';
}

const closing = { open: ['open'], soon: ['open', 'soon'], closed: ['closed'] } as const;

/**
 * The columns of each kind of list, and the states that each look of a row's state chip stands for. The filter compares
 * `from` and `to` with the first date column.
 */
const kinds = {
  tenders: {
    columns: { title: 'text', closes: 'date', value: 'number', published: 'date' },
    states: { ...closing, evaluation: ['closed', 'evaluation'], awarded: ['awarded'], cancelled: ['cancelled'] },
  },
  entries: {
    columns: { number: 'number', title: 'text', published: 'date' },
    // A list marks only new and archived entries. All other entries are current.
    states: { current: ['current'], new: ['current', 'new'], archived: ['archived'] },
  },
  orders: {
    // The period is the time between the two dates.
    columns: {
      nature: 'text',
      firm: 'text',
      period: 'number',
      reference: 'text',
      from: 'date',
      to: 'date',
      state: 'text',
    },
    states: { cancelled: ['in-force'], current: ['in-force'], soon: ['not-yet-in-force'], closed: ['lapsed'] },
  },
  notices: { columns: { title: 'text', posts: 'number', closes: 'date', published: 'date' }, states: closing },
} as const satisfies Record<
  string,
  { columns: Record<string, Column['kind']>; states: Record<string, readonly string[]> }
>;

type Kinds = typeof kinds;
export type ListKind = keyof Kinds;
type StatesOf<Kind> = Kind extends ListKind ? Kinds[Kind]['states'][keyof Kinds[Kind]['states']] : never;
export type StateName = Extract<StatesOf<ListKind>, readonly unknown[]>[number];

export const isListKind = (name: string): name is ListKind => name in kinds;

export const columnsOf = (kind: ListKind): Column[] =>
  Object.entries(kinds[kind].columns).map(([name, ofValues]) => ({ name, kind: ofValues }));

export const statesOf = (kind: ListKind): Readonly<Record<string, readonly StateName[]>> => kinds[kind].states;

/** The attribute that marks a value or the heading of a column. A value of a date column has one `time` element. */
export const column = <Kind extends ListKind>(_kind: Kind, name: keyof Kinds[Kind]['columns']) => ({
  'data-col': name,
});

export const inColumn = (name: string): string => `[data-col=${name}]`;
