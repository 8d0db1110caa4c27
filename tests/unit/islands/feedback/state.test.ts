import { describe, expect, it } from 'vitest';
import type { FormEffect, FormEvent, FormState } from '~/islands/feedback/events';
import { firstState, step } from '~/islands/feedback/state';

const draft = (message: string, id = message): URLSearchParams => new URLSearchParams({ message, id });
const typed = (message: string, id?: string) => ({ draft: draft(message, id), isEmpty: message === '' });
const types = (message: string): FormEvent => ({ kind: 'typed', typed: typed(message) });
const submits = (message: string, kept?: URLSearchParams): FormEvent => ({
  kind: 'submitted',
  typed: typed(message, 'new'),
  isRight: true,
  kept,
});
const kept: FormEvent = { kind: 'kept', isKept: true };
const turn: FormEvent = { kind: 'turn', isOnline: true, isThere: true };
const answered = (outcome: Extract<FormEvent, { kind: 'answered' }>['outcome']): FormEvent => ({
  kind: 'answered',
  outcome,
});
const lost = answered({ state: 'lost' });

/** The state after several events, and the effects of the last event. */
function after(events: readonly FormEvent[], isOnce = true): { state: FormState; effects: readonly FormEffect[] } {
  let result: { state: FormState; effects: readonly FormEffect[] } = { state: firstState(isOnce), effects: [] };
  for (const event of events) result = step(result.state, event);
  return result;
}
const said = ({ effects }: { effects: readonly FormEffect[] }): string[] =>
  effects.flatMap((effect) => (effect.do === 'say' ? (effect.words ?? '') : []));
const done = ({ effects }: { effects: readonly FormEffect[] }): string[] => effects.map((effect) => effect.do);

