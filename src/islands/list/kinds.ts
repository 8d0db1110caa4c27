/** A column that can sort the rows. Components add the attribute of `column` to its values and to its heading. */
export interface Column {
  /** The name of the column in the address. */
  readonly name: string;
  readonly kind: 'text' | 'number' | 'date';
}

const withdrawn = { withdrawn: ['withdrawn'] } as const;
const closing = { open: ['open'], soon: ['open', 'soon'], closed: ['closed'] } as const;

/**
 * For each kind of list: its columns and its states. In `states`, the key is the look of a row's state label, and the value has
 * the states of a row with this look. The filter compares `from` and `to` with the first date column.
 */
const kinds = {
  tenders: {
    columns: { title: 'text', closes: 'date', value: 'number', published: 'date' },
    states: {
      ...closing,
      evaluation: ['closed', 'evaluation'],
      awarded: ['awarded'],
      cancelled: ['cancelled'],
      ...withdrawn,
    },
  },
  entries: {
    columns: { title: 'text', published: 'date' },
    // A list has labels only for new and archived entries. All other entries are current.
    states: { current: ['current'], new: ['current', 'new'], archived: ['archived'] },
  },
  // Tenders that have ended are listed apart: those with a contract, and those that were cancelled or withdrawn.
  ended: { columns: { title: 'text', day: 'date', sum: 'number' }, states: {} },
  orders: {
    // The period of an order is the time between the two dates.
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
  notices: {
    columns: { title: 'text', posts: 'number', closes: 'date', published: 'date' },
    states: { ...closing, ...withdrawn },
  },
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

/**
 * Returns the attribute that marks the heading and the values of a column. A value of a date column contains a `time`
 * element.
 */
export const column = <Kind extends ListKind>(_kind: Kind, name: keyof Kinds[Kind]['columns']) => ({
  'data-col': name,
});

export const inColumn = (name: string): string => `[data-col=${name}]`;
