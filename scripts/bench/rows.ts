// Prints measurements as a table, with one row for each measured thing. A mark shows each value over its limit.
export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => number | undefined;
  readonly digits?: number;
  /**
   * The limit. A number is the limit of all rows, and is printed below the table. A function returns the limit of one row, and
   * this limit is printed in the cell of the row.
   */
  readonly most?: number | ((row: Row) => number | undefined);
}

const LEAST_NAME_WIDTH = 28;
const WIDTH = 16;

const mostOf = <Row>({ most }: Column<Row>, row: Row): number | undefined =>
  typeof most === 'function' ? most(row) : most;

const shown = <Row>({ of, digits = 0 }: Column<Row>, row: Row): string => of(row)?.toFixed(digits) ?? '-';

/** True if a value is over its limit. Compares rounded values, as the table shows them. */
function isOver<Row>(column: Column<Row>, row: Row): boolean {
  const [value, most] = [column.of(row), mostOf(column, row)];
  return (
    value !== undefined &&
    most !== undefined &&
    !(Number(shown(column, row)) <= Number(most.toFixed(column.digits ?? 0)))
  );
}

function cell<Row>(column: Column<Row>, row: Row): string {
  const own = typeof column.most === 'function' ? column.most(row) : undefined;
  return (
    shown(column, row) +
    (own === undefined ? '' : ` of ${Number(own.toFixed(column.digits))}`) +
    (isOver(column, row) ? '!' : '')
  );
}

export function table<Row extends { readonly name: string }>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): string {
  const nameWidth = Math.max(...rows.map(({ name }) => name.length), LEAST_NAME_WIDTH);
  const line = (name: string, of: (column: Column<Row>) => string): string =>
    name.padEnd(nameWidth) + columns.map((column) => of(column).padStart(WIDTH)).join('');
  const limits = columns.some(({ most }) => typeof most === 'number')
    ? [line('at most', ({ most }) => (typeof most === 'number' ? String(most) : ''))]
    : [];
  return [
    line('', ({ title }) => title),
    ...rows.map((row) => line(row.name, (column) => cell(column, row))),
    ...limits,
  ].join('\n');
}

/** Names each value that is over its limit, such as `home hi, HTML + CSS`. */
export const overLimits = <Row extends { readonly name: string }>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly string[] =>
  rows.flatMap((row) => columns.filter((column) => isOver(column, row)).map(({ title }) => `${row.name}, ${title}`));
