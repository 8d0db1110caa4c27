// Checks the recommendations of UX4G.
import type { Element } from 'hast';
import type { advice } from '../../../src/rules/advice.ts';
import { all, property, textOf } from '../html.ts';
import type { MachineRow } from './machine-row.ts';
import { type RulePage, shown } from './page.ts';
import { SIGNS } from './signs.ts';
import { type Check, finding, onParts } from './watch.ts';

/** Returns the checkboxes whose label asks for consent. */
function consents({ tree }: RulePage): Element[] {
  const labels = all(tree, 'label').filter((label) => SIGNS.consent.test(textOf(label)));
  const inside = new Set(labels.flatMap((label) => all(label, 'input')));
  const named = new Set(labels.map((label) => property(label, 'htmlFor')));
  return all(tree, 'input').filter(
    (input) => property(input, 'type') === 'checkbox' && (inside.has(input) || named.has(property(input, 'id') ?? '')),
  );
}

const unticked = onParts(consents, (box) =>
  box.properties.checked ? [finding(shown(box), 'a box that the visitor ticks', 'ticked in advance')] : [],
);

export const adviceChecks = { U10: unticked } satisfies Record<MachineRow<typeof advice>, Check>;
