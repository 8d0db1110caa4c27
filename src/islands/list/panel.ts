import { fill } from '~/lib/fill';
import { make } from '../make';
import { type Filter, readFilter } from './filter';
import type { Column, StateName } from './kinds';
import { words } from './words';

export interface NamedColumn extends Column {
  readonly label: string;
}

const field = (label: string, control: HTMLElement): HTMLLabelElement => make('label', {}, label, control);

/** Makes the form with the fields of a filter: words, state, dates, order. */
export function panel(name: string, columns: readonly NamedColumn[], states: readonly StateName[]) {
  const orders = columns.flatMap((column) => [
    new Option(`${column.label}: ${words[`${column.kind}_up`]}`, column.name),
    new Option(`${column.label}: ${words[`${column.kind}_down`]}`, `-${column.name}`),
  ]);
  const fields = {
    words: make('input', { type: 'search', autocomplete: 'off' }),
    state: make('select', {}),
    from: make('input', { type: 'date' }),
    to: make('input', { type: 'date' }),
    sort: make('select', {}, new Option(words.as_listed, ''), ...orders),
  };
  const stateField = field(words.state, fields.state);
  /** On a phone, the result is far below the fields, so the count is a button that leads to the result. */
  const count = make('button', { type: 'submit', title: words.lead });
  const date = columns.find(({ kind }) => kind === 'date')?.label ?? '';
  const form = make(
    'form',
    { role: 'search', ariaLabel: name },
    field(words.words, fields.words),
    count,
    stateField,
    field(fill(words.day_from, { date }), fields.from),
    field(fill(words.day_to, { date }), fields.to),
    field(words.order, fields.sort),
  );
  const known = columns.map((column) => column.name);
  /** Reads a filter from an address. Ignores unknown values. */
  const parse = (asked: Parameters<typeof readFilter>[0]): Filter => readFilter(asked, states, known);
  /** Sets the states (such as open or closed) to choose from. Hides the field if there is only one and none is chosen. */
  const offer = (offered: readonly StateName[], chosen = fields.state.value): void => {
    const names = states.filter((name) => offered.includes(name) || name === chosen);
    fields.state.replaceChildren(
      new Option(words.all_states, ''),
      ...names.map((name) => new Option(words[name], name, false, name === chosen)),
    );
    stateField.hidden = names.length < 2 && !chosen;
  };
  return {
    form,
    parse,
    /** Returns the filter that the fields show. */
    read: () => parse({ get: (name) => fields[name].value }),
    write: ({ state, ...others }: Filter): void => {
      offer([], state);
      for (const name of ['words', 'from', 'to', 'sort'] as const) fields[name].value = others[name];
    },
    offer,
    /** Shows how many rows match, below the field for words. */
    say: (text: string): void => void (count.textContent = text),
  };
}
