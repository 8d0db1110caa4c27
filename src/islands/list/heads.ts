import { make } from '../make';
import { inColumn } from './kinds';
import type { NamedColumn } from './panel';

interface Heads {
  /** Says by which column the rows stand in order; without one, as the page said. */
  readonly mark: (sort: string) => void;
  /** Moves the focus to the button of a column in the first table. */
  readonly focus: (name: string) => void;
}

/** Makes the heads of tables buttons that sort; the words stay for where the head is not seen and cannot be pressed. */
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
