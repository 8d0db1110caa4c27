/** A column that a list can be sorted by. */
export interface Column {
  /** As the address names it. */
  readonly name: string;
  readonly kind: 'text' | 'number' | 'date';
  /** Where in a row it stands. */
  readonly place: string;
  /** The number is the time from one place to this one. */
  readonly until?: string;
  /** Which head of a table it stands under, from 0. */
  readonly head?: number;
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

interface Kind {
  /** The first that is a date is the one that is asked for by days. */
  readonly columns: readonly Column[];
  /** The states that the look of a row's chip stands for; a listing marks what is new or archived, and nothing else. */
  readonly states: Readonly<Record<string, readonly StateName[]>>;
}

export type ListKind = 'tenders' | 'entries' | 'orders' | 'notices';

const closing = { open: ['open'], soon: ['open', 'soon'], closed: ['closed'] } as const;

/** What the rows of each kind of list hold. */
export const kinds: Readonly<Record<ListKind, Kind>> = {
  tenders: {
    columns: [
      { name: 'title', kind: 'text', place: '.row__title', head: 0 },
      { name: 'closes', kind: 'date', place: 'td b time', head: 1 },
      { name: 'value', kind: 'number', place: '.n', head: 2 },
      { name: 'published', kind: 'date', place: '.cell-stack > :last-child time' },
    ],
    states: { ...closing, evaluation: ['closed', 'evaluation'], awarded: ['awarded'], cancelled: ['cancelled'] },
  },
  entries: {
    columns: [
      { name: 'number', kind: 'number', place: '.num', head: 0 },
      { name: 'title', kind: 'text', place: '.row__title', head: 1 },
      { name: 'published', kind: 'date', place: 'time', head: 2 },
    ],
    states: { current: ['current'], new: ['current', 'new'], archived: ['archived'] },
  },
  orders: {
    columns: [
      { name: 'nature', kind: 'text', place: 'td', head: 0 },
      { name: 'firm', kind: 'text', place: 'th', head: 1 },
      { name: 'period', kind: 'number', place: 'td:nth-child(5) time', until: 'td:nth-child(6) time', head: 2 },
      { name: 'reference', kind: 'text', place: 'td:nth-child(4)', head: 3 },
      { name: 'from', kind: 'date', place: 'td:nth-child(5) time', head: 4 },
      { name: 'to', kind: 'date', place: 'td:nth-child(6) time', head: 5 },
      { name: 'state', kind: 'text', place: '.state', head: 6 },
    ],
    states: { cancelled: ['in-force'], current: ['in-force'], soon: ['not-yet-in-force'], closed: ['lapsed'] },
  },
  notices: {
    columns: [
      { name: 'title', kind: 'text', place: 'h3' },
      { name: 'posts', kind: 'number', place: '.num' },
      { name: 'closes', kind: 'date', place: 'b time' },
      { name: 'published', kind: 'date', place: '.kv > span > time' },
    ],
    states: closing,
  },
};

export const isListKind = (name: string): name is ListKind => name in kinds;
