import type { Act } from '../act';
import { make } from '../make';
import { checksOf } from '../feedback/checks';
import { errorBoard, type Field } from '../feedback/errors';
import { type Look, tell } from '../feedback/notice';
import { inTurn, type Outcome, post } from '../feedback/post';
import { wordsOf } from '../feedback/words';
import { waitingTime } from '~/i18n/waiting-time';
import { draftsHere, dropArrived, dropDraft, keepDraft, keptDraft, onDraftGone } from '~/stores/draft';
import { pageLang } from '~/stores/page-lang';

/** Until a message that got no answer is sent again; each further pause is twice as long. */
const FIRST_PAUSE_MS = 15_000;

const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Keeps what is typed, says what is wrong, sends the message and says what became of it. A message has an id that
 * changes with each letter: what is sent again under it is the same message, and the owner's API knows it (`data-once`);
 * where it does not, the visitor is asked before it is sent again. Without script the form is a plain post.
 */
export const act: Act = (form) => {
  const [button, eraser] = form.querySelectorAll('button');
  const [status, keeper] = form.querySelectorAll<HTMLElement>('[role=status],.kept');
  const [alert, check] = form.querySelector('template')?.content.children ?? [];
  if (!(form instanceof HTMLFormElement) || !button || !eraser || !status || !keeper || !alert || !check) return;
  const fields = [...form.querySelectorAll<Field>('.field > :is(input, textarea)')];
  const say = wordsOf(form);
  const notify = (look: Look, ...lines: readonly (Node | string)[]): void =>
    tell(status, look, { plain: undefined, wait: alert, done: check }[look]?.cloneNode(true), lines);
  const faultOf = checksOf(fields, say);
  const errors = errorBoard(form, say, () => alert.cloneNode(true));
  const isOnce = form.dataset.once !== undefined;
  const [send, erase] = [button.textContent, eraser.textContent];

  /** The fields with the id; `send` when the visitor has sent it, `went` when it may have arrived. */
  let message = new URLSearchParams();
  let erased: URLSearchParams | undefined;
  /** The id under which this tab has kept its last message: its own, not another tab's, is what a newer one replaces. */
  let keptId: string | null = null;
  let [isKept, isSending, isThanked, pause] = [false, false, false, FIRST_PAUSE_MS];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isTyped = (draft: URLSearchParams): boolean =>
    fields.every(({ name, value }) => value === (draft.get(name) ?? ''));
  /** Nothing stands in a field that the draft has not. */
  const goesOnFrom = (draft: URLSearchParams): boolean =>
    fields.every(({ name, value }) => !value || value === draft.get(name));

  const keep = (): void => {
    const isEmpty = fields.every(({ value }) => !value);
    if (isEmpty) dropDraft(keptId);
    isKept = !isEmpty && keepDraft(message, keptId);
    keptId = message.get('id');
    keeper.hidden = !isKept;
  };

  const take = (draft: URLSearchParams): void => {
    clearTimeout(timer);
    pause = FIRST_PAUSE_MS;
    button.textContent = send;
    eraser.textContent = erase;
    erased = undefined;
    message = draft;
  };

  const change = (): void => {
    if (message.has('went')) notify('plain', say('changed_after'));
    else if (message.has('send')) notify('plain', say('changed'));
    take(new URLSearchParams(fields.map(({ name, value }) => [name, value])));
    message.set('id', newId());
    isThanked = false;
    keep();
  };

  const empty = (): void => {
    form.reset();
    errors.clear();
    take(new URLSearchParams());
  };

  const thank = (reference: string): void => {
    empty();
    isThanked = true;
    keeper.hidden = true;
    const [before = '', after = ''] = say('reference', { reference: '#' }).split('#');
    const number = make('span', {}, before, make('strong', {}, reference), after);
    notify('done', say('arrived'), ...(reference ? [number] : []), say('reply'));
  };

  const ask = (): void => {
    notify('wait', say('unknown'));
    button.textContent = say('again');
  };

  const wait = (): void => {
    notify('wait', say(isKept ? 'waiting' : 'waiting_here'));
    timer = setTimeout(() => void deliver(), pause);
    pause *= 2;
  };

  /** Says what is wrong with fields; nothing when none is. */
  const complain = (wrong: (field: Field) => string | undefined): boolean => {
    const faults = new Map(fields.map((field) => [field, wrong(field) ?? ''] as const).filter(([, said]) => said));
    errors.clear();
    if (faults.size > 0) {
      notify('plain');
      errors.show(faults);
    }
    return faults.size > 0;
  };

  const settle = (outcome: Outcome): void => {
    const { state } = outcome;
    if (state === 'arrived') {
      dropArrived(message.get('id') ?? '', outcome.reference);
      thank(outcome.reference);
    } else if (state === 'lost' && (isOnce || !message.has('went'))) {
      wait();
    } else {
      message.delete('send');
      if (state !== 'lost') message.delete('went');
      keep();
      if (state === 'lost') ask();
      else if (state === 'too often') {
        const { seconds } = outcome;
        notify('wait', say('wait', { time: seconds ? waitingTime(seconds, pageLang()) : say('a_while') }));
      } else if (state !== 'faulty' || !complain(({ name }) => outcome.errors[name]))
        notify('wait', say(state === 'too long' ? 'refused_long' : 'refused'));
    }
  };

  const setSending = (is: boolean): void => {
    isSending = is;
    button.setAttribute('aria-disabled', String(is));
    for (const field of fields) field.readOnly = is;
  };

  async function deliver(): Promise<void> {
    if (isSending || !message.has('send') || !(form instanceof HTMLFormElement)) return;
    const own = message;
    clearTimeout(timer);
    setSending(true);
    notify('plain', say('sending'));
    await inTurn(async () => {
      // While this tab waited for its turn, another may have seen the message arrive, or deleted it.
      if (message !== own || (isKept && !keptDraft(own.get('id')))) return;
      if (navigator.onLine) own.set('went', '1');
      keep();
      const id = isOnce && { message_id: own.get('id') };
      settle(await post(form.action, { ...Object.fromEntries(new FormData(form)), ...id }));
    }).finally(() => setSending(false));
  }

  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // A second press that comes after the thanks must not take them away.
    if (isSending || (isThanked && isTyped(message)) || complain(faultOf)) return;
    if (!isTyped(message)) change();
    button.focus();
    const kept = keptDraft(message.get('id'));
    if (!isOnce && !message.has('went') && kept?.has('went')) {
      // Another tab has sent the same, and has no answer.
      message = kept;
      ask();
      return;
    }
    message.set('send', '1');
    keep();
    void deliver();
  });
  form.addEventListener('input', ({ target }) => {
    for (const field of fields) if (field === target && !faultOf(field)) errors.mend(field);
    change();
  });
  eraser.addEventListener('click', () => {
    if (isSending) return;
    if (erased) {
      const brought = erased;
      for (const field of fields) field.value = brought.get(field.name) ?? '';
      take(brought);
      keep();
      notify('plain');
    } else {
      const gone = message;
      gone.delete('send');
      empty();
      dropDraft(keptId);
      erased = gone;
      eraser.textContent = say('undo');
      notify('plain', say('deleted'));
    }
  });
  addEventListener('online', () => void deliver());
  onDraftGone((id, fate) => {
    if (id !== message.get('id')) return;
    if (fate.state === 'arrived') thank(fate.reference);
    // Both tabs went on from one draft: what stands here is one of its own.
    else if (fate.state === 'replaced') keep();
    else if (message.has('send')) {
      clearTimeout(timer);
      message.delete('send');
      notify('plain');
    }
  });

  const kept = draftsHere().find(goesOnFrom);
  if (kept) {
    for (const field of fields) field.value = kept.get(field.name) ?? '';
    message = kept;
    keptId = kept.get('id');
    isKept = true;
    keeper.hidden = false;
    if (kept.has('went') && !isOnce) ask();
    else if (kept.has('send')) void deliver().then(() => status.scrollIntoView({ block: 'nearest' }));
    else notify('plain', say('restored'));
  } else if (!isTyped(message)) change();
};
