// What the feedback form does next: a pure function of its state and an event. Nothing here touches the page or the line.
import type { Draft, FormEffect, FormEvent, FormState, FormStep, Typed } from './events';
import type { Outcome } from './post';
import type { Fate } from '~/stores/draft';

/** Until a message that got no answer is sent again; each further pause is twice as long. */
const FIRST_PAUSE_MS = 15_000;

export const firstState = (isOnce: boolean): FormState => ({
  isOnce,
  message: new URLSearchParams(),
  erased: undefined,
  keptId: null,
  isKept: false,
  sending: 'no',
  isThanked: false,
  asks: false,
  pause: FIRST_PAUSE_MS,
});

function marked(message: Draft, marks: Readonly<Partial<Record<'send' | 'went', boolean>>>): Draft {
  const copy = new URLSearchParams(message);
  for (const [name, is] of Object.entries(marks))
    if (is) copy.set(name, '1');
    else copy.delete(name);
  return copy;
}

const plain = { do: 'say', look: 'plain' } as const;

/** Another message, which nobody has sent yet. */
const take = (state: FormState, message: Draft): FormState => ({
  ...state,
  message,
  erased: undefined,
  asks: false,
  pause: FIRST_PAUSE_MS,
});

/** What was typed stays in this browser; an empty message does not. */
function keep(state: FormState, isEmpty = false): FormStep {
  const { message, keptId } = state;
  const after = { ...state, keptId: message.get('id') };
  return isEmpty
    ? { state: { ...after, isKept: false }, effects: [{ do: 'drop', id: keptId }] }
    : { state: after, effects: [{ do: 'keep', message, before: keptId }] };
}

function change(state: FormState, { draft, isEmpty }: Typed): FormStep {
  const { message } = state;
  const kept = keep({ ...take(state, draft), isThanked: false }, isEmpty);
  const words = message.has('went') ? 'changed_after' : 'changed';
  const effects: FormEffect[] = message.has('went') || message.has('send') ? [{ ...plain, words }] : [];
  return {
    ...kept,
    effects: [{ do: 'do not send later' }, ...effects, ...kept.effects],
  };
}

const isTyped = ({ message }: FormState, { draft }: Typed): boolean =>
  [...draft].every(([name, value]) => name === 'id' || value === (message.get(name) ?? ''));

function deliver(state: FormState): FormStep {
  if (state.sending !== 'no' || !state.message.has('send')) return { state, effects: [] };
  return {
    state: { ...state, sending: 'queued' },
    effects: [{ do: 'do not send later' }, { do: 'say', look: 'plain', words: 'sending' }, { do: 'take a turn' }],
  };
}

/** The steps one after the other. */
function then(first: FormStep, next: (state: FormState) => FormStep): FormStep {
  const { state, effects } = next(first.state);
  return { state, effects: [...first.effects, ...effects] };
}

const ask = (state: FormState): FormStep => ({
  state: { ...state, asks: true },
  effects: [{ do: 'say', look: 'wait', words: 'unknown' }],
});

const thank = (state: FormState, reference: string): FormStep => ({
  state: { ...take(state, new URLSearchParams()), isKept: false, isThanked: true },
  effects: [{ do: 'do not send later' }, { do: 'empty fields' }, { do: 'thank', reference }],
});

function opened(state: FormState, typed: Typed, kept: Draft | undefined): FormStep {
  if (!kept) return isTyped(state, typed) ? { state, effects: [] } : change(state, typed);
  const filled: FormStep = {
    state: { ...state, message: kept, keptId: kept.get('id'), isKept: true },
    effects: [{ do: 'fill fields', message: kept }],
  };
  if (kept.has('went') && !state.isOnce) return then(filled, ask);
  if (kept.has('send')) return then(filled, deliver);
  return { ...filled, effects: [...filled.effects, { ...plain, words: 'restored' }] };
}

