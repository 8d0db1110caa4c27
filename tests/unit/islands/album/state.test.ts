import { describe, expect, it } from 'vitest';
import { type AlbumEvent, type AlbumStep, firstState, step, turnOfKey, turnOfSwipe } from '~/islands/album/state';

const open = (at: number, isNamed = false): AlbumEvent => ({ kind: 'opened', at, isNamed });
const turn = (by: number): AlbumEvent => ({ kind: 'turned', by });
const leave: AlbumEvent = { kind: 'left' };
const close = (isNamed = true, isAdded = true): AlbumEvent => ({ kind: 'closed', isNamed, isAdded });

/** The state after several events in an album of four pictures, and the effects of the last event. */
function after(...events: AlbumEvent[]): AlbumStep {
  let result: AlbumStep = { state: firstState(4), effects: [] };
  for (const event of events) result = step(result.state, event);
  return result;
}

describe('a picture', () => {
  it('is named in a new history entry and shown in the dialog', () =>
    expect(after(open(2))).toMatchObject({ state: { at: 2 }, effects: ['add', 'show', 'open'] }));

  it('that the address names already adds no history entry', () =>
    expect(after(open(2, true)).effects).toEqual(['show', 'open']));

  it('is turned to its neighbours, round both ends, without a new history entry', () => {
    expect(after(open(2), turn(1))).toMatchObject({ state: { at: 3 }, effects: ['replace', 'show'] });
    expect(after(open(3), turn(1)).state.at).toBe(0);
    expect(after(open(0), turn(-1)).state.at).toBe(3);
  });
});

describe('closing', () => {
  it('takes back what opening did to the history', () => {
    expect(after(open(2), close()).effects).toEqual(['end', 'go back']);
    expect(after(open(2, true), close(true, false)).effects).toEqual(['end', 'unname']);
  });

  it('ends at the picture last seen', () => expect(after(open(2), turn(1), close()).state.at).toBe(3));

  it('leaves an address alone that names no picture', () =>
    expect(after(open(2), close(false)).effects).toEqual(['end']));

  it('follows a visitor who goes on, and does not move the visitor again', () => {
    expect(after(open(2), leave).effects).toEqual(['close']);
    expect(after(open(2), leave, close()).effects).toEqual(['end']);
  });

  it('takes back a picture that was opened again after the visitor had gone on', () =>
    expect(after(open(2), leave, open(2, true), close()).effects).toEqual(['end', 'go back']));
});

const free = { altKey: false, ctrlKey: false, metaKey: false };

it.each([
  ['ArrowRight', free, 1],
  ['ArrowLeft', free, -1],
  ['Enter', free, 0],
  ['ArrowLeft', { ...free, altKey: true }, 0],
  ['ArrowRight', { ...free, ctrlKey: true }, 0],
  ['ArrowRight', { ...free, metaKey: true }, 0],
])('the key %s with %j turns by %i', (key, others, by) => expect(turnOfKey({ key, ...others })).toBe(by));

it.each([
  [-100, 20, 1],
  [100, -20, -1],
  [-40, 0, 0],
  [-41, 0, 1],
  [100, 60, 0],
])('a finger that moves %i across and %i down turns by %i', (across, down, by) =>
  expect(turnOfSwipe({ clientX: 200, clientY: 200 }, { clientX: 200 + across, clientY: 200 + down })).toBe(by),
);
