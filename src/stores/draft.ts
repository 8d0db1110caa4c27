// What was typed into the feedback form and has not arrived: in this browser only, and not for ever. No store: the
// script of every page uses it too, so that the end comes on whatever page is opened.

const NAME = 'feedback';

export function dropDraft(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // storage is off: nothing was kept
  }
}

const draftIn = (text: string | null): URLSearchParams | undefined => {
  const draft = new URLSearchParams(text ?? '');
  return Number(draft.get('until')) > Date.now() ? draft : undefined;
};

/** The texts of the fields by their names, and what became of the message. What is past its end is deleted. */
export function keptDraft(): URLSearchParams | undefined {
  try {
    const draft = draftIn(localStorage.getItem(NAME));
    if (!draft) dropDraft();
    return draft;
  } catch {
    return undefined; // storage is off
  }
}

/** Says whether this browser keeps it. */
export function keepDraft(draft: URLSearchParams): boolean {
  draft.set('until', String(Date.now() + DRAFT_DAYS * 86_400_000));
  try {
    localStorage.setItem(NAME, draft.toString());
    return true;
  } catch {
    return false;
  }
}

/** Deletes it, and tells the other tabs that it has arrived: under which id, and the reference number it got. */
export function dropArrived(id: string, reference: string): void {
  try {
    if (draftIn(localStorage.getItem(NAME))?.get('id') !== id) return; // another message of another tab
    localStorage.setItem(NAME, new URLSearchParams({ id, reference }).toString());
    dropDraft();
  } catch {
    // storage is off: nothing was kept
  }
}

/** Calls back with an id when another tab has seen that message arrive, with its reference number, or has deleted it. */
export function onDraftGone(gone: (id: string | null, reference?: string) => void): void {
  addEventListener('storage', ({ key, newValue, oldValue }) => {
    if (key !== NAME) return;
    const said = new URLSearchParams(newValue ?? oldValue ?? '');
    const reference = said.get('reference');
    if (!newValue) gone(said.get('id'));
    else if (reference !== null) gone(said.get('id'), reference);
  });
}
