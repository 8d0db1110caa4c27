import type { State } from '~/rules/verdict';

/**
 * The colour of each result in drawings. Only colours that other drawings of the site use: each other colour would make
 * the style sheets of all pages longer.
 */
export const FILLS: Readonly<Record<State, { fill: string; opacity?: string }>> = {
  met: { fill: 'var(--color-forest)' },
  partly: { fill: 'var(--color-amber)' },
  not: { fill: 'var(--color-ember)' },
  owner: { fill: 'currentColor', opacity: '.6' },
  inapplicable: { fill: 'currentColor', opacity: '.3' },
  unjudged: { fill: 'currentColor', opacity: '.1' },
};
