// Stores feedback messages that the server has not received, in this browser only and for a limited time. This is not a
// nanostore, because the script of every page also uses it, to delete expired messages.
import { keep, read } from './storage';

const NAME = 'feedback';

const textsIn = (all: string): URLSearchParams[] => all.split(' ').map((text) => new URLSearchParams(text));

/** Returns the stored drafts of all tabs, newest last: field values, ID and state. Deletes expired drafts. */
export function keptDrafts(): URLSearchParams[] {
  const all = textsIn(read(NAME));
  const drafts = all.filter((draft) => Number(draft.get('until')) > Date.now());
  if (drafts.length < all.length) keep(NAME, drafts.join(' '));
  return drafts;
}

export const keptDraft = (id: string | null): URLSearchParams | undefined =>
  keptDrafts().find((draft) => draft.get('id') === id);

const draftsBut = (...ids: (string | null)[]): URLSearchParams[] =>
  keptDrafts().filter((draft) => !ids.includes(draft.get('id')));

export const dropDraft = (id: string | null): boolean => keep(NAME, draftsBut(id).join(' '));

/** Returns drafts that can fill a form: first this tab's last draft (after a reload), then the other drafts, newest first. */
export function draftsHere(): URLSearchParams[] {
  const drafts = keptDrafts().toReversed();
  try {
    const own = sessionStorage.getItem(NAME);
    return drafts.toSorted((a, b) => Number(b.get('id') === own) - Number(a.get('id') === own));
  } catch {
    return drafts; // because storage is off
  }
}

/** Stores a draft and deletes the draft with the ID `before`. Returns true if the new draft is stored. */
export function keepDraft(draft: URLSearchParams, before: string | null): boolean {
  draft.set('until', String(Date.now() + DRAFT_DAYS * 86_400_000));
  try {
    sessionStorage.setItem(NAME, draft.get('id') ?? '');
  } catch {
    // Storage is off, so the tab does not remember its draft.
  }
  return keep(NAME, [...draftsBut(before, draft.get('id')), draft].join(' '));
}

/**
 * Deletes the draft of the visitor's message after the server has received the message. Tells other tabs the reference number.
 */
export function dropArrived(id: string, reference: string): void {
  if (!keptDraft(id)) return;
  keep(NAME, [...draftsBut(id), new URLSearchParams({ id, reference })].join(' '));
  dropDraft(id);
}

/** What another tab has done with a message: sent it so that the server has received it, or deleted it, or replaced it. */
export type Fate =
  { readonly state: 'arrived'; readonly reference: string } | { readonly state: 'deleted' | 'replaced' };

/** Returns a map from the IDs of drafts to reference numbers. The number is null if the server has not received the message. */
const idsIn = (all: string | null): Map<string, string | null> =>
  new Map(
    textsIn(all ?? '')
      .filter((draft) => draft.has('id'))
      .map((draft) => [draft.get('id') ?? '', draft.get('reference')]),
  );

/** Calls `gone` when another tab has sent, deleted or replaced a message. */
export function onDraftGone(gone: (id: string, fate: Fate) => void): void {
  addEventListener('storage', ({ key, newValue, oldValue }) => {
    if (key !== NAME) return;
    const [before, now] = [idsIn(oldValue), idsIn(newValue)];
    const state = [...now.keys()].some((id) => !before.has(id)) ? 'replaced' : 'deleted';
    for (const id of before.keys()) if (!now.has(id)) gone(id, { state });
    for (const [id, reference] of now) if (reference !== null) gone(id, { state: 'arrived', reference });
  });
}
