// The state machine of a filtered list: a pure function of state and event, without DOM or network.

/** The other pages load once. After a failure, they load again only if the visitor presses the button. */
export type ListState = 'not loaded' | 'loading' | 'loaded';

export interface ListEvent {
  /** `loaded`: the loading has ended, and no more pages will be added. */
  readonly kind: 'asked' | 'page came' | 'retried' | 'loaded';
  /** True if the fields restrict or sort the rows. */
  readonly isActive: boolean;
  /** True if all rows have loaded. */
  readonly isWhole: boolean;
}

export type ListEffect =
  | 'write address'
  | 'load'
  /** If pages are missing, offers a button that loads them again. */
  | 'end loading'
  /**
   * Shows the rows that match. `show for now` does the same, but screen readers announce the number only after `show`,
   * because the number may still change.
   */
  | 'show'
  | 'show for now'
  /** Shows the original page. */
  | 'hide';

export interface ListStep {
  readonly state: ListState;
  readonly effects: readonly ListEffect[];
}

/** Returns the next state and the effects to run. */
export function step(state: ListState, { kind, isActive, isWhole }: ListEvent): ListStep {
  const show = isActive ? 'show' : 'hide';
  switch (kind) {
    case 'asked':
      return isActive && !isWhole && state === 'not loaded'
        ? { state: 'loading', effects: ['write address', show, 'load'] }
        : { state, effects: ['write address', show] };
    case 'page came':
      return { state, effects: [isActive ? 'show for now' : show] };
    case 'retried':
      return state === 'loading' ? { state, effects: [] } : { state: 'loading', effects: [show, 'load'] };
    case 'loaded':
      return { state: 'loaded', effects: ['end loading', show] };
  }
}