function submitted(state: FormState, event: Extract<FormEvent, { kind: 'submitted' }>): FormStep {
  const { typed, isRight } = event;
  if (!isRight) return { state, effects: [] };
  if (!isTyped(state, typed)) return then(change(state, typed), send);
  const { kept } = event;
  // Another tab has sent the same, and has no answer.
  if (!state.isOnce && !state.message.has('went') && kept?.has('went')) return ask({ ...state, message: kept });
  return send(state);
}

const send = (state: FormState): FormStep =>
  then(keep({ ...state, message: marked(state.message, { send: true }) }), deliver);

function answered(before: FormState, outcome: Outcome): FormStep {
  const state: FormState = { ...before, sending: 'no' };
  const id = state.message.get('id');
  // Another tab has seen it arrive meanwhile, and this one has said so.
  if (id === null) return { state, effects: [] };
  if (outcome.state === 'arrived') {
    const { reference } = outcome;
    const thanked = thank(state, reference);
    return { ...thanked, effects: [{ do: 'drop arrived', id, reference }, ...thanked.effects] };
  }
  const isLost = outcome.state === 'lost';
  if (isLost && (state.isOnce || !state.message.has('went')))
    return {
      state: { ...state, pause: state.pause * 2 },
      effects: [
        { do: 'say', look: 'wait', words: state.isKept ? 'waiting' : 'waiting_here' },
        { do: 'send again later', milliseconds: state.pause },
      ],
    };
  const message = marked(state.message, isLost ? { send: false } : { send: false, went: false });
  return then(keep({ ...state, message }), (kept) => {
    switch (outcome.state) {
      case 'lost':
        return ask(kept);
      case 'too often':
        return { state: kept, effects: [{ do: 'say', look: 'wait', words: 'wait', seconds: outcome.seconds }] };
      case 'faulty':
        return { state: kept, effects: [{ do: 'show errors', errors: outcome.errors, otherwise: 'refused' }] };
      default:
        return {
          state: kept,
          effects: [{ do: 'say', look: 'wait', words: outcome.state === 'too long' ? 'refused_long' : 'refused' }],
        };
    }
  });
}

function turn(state: FormState, isOnline: boolean, isThere: boolean): FormStep {
  // While this tab waited, another may have seen the message arrive, or deleted it.
  if (!state.message.has('send') || (state.isKept && !isThere))
    return { state: { ...state, sending: 'no' }, effects: [] };
  const message = isOnline ? marked(state.message, { went: true }) : state.message;
  return keep({ ...state, message, sending: 'posting' });
}

function erase(state: FormState): FormStep {
  if (state.sending !== 'no') return { state, effects: [] };
  const { erased } = state;
  if (erased)
    return then({ state: take(state, erased), effects: [{ do: 'fill fields', message: erased }, plain] }, keep);
  return {
    state: { ...take(state, new URLSearchParams()), erased: marked(state.message, { send: false }) },
    effects: [
      { do: 'do not send later' },
      { do: 'empty fields' },
      { do: 'drop', id: state.keptId },
      { ...plain, words: 'deleted' },
    ],
  };
}

function gone(state: FormState, id: string, fate: Fate): FormStep {
  if (id !== state.message.get('id')) return { state, effects: [] };
  if (fate.state === 'arrived') return thank(state, fate.reference);
  // Both tabs went on from one draft: what stands here is one of its own.
  if (fate.state === 'replaced') return keep(state);
  if (!state.message.has('send')) return { state, effects: [] };
  return {
    state: { ...state, message: marked(state.message, { send: false }) },
    effects: [{ do: 'do not send later' }, plain],
  };
}

/** The state after an event, and what is to be done for it. */
export function step(state: FormState, event: FormEvent): FormStep {
  switch (event.kind) {
    case 'opened':
      return opened(state, event.typed, event.kept);
    case 'typed':
      return change(state, event.typed);
    case 'submitted':
      return submitted(state, event);
    case 'turn':
      return turn(state, event.isOnline, event.isThere);
    case 'answered':
      return answered(state, event.outcome);
    case 'again':
      return deliver(state);
    case 'erase':
      return erase(state);
    case 'kept':
      return { state: { ...state, isKept: event.isKept }, effects: [] };
    case 'gone':
      return gone(state, event.id, event.fate);
  }
}
