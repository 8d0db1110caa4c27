import { make } from '../make';
import { inColumn } from './kinds';
import type { NamedColumn } from './panel';

interface Heads {
  /** Marks the sorted column; without an argument, the original order. */
  readonly mark: (sort: string) => void;
  /** Focuses a column's button in the first table. */
  readonly focus: (name: string) => void;
}

/** Makes column headings sort buttons. The text stays for layouts that hide the headings. */
export function sortableHeads(
  tables: readonly Element[],
  columns: readonly NamedColumn[],
  sort: (by: string) => void,
): Heads {
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
    mark: (by) => {
      for (const { name, head, before } of heads)
        head.ariaSort = by === name ? 'ascending' : by === `-${name}` ? 'descending' : by ? null : before;
    },
    focus: (name) => heads.find((one) => one.name === name)?.button.focus(),
  };
}
