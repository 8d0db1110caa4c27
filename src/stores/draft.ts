// What was typed into the feedback form and has not arrived: in this browser only, and not for ever. No store: the
// script of every page uses it too, so that the end comes on whatever page is opened.
import { keep, read } from './storage';

const NAME = 'feedback';

const textsIn = (all: string): URLSearchParams[] => all.split(' ').map((text) => new URLSearchParams(text));

/**
 * Each has the texts of the fields by their names, an id, and what became of the message; the last to be written stands
 * last. Several tabs may each have one. What is past its end is deleted.
 */
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

/** What a form may go on from: what its tab kept last, before a reload, and then whatever was kept, the latest first. */
export function draftsHere(): URLSearchParams[] {
  const drafts = keptDrafts().toReversed();
  try {
    const own = sessionStorage.getItem(NAME);
    return drafts.toSorted((a, b) => Number(b.get('id') === own) - Number(a.get('id') === own));
  } catch {
    return drafts; // storage is off
  }
}

/** In the place of the one that it was made of. Says whether this browser keeps it. */
export function keepDraft(draft: URLSearchParams, before: string | null): boolean {
  draft.set('until', String(Date.now() + DRAFT_DAYS * 86_400_000));
  try {
    sessionStorage.setItem(NAME, draft.get('id') ?? '');
  } catch {
    // storage is off
  }
  return keep(NAME, [...draftsBut(before, draft.get('id')), draft].join(' '));
}

/** Deletes it, and tells the other tabs that it has arrived, with the reference number it got. */
export function dropArrived(id: string, reference: string): void {
  if (!keptDraft(id)) return;
  keep(NAME, [...draftsBut(id), new URLSearchParams({ id, reference })].join(' '));
  dropDraft(id);
}

/** What another tab has done with a message. */
export type Fate =
  { readonly state: 'arrived'; readonly reference: string } | { readonly state: 'deleted' | 'replaced' };

/** By the id of each message: its reference number where it has just arrived. */
const idsIn = (all: string | null): Map<string, string | null> =>
  new Map(
    textsIn(all ?? '')
      .filter((draft) => draft.has('id'))
      .map((draft) => [draft.get('id') ?? '', draft.get('reference')]),
  );

/** Calls back with the id of each message that another tab has seen arrive, has deleted, or has made another one of. */
export function onDraftGone(gone: (id: string, fate: Fate) => void): void {
  addEventListener('storage', ({ key, newValue, oldValue }) => {
    if (key !== NAME) return;
    const [before, now] = [idsIn(oldValue), idsIn(newValue)];
    const state = [...now.keys()].some((id) => !before.has(id)) ? 'replaced' : 'deleted';
    for (const id of before.keys()) if (!now.has(id)) gone(id, { state });
    for (const [id, reference] of now) if (reference !== null) gone(id, { state: 'arrived', reference });
  });
}
