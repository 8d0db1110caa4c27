import type { Act } from '../act';
import { make } from '../make';
import { checksOf } from '../feedback/checks';
import { errorBoard, type Field } from '../feedback/errors';
import { tell } from '../feedback/notice';
import { inTurn, post } from '../feedback/post';
import type { FormEffect, FormEvent, FormState } from '../feedback/events';
import { firstState, step } from '../feedback/state';
import { type Say, wordsOf } from '../feedback/words';
import { waitingTime } from '~/i18n/waiting-time';
import { find } from '~/lib/hooks';
import { draftsHere, dropArrived, dropDraft, keepDraft, keptDraft, onDraftGone } from '~/stores/draft';
import { pageLang } from '~/stores/page-lang';

const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Returns the elements that this script needs, or undefined if an element is missing. */
function partsOf(form: HTMLElement) {
  const icons = form.querySelector('template')?.content;
  const send = find(form, 'send');
  const eraser = find(form, 'erase');
  const status = find(form, 'status');
  const keeper = find(form, 'kept');
  if (!(form instanceof HTMLFormElement) || !icons || !send || !eraser || !status || !keeper) return undefined;
  const icon = (name: 'fault-icon' | 'done-icon'): Node => find(icons, name)?.cloneNode(true) ?? new Text();
  const fields = [...form.querySelectorAll<Field>('.field > :is(input, textarea)')];
  return { form, send, eraser, status, keeper, icon, fields };
}

type Parts = NonNullable<ReturnType<typeof partsOf>>;

/** The functions with which the state machine reads and changes the form. */
function viewOf({ form, send, eraser, status, keeper, icon, fields }: Parts, say: Say) {
  const errors = errorBoard(form, say, () => icon('fault-icon'));
  const isWrong = checksOf(fields, say);
  const [sendWords, eraseWords] = [send.textContent, eraser.textContent];
  const notify = (look: 'plain' | 'wait' | 'done', ...lines: readonly (Node | string)[]): void =>
    tell(status, look, look === 'plain' ? undefined : icon(look === 'wait' ? 'fault-icon' : 'done-icon'), lines);
  /** Replaces the shown errors of the fields. Returns true if there are errors. */
  const complain = (wrong: (field: Field) => string | undefined): boolean => {
    const faults = new Map(fields.map((field) => [field, wrong(field) ?? ''] as const).filter(([, said]) => said));
    errors.clear();
    if (faults.size === 0) return false;
    notify('plain');
    errors.show(faults);
    return true;
  };
  return {
    notify,
    typed: () => ({
      draft: new URLSearchParams([...fields.map(({ name, value }) => [name, value]), ['id', newId()]]),
      isEmpty: fields.every(({ value }) => !value),
    }),
    thank(reference: string): void {
      const [before = '', after = ''] = say('reference', { reference: '#' }).split('#');
      const number = make('span', {}, before, make('strong', {}, reference), after);
      notify('done', say('arrived'), ...(reference ? [number] : []), say('reply'));
    },
    isRight: () => !complain(isWrong),
    complain,
    fill(draft: URLSearchParams): void {
      for (const field of fields) field.value = draft.get(field.name) ?? '';
    },
    empty(): void {
      form.reset();
      errors.clear();
    },
    mend(target: EventTarget | null): void {
      for (const field of fields) if (field === target && !isWrong(field)) errors.mend(field);
    },
    /** True if the draft can fill the form and no text that the visitor typed is lost. */
    goesOnFrom: (draft: URLSearchParams): boolean =>
      fields.every(({ name, value }) => !value || value === draft.get(name)),
    show({ isKept, erased, sending, asks }: FormState): void {
      keeper.hidden = !isKept && !erased;
      send.textContent = asks ? say('again') : sendWords;
      eraser.textContent = erased ? say('undo') : eraseWords;
      send.setAttribute('aria-disabled', String(sending !== 'no'));
      for (const field of fields) field.readOnly = sending !== 'no';
    },
  };
}

/**
 * Stores a draft, checks the fields, sends the message and shows the result. A message has an ID that changes with each
 * edit. With `data-once`, the API recognises a repeated ID, so sending again is safe. Without `data-once`, the visitor
 * is asked before a message is sent again. Without script, the browser sends the form itself.
 */
export const act: Act = (element) => {
  const parts = partsOf(element);
  if (!parts) return;
  const { form, send: button, eraser, status } = parts;
  const say = wordsOf(form);
  const view = viewOf(parts, say);
  const isOnce = form.dataset.once !== undefined;
  let state = firstState(isOnce);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(event: FormEvent): void {
    const { state: after, effects } = step(state, event);
    state = after;
    for (const effect of effects) run(effect);
    view.show(state);
  }

  const takeTurn = (): Promise<void> =>
    inTurn(async () => {
      const id = state.message.get('id');
      send({ kind: 'turn', isOnline: navigator.onLine, isThere: Boolean(keptDraft(id)) });
      if (state.sending !== 'posting') return;
      const fields = Object.fromEntries(new FormData(form));
      send({ kind: 'answered', outcome: await post(form.action, { ...fields, ...(isOnce && { message_id: id }) }) });
    });

  const timeOf = (seconds = 0): string => (seconds ? waitingTime(seconds, pageLang()) : say('a_while'));

  function run(effect: FormEffect): void {
    switch (effect.do) {
      case 'say':
        view.notify(effect.look, ...(effect.words ? [say(effect.words, { time: timeOf(effect.seconds) })] : []));
        break;
      case 'thank':
        view.thank(effect.reference);
        break;
      case 'show errors':
        if (!view.complain(({ name }) => effect.errors[name])) view.notify('wait', say(effect.otherwise));
        break;
      case 'keep':
        send({ kind: 'kept', isKept: keepDraft(effect.message, effect.before) });
        break;
      case 'drop':
        dropDraft(effect.id);
        break;
      case 'drop arrived':
        dropArrived(effect.id, effect.reference);
        break;
      case 'empty fields':
        view.empty();
        break;
      case 'fill fields':
        view.fill(effect.message);
        break;
      case 'take a turn':
        void takeTurn();
        break;
      case 'send again later':
        timer = setTimeout(() => send({ kind: 'again' }), effect.milliseconds);
        break;
      case 'do not send later':
        clearTimeout(timer);
    }
  }

  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = view.typed();
    // Fields are not checked while a message is being sent. Empty fields are not checked while the page shows the thanks for a
    // message.
    const isRight = state.sending === 'no' && !(state.isThanked && typed.isEmpty) && view.isRight();
    if (isRight) button.focus();
    send({ kind: 'submitted', typed, isRight, kept: keptDraft(state.message.get('id')) });
  });
  form.addEventListener('input', ({ target }) => {
    view.mend(target);
    send({ kind: 'typed', typed: view.typed() });
  });
  eraser.addEventListener('click', () => send({ kind: 'erase' }));
  addEventListener('online', () => send({ kind: 'again' }));
  onDraftGone((id, fate) => send({ kind: 'gone', id, fate }));

  send({ kind: 'opened', typed: view.typed(), kept: draftsHere().find(view.goesOnFrom) });
  if (state.sending !== 'no') status.scrollIntoView({ block: 'nearest' });
};
