import { make } from '../make';
import { inColumn } from './kinds';
import type { NamedColumn } from './panel';

/**
 * Adds sort buttons to the headings of columns. Narrow layouts hide the buttons, and only the text of the headings
 * remains.
 */
export function sortableHeads(tables: readonly Element[], columns: readonly NamedColumn[], sort: (by: string) => void) {
  const heads = tables.flatMap((table) =>
    columns.flatMap(({ name }) => {
      const head = table.querySelector(`thead ${inColumn(name)}`);
      if (!head) return [];
      const said = head.textContent.trim();
      const button = make('button', { type: 'button' }, said);
      button.onclick = () => sort(head.ariaSort === 'ascending' ? `-${name}` : name);
      head.replaceChildren(make('span', {}, said), button);
      return [{ name, head, button, before: head.ariaSort }];
    }),
  );
  return {
    /** Marks the column that the rows are sorted by, for screen readers. An empty text restores the original marks. */
    mark: (by: string): void => {
      for (const { name, head, before } of heads)
        head.ariaSort = by === name ? 'ascending' : by === `-${name}` ? 'descending' : by ? null : before;
    },
    /** Focuses a column's button in the first table. */
    focus: (name: string): void => heads.find((one) => one.name === name)?.button.focus(),
  };
}
