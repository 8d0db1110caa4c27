// The state machine of the feedback form: a pure function of state and event, without DOM or network.
import type { Draft, FormEffect, FormEvent, FormState, FormStep, Typed } from './events';
import type { Look } from './notice';
import type { Outcome } from './post';
import type { Name } from './words';
import type { Fate } from '~/stores/draft';

/** The pause before an unanswered message is sent again. It doubles each time. */
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

const next = (state: FormState, ...effects: FormEffect[]): FormStep => ({ state, effects });

/** Runs a second step after a first step, and returns the effects of both steps. */
function then({ state, effects }: FormStep, following: (state: FormState) => FormStep): FormStep {
  const last = following(state);
  return next(last.state, ...effects, ...last.effects);
}

const say = (look: Look, words?: Name, seconds?: number): FormEffect => ({ do: 'say', look, words, seconds });
const doNotSendLater: FormEffect = { do: 'do not send later' };

/** Starts with a new message that was not sent yet. */
const take = (state: FormState, message: Draft): FormState => ({
  ...state,
  message,
  erased: undefined,
  asks: false,
  pause: FIRST_PAUSE_MS,
});

/** Stores the draft, or removes it if it is empty. */
function keep(state: FormState, isEmpty = false): FormStep {
  const { message, keptId } = state;
  const after = { ...state, keptId: message.get('id') };
  return isEmpty
    ? next({ ...after, isKept: false }, { do: 'drop', id: keptId })
    : next(after, { do: 'keep', message, before: keptId });
}

function change(state: FormState, { draft, isEmpty }: Typed): FormStep {
  const went = state.message.has('went');
  return then(
    next(
      { ...take(state, draft), isThanked: false },
      doNotSendLater,
      ...(went || state.message.has('send') ? [say('plain', went ? 'changed_after' : 'changed')] : []),
    ),
    (changed) => keep(changed, isEmpty),
  );
}

const isTyped = ({ message }: FormState, { draft }: Typed): boolean =>
  [...draft].every(([name, value]) => name === 'id' || value === (message.get(name) ?? ''));

const deliver = (state: FormState): FormStep =>
  state.sending !== 'no' || !state.message.has('send')
    ? next(state)
    : next({ ...state, sending: 'queued' }, doNotSendLater, say('plain', 'sending'), { do: 'take a turn' });

const ask = (state: FormState): FormStep => next({ ...state, asks: true }, say('wait', 'unknown'));

const empty = (state: FormState): FormStep =>
  next(take(state, new URLSearchParams()), doNotSendLater, { do: 'empty fields' });

const thank = (state: FormState, reference: string): FormStep =>
  then(empty({ ...state, isKept: false, isThanked: true }), (emptied) => next(emptied, { do: 'thank', reference }));

function opened(state: FormState, typed: Typed, kept: Draft | undefined): FormStep {
  if (!kept) return isTyped(state, typed) ? next(state) : change(state, typed);
  return then(
    next({ ...state, message: kept, keptId: kept.get('id'), isKept: true }, { do: 'fill fields', message: kept }),
    (filled) => {
      if (kept.has('went') && !state.isOnce) return ask(filled);
      return kept.has('send') ? deliver(filled) : next(filled, say('plain', 'restored'));
    },
  );
}

const send = (state: FormState): FormStep =>
  then(keep({ ...state, message: marked(state.message, { send: true }) }), deliver);

function submitted(state: FormState, typed: Typed, kept: Draft | undefined): FormStep {
  if (!isTyped(state, typed)) return then(change(state, typed), send);
  // If another tab has sent the same message and got no answer, ask the visitor.
  if (!state.isOnce && !state.message.has('went') && kept?.has('went')) return ask({ ...state, message: kept });
  return send(state);
}

/** Handles a message that could not be sent. It stays in the form, so that the visitor can correct it or send it again. */
function failed(state: FormState, outcome: Exclude<Outcome, { state: 'arrived' }>): FormStep {
  switch (outcome.state) {
    case 'lost':
      return ask(state);
    case 'too often':
      return next(state, say('wait', 'wait', outcome.seconds));
    case 'faulty':
      return next(state, { do: 'show errors', errors: outcome.errors, otherwise: 'refused' });
    default:
      return next(state, say('wait', outcome.state === 'too long' ? 'refused_long' : 'refused'));
  }
}

function answered(before: FormState, outcome: Outcome): FormStep {
  const state: FormState = { ...before, sending: 'no' };
  const { message, pause } = state;
  const id = message.get('id');
  // If the message has no ID, another tab has already reported that the server received it, and this tab has shown the thanks.
  if (id === null) return next(state);
  if (outcome.state === 'arrived') {
    const { reference } = outcome;
    return then(next(state, { do: 'drop arrived', id, reference }), (dropped) => thank(dropped, reference));
  }
  const isLost = outcome.state === 'lost';
  if (isLost && (state.isOnce || !message.has('went')))
    return next({ ...state, pause: pause * 2 }, say('wait', state.isKept ? 'waiting' : 'waiting_here'), {
      do: 'send again later',
      milliseconds: pause,
    });
  const stays = marked(message, isLost ? { send: false } : { send: false, went: false });
  return then(keep({ ...state, message: stays }), (kept) => failed(kept, outcome));
}

function turn(state: FormState, isOnline: boolean, isThere: boolean): FormStep {
  // While this tab waited, another tab may have sent or deleted the message. Then do not send it.
  if (!state.message.has('send') || (state.isKept && !isThere)) return next({ ...state, sending: 'no' });
  const message = isOnline ? marked(state.message, { went: true }) : state.message;
  return keep({ ...state, message, sending: 'posting' });
}

function erase(state: FormState): FormStep {
  const { sending, erased, message, keptId } = state;
  if (sending !== 'no') return next(state);
  if (erased) return then(next(take(state, erased), { do: 'fill fields', message: erased }, say('plain')), keep);
  return then(empty(state), (emptied) =>
    next({ ...emptied, erased: marked(message, { send: false }) }, { do: 'drop', id: keptId }, say('plain', 'deleted')),
  );
}

function gone(state: FormState, id: string, fate: Fate): FormStep {
  if (id !== state.message.get('id')) return next(state);
  if (fate.state === 'arrived') return thank(state, fate.reference);
  // Another tab edited the same draft. So this tab stores its own text as a separate draft.
  if (fate.state === 'replaced') return keep(state);
  if (!state.message.has('send')) return next(state);
  return next({ ...state, message: marked(state.message, { send: false }) }, doNotSendLater, say('plain'));
}

/** Returns the next state and the effects to run. */
export function step(state: FormState, event: FormEvent): FormStep {
  switch (event.kind) {
    case 'opened':
      return opened(state, event.typed, event.kept);
    case 'typed':
      return change(state, event.typed);
    case 'submitted':
      return event.isRight ? submitted(state, event.typed, event.kept) : next(state);
    case 'turn':
      return turn(state, event.isOnline, event.isThere);
    case 'answered':
      return answered(state, event.outcome);
    case 'again':
      return deliver(state);
    case 'erase':
      return erase(state);
    case 'kept':
      return next({ ...state, isKept: event.isKept });
    case 'gone':
      return gone(state, event.id, event.fate);
  }
}
