// What can happen to the feedback form, and what is to be done for it.
import type { Look } from './notice';
import type { Outcome } from './post';
import type { Name } from './words';
import type { Fate } from '~/stores/draft';

/** The texts of the fields by their names, with the `id` of the message. `send`: the visitor has sent it. `went`: it may have arrived. */
export type Draft = URLSearchParams;

export interface FormState {
  /** The owner's API knows by its id a message that it already has: it may be sent again without a question. */
  readonly isOnce: boolean;
  readonly message: Draft;
  /** What the visitor has deleted a moment ago. */
  readonly erased: Draft | undefined;
  /** The id under which this tab has kept its last message: its own is what a newer one replaces, not another tab's. */
  readonly keptId: string | null;
  readonly isKept: boolean;
  /** `queued`: another tab sends first. */
  readonly sending: 'no' | 'queued' | 'posting';
  readonly isThanked: boolean;
  /** Whether it is to be sent again, the visitor must say. */
  readonly asks: boolean;
  /** Milliseconds. */
  readonly pause: number;
}

/** What the fields hold, as a new message. */
export interface Typed {
  readonly draft: Draft;
  readonly isEmpty: boolean;
}

export type FormEvent =
  | { readonly kind: 'opened'; readonly typed: Typed; readonly kept: Draft | undefined }
  | { readonly kind: 'typed'; readonly typed: Typed }
  /** `kept`: the same message as the browser keeps it, maybe by another tab. A second press after the thanks is not right. */
  | { readonly kind: 'submitted'; readonly typed: Typed; readonly isRight: boolean; readonly kept: Draft | undefined }
  /** It is this tab's turn to send. `isThere`: the browser still keeps the message. */
  | { readonly kind: 'turn'; readonly isOnline: boolean; readonly isThere: boolean }
  | { readonly kind: 'answered'; readonly outcome: Outcome }
  /** The time has come to send again, or the line is back. */
  | { readonly kind: 'again' }
  | { readonly kind: 'erase' }
  | { readonly kind: 'kept'; readonly isKept: boolean }
  | { readonly kind: 'gone'; readonly id: string; readonly fate: Fate };

export type FormEffect =
  /** Says something beside the button; nothing when there are no words. */
  | {
      readonly do: 'say';
      readonly look: Look;
      readonly words?: Name | undefined;
      readonly seconds?: number | undefined;
    }
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
