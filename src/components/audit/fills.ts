import type { State } from '~/rules/verdict';

/** The colour of each result in drawings. What is not met is red, like a cancelled tender. */
export const FILLS: Readonly<Record<State, { class?: string; fill?: string; opacity?: string }>> = {
  met: { fill: 'var(--color-forest)' },
  partly: { fill: 'var(--color-amber)' },
  not: { class: 'fill-danger' },
  owner: { fill: 'currentColor' },
  inapplicable: { fill: 'currentColor', opacity: '.5' },
  unjudged: { fill: 'currentColor', opacity: '.1' },
};