describe('a message', () => {
  const sent = [types('Road'), kept, submits('Road'), kept, turn, kept] as const;

  it('is kept as it is typed, each time in the place of the one before, and dropped with its last letter', () => {
    const second = after([types('R'), kept, types('Ro')]);
    expect(second.effects).toContainEqual({ do: 'keep', message: draft('Ro'), before: 'R' });
    const none = after([types('R'), kept, types('')]);
    expect(none.effects).toContainEqual({ do: 'drop', id: 'R' });
    expect(none.state.isKept).toBe(false);
  });

  it('waits for its turn, goes once however often it is sent, and leads to thanks', () => {
    expect(after([types('Road'), kept, submits('Road')]).state.sending).toBe('queued');
    expect(done(after([...sent, { ...submits('Road'), isRight: false } as FormEvent]))).toEqual([]);
    expect(after(sent).state.sending).toBe('posting');
    const thanked = after([...sent, answered({ state: 'arrived', reference: 'F-7' })]);
    expect(thanked.effects).toContainEqual({ do: 'thank', reference: 'F-7' });
    expect(thanked.effects).toContainEqual({ do: 'drop arrived', id: 'Road', reference: 'F-7' });
    expect(thanked.state).toMatchObject({ sending: 'no', isThanked: true, isKept: false });
  });

  it('without an answer is sent again by itself where the API knows it by its id, each time later', () => {
    const first = after([...sent, lost]);
    expect(said(first)).toEqual(['waiting']);
    expect(first.effects).toContainEqual({ do: 'send again later', milliseconds: 15_000 });
    const second = after([...sent, lost, { kind: 'again' }, turn, lost]);
    expect(second.effects).toContainEqual({ do: 'send again later', milliseconds: 30_000 });
  });

  it('without an answer asks the visitor where the API does not know it, and does not go by itself', () => {
    const result = after([...sent, lost], false);
    expect(said(result)).toEqual(['unknown']);
    expect(result.state.asks).toBe(true);
    expect(done(after([...sent, lost, { kind: 'again' }], false))).toEqual([]);
    expect(after([...sent, lost, submits('Road')], false).state.sending).toBe('queued');
  });

  it('that never left the machine is sent again by itself in either case', () => {
    const offline = { ...turn, isOnline: false } as FormEvent;
    expect(said(after([types('Road'), kept, submits('Road'), kept, offline, lost], false))).toEqual(['waiting']);
  });

  it('that is changed after it may have arrived says so, and counts as another', () => {
    const changed = after([...sent, lost, types('Road 2')]);
    expect(said(changed)).toEqual(['changed_after']);
    expect(done(changed)).toContain('do not send later');
    expect(changed.state.message.has('send')).toBe(false);
    expect(said(after([...sent, lost, types('Road 2')], false))).toEqual(['changed_after']);
    expect(said(after([types('Road'), kept, submits('Road'), kept, types('Road 2')]))).toEqual(['changed']);
    expect(said(after([types('Road'), types('Road 2')]))).toEqual([]);
  });

  it('that was refused can be mended: what is wrong is shown, and it is not sent by itself', () => {
    const refused = after([...sent, answered({ state: 'faulty', errors: { email: 'No address.' } })]);
    expect(refused.effects).toContainEqual({
      do: 'show errors',
      errors: { email: 'No address.' },
      otherwise: 'refused',
    });
    expect(refused.state.message.has('send')).toBe(false);
    expect(said(after([...sent, answered({ state: 'too long' })]))).toEqual(['refused_long']);
    expect(after([...sent, answered({ state: 'too often', seconds: 90 })]).effects).toContainEqual({
      do: 'say',
      look: 'wait',
      words: 'wait',
      seconds: 90,
    });
  });

  it('that is deleted comes back, but is not sent', () => {
    const erased = after([...sent, lost, { kind: 'erase' }]);
    expect(said(erased)).toEqual(['deleted']);
    expect(done(erased)).toContain('empty fields');
    const brought = after([...sent, lost, { kind: 'erase' }, { kind: 'erase' }]);
    expect(done(brought)).toEqual(expect.arrayContaining(['fill fields', 'keep']));
    expect(brought.state.message.get('message')).toBe('Road');
    expect(done(step(brought.state, { kind: 'again' }))).toEqual([]);
  });

  it('that another tab has seen arrive is thanked for here, and an answer to it afterwards says nothing more', () => {
    const gone: FormEvent = { kind: 'gone', id: 'Road', fate: { state: 'arrived', reference: 'F-7' } };
    const waiting = [types('Road'), kept, submits('Road'), kept] as const;
    expect(after([...waiting, gone]).effects).toContainEqual({ do: 'thank', reference: 'F-7' });
    expect(after([...waiting, gone, turn]).state.sending).toBe('no');
    expect(done(after([...sent, gone, answered({ state: 'arrived', reference: 'F-7' })]))).toEqual([]);
  });

  it('that another tab has deleted is not sent from here', () => {
    const waiting = [types('Road'), kept, submits('Road'), kept] as const;
    const gone: FormEvent = { kind: 'gone', id: 'Road', fate: { state: 'deleted' } };
    expect(after([...waiting, gone, turn]).state.sending).toBe('no');
    expect(after([...waiting, { ...turn, isThere: false }]).state.sending).toBe('no');
  });

  it('that another tab has sent without an answer is asked about, where the API does not know it', () => {
    const other = new URLSearchParams({ message: 'Road', id: 'Road', send: '1', went: '1' });
    expect(said(after([types('Road'), kept, submits('Road', other)], false))).toEqual(['unknown']);
  });
});

describe('a form that is opened', () => {
  const opens = (message: string, draftKept?: URLSearchParams): FormEvent => ({
    kind: 'opened',
    typed: typed(message),
    kept: draftKept,
  });

  it('goes on from what was kept, and says so', () => {
    const { state, effects } = after([opens('', draft('Road'))]);
    expect(effects).toContainEqual({ do: 'fill fields', message: draft('Road') });
    expect(said({ effects })).toEqual(['restored']);
    expect(state.isKept).toBe(true);
  });

  it('sends what was sent before, or asks where it may have arrived', () => {
    const sent = new URLSearchParams({ message: 'Road', id: 'Road', send: '1', went: '1' });
    expect(after([opens('', sent)]).state.sending).toBe('queued');
    expect(said(after([opens('', sent)], false))).toEqual(['unknown']);
  });

  it('keeps what the browser has put into it', () => {
    expect(done(after([opens('Road')]))).toContain('keep');
    expect(after([opens('')]).effects).toEqual([]);
  });
});
