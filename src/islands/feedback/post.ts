/** The result of sending a message. */
export type Outcome =
  | { readonly state: 'arrived'; readonly reference: string }
  /** The error messages, by field name. */
  | { readonly state: 'faulty'; readonly errors: Readonly<Record<string, string>> }
  /** The number of seconds to wait; 0 if unknown. */
  | { readonly state: 'too often'; readonly seconds: number }
  | { readonly state: 'too long' | 'refused' }
  /** There was no usable answer, so the server may have received the message. */
  | { readonly state: 'lost' };

const MOST_SECONDS = 60;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Reads a `Retry-After` header, which has seconds or a date. Returns seconds; 0 if unknown. */
function secondsOf(header: string | null): number {
  const seconds = Number(header);
  const left = Number.isNaN(seconds) ? (Date.parse(header ?? '') - Date.now()) / 1000 : seconds;
  return left > 0 ? left : 0;
}

function outcomeOf({ ok, status, headers }: Response, said: Json): Outcome {
  if (ok) {
    const reference = isObject(said.results) ? said.results.reference : '';
    return { state: 'arrived', reference: typeof reference === 'string' ? reference : '' };
  }
  if (status === 429) return { state: 'too often', seconds: secondsOf(headers.get('retry-after')) };
  if (status === 413) return { state: 'too long' };
  if (status >= 500 || status === 408) return { state: 'lost' };
  if (status !== 400) return { state: 'refused' };
  const errors = Object.entries(said).map(([name, lines]) => [name, [lines].flat().join(' ')] as const);
  return { state: 'faulty', errors: Object.fromEntries(errors) };
}

/** Sends a message, even if the visitor closes the tab. Never throws. */
export async function post(address: string, message: object): Promise<Outcome> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      keepalive: true,
      signal: AbortSignal.timeout(MOST_SECONDS * 1000),
    });
    const said: unknown = await answer.json().catch(() => ({}));
    return outcomeOf(answer, isObject(said) ? said : {});
  } catch {
    return { state: 'lost' };
  }
}

/** After this time, all other tabs have seen a change of the storage. */
const SEEN_BY_OTHERS_MS = 500;

/** Lets only one tab send at a time. A waiting tab sees the result of the earlier message before it sends. */
export const inTurn = async (work: () => Promise<void>): Promise<void> => {
  // On pages without https, `navigator.locks` does not exist. So the tab sends without waiting for other tabs.
  if (!('locks' in navigator)) return work();
  const isFirst = await navigator.locks.request('feedback', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  if (isFirst) return;
  await navigator.locks.request('feedback', async () => {
    await new Promise((resolve) => setTimeout(resolve, SEEN_BY_OTHERS_MS));
    await work();
  });
};
