type Cell = string | number | undefined;

/**
 * Programs for tables run a text that begins with one of these signs as a formula. Some of them separate by semicolons, and
 * some take each line for a row, so a cell may begin there too.
 */
const FORMULA = /(^|[;\n\r])(?=["\s]*[=+\-@＝＋－＠\t\r])/g;

function cellOf(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(FORMULA, "$1'");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a table as CSV (RFC 4180). It begins with a byte order mark, because programs for tables read Hindi letters
 * rightly only then. A text that looks like a formula gets an apostrophe.
 */
export const csvOf = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[heads, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
