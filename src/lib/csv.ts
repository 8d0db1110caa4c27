type Cell = string | number | undefined;

/**
 * Spreadsheet programs run a cell as a formula if it begins with one of these signs. Some programs separate cells by
 * semicolons, and some take each line as a row. So a formula may also begin after a semicolon or a line break.
 */
const FORMULA = /(^|[;\n\r])(?=["\s]*[=+\-@＝＋－＠\t\r])/g;

function cellOf(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(FORMULA, "$1'");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a table as CSV (RFC 4180). The text begins with a byte order mark, because spreadsheet programs show Hindi letters
 * correctly only with this mark. A cell that looks like a formula gets an apostrophe.
 */
export const csvOf = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[heads, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
