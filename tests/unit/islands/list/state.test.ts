import { describe, expect, it } from 'vitest';
import { type ListEvent, type ListStep, step } from '~/islands/list/state';

const some = { isActive: true, isWhole: false };
const event = (kind: ListEvent['kind'], more: Partial<ListEvent> = {}): ListEvent => ({ kind, ...some, ...more });

/** The state after several events, and the effects of the last event. */
function after(...events: ListEvent[]): ListStep {
  let result: ListStep = { state: 'not loaded', effects: [] };
  for (const one of events) result = step(result.state, one);
  return result;
}

describe('a filter', () => {
  it('is written in the address, shown with the rows that are here, and loads the others', () =>
    expect(after(event('asked'))).toEqual({ state: 'loading', effects: ['write address', 'show', 'load'] }));

  it('loads nothing where all rows are here', () =>
    expect(after(event('asked', { isWhole: true }))).toEqual({
      state: 'not loaded',
      effects: ['write address', 'show'],
    }));

  it('loads nothing again while pages are on their way, nor after they have failed', () => {
    expect(after(event('asked'), event('asked')).effects).toEqual(['write address', 'show']);
    expect(after(event('asked'), event('loaded'), event('asked')).effects).toEqual(['write address', 'show']);
  });

  it('that is removed brings the original page back', () =>
    expect(after(event('asked'), event('asked', { isActive: false })).effects).toEqual(['write address', 'hide']));
});

it('a page without a filter stays as it is, with its address', () =>
  expect(after(event('page came', { isActive: false }))).toEqual({ state: 'not loaded', effects: ['hide'] }));

describe('the other pages', () => {
  it('are shown as they come, and announced when the last has come', () => {
    expect(after(event('asked'), event('page came')).effects).toEqual(['show for now']);
    expect(after(event('asked'), event('page came'), event('loaded', { isWhole: true }))).toEqual({
      state: 'loaded',
      effects: ['end loading', 'show'],
    });
  });

  it('are not shown where the filter was removed meanwhile', () => {
    expect(after(event('asked'), event('page came', { isActive: false })).effects).toEqual(['hide']);
    expect(after(event('asked'), event('loaded', { isActive: false })).effects).toEqual(['end loading', 'hide']);
  });

  it('load again at the visitor’s wish, but not twice at a time', () => {
    expect(after(event('asked'), event('loaded'), event('retried'))).toEqual({
      state: 'loading',
      effects: ['show', 'load'],
    });
    expect(after(event('asked'), event('retried')).effects).toEqual([]);
  });
});
