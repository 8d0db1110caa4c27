// The state, the events and the effects of the state machine of the feedback form.
import type { Look } from './notice';
import type { Outcome } from './post';
import type { Name } from './words';
import type { Fate } from '~/stores/draft';

/**
 * A message: the field values by name, and an `id`. `send` is set if the visitor has pressed the send button. `went` is set if
 * the server may have received the message.
 */
export type Draft = URLSearchParams;

export interface FormState {
  /** True if the API recognises a repeated ID, so that a message may be sent again without asking. */
  readonly isOnce: boolean;
  readonly message: Draft;
  /** The draft that the visitor has just deleted. */
  readonly erased: Draft | undefined;
  /**
   * The ID of the draft that this tab has stored. A newer draft of this tab replaces this draft. Drafts of other tabs
   * stay.
   */
  readonly keptId: string | null;
  readonly isKept: boolean;
  /** `queued`: this tab waits while another tab sends. */
  readonly sending: 'no' | 'queued' | 'posting';
  readonly isThanked: boolean;
  /** True while the visitor decides whether to send the message again. */
  readonly asks: boolean;
  /** The pause before the next try, in milliseconds. */
  readonly pause: number;
}

/** The values that are in the fields now, as a new message. */
export interface Typed {
  readonly draft: Draft;
  readonly isEmpty: boolean;
}

export type FormEvent =
  | { readonly kind: 'opened'; readonly typed: Typed; readonly kept: Draft | undefined }
  | { readonly kind: 'typed'; readonly typed: Typed }
  /**
   * `kept` is the stored copy of this message, which another tab may have changed. `isRight`: the fields have no
   * errors.
   */
  | { readonly kind: 'submitted'; readonly typed: Typed; readonly isRight: boolean; readonly kept: Draft | undefined }
  /** No other tab is sending, so this tab may send now. `isThere`: the message is still in storage. */
  | { readonly kind: 'turn'; readonly isOnline: boolean; readonly isThere: boolean }
  | { readonly kind: 'answered'; readonly outcome: Outcome }
  /** The message can be sent again, because the pause is over or the connection is back. */
  | { readonly kind: 'again' }
  | { readonly kind: 'erase' }
  | { readonly kind: 'kept'; readonly isKept: boolean }
  | { readonly kind: 'gone'; readonly id: string; readonly fate: Fate };

export type FormEffect =
  /** Shows a notice beside the button. Without `words`, removes the notice. */
  | { readonly do: 'say'; readonly look: Look; readonly words: Name | undefined; readonly seconds: number | undefined }
  | { readonly do: 'thank'; readonly reference: string }
  | { readonly do: 'show errors'; readonly errors: Readonly<Record<string, string>>; readonly otherwise: Name }
  | { readonly do: 'keep'; readonly message: Draft; readonly before: string | null }
  | { readonly do: 'drop'; readonly id: string | null }
  | { readonly do: 'drop arrived'; readonly id: string; readonly reference: string }
  | { readonly do: 'empty fields' }
  | { readonly do: 'fill fields'; readonly message: Draft }
  | { readonly do: 'take a turn' }
  | { readonly do: 'send again later'; readonly milliseconds: number }
  | { readonly do: 'do not send later' };

export interface FormStep {
  readonly state: FormState;
  readonly effects: readonly FormEffect[];
}
