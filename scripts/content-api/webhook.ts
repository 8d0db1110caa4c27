import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { idOf, objectsIn } from './openapi.ts';

export interface WebhookTarget {
  readonly url: string;
  /** The secret is `whsec_` and a key in base64, as in Standard Webhooks. Any other text is the key itself. */
  readonly secret: string;
}

export interface Change {
  readonly type: 'content.published' | 'content.unpublished' | 'content.changed';
  readonly data: { readonly path?: string; readonly id?: unknown; readonly lang?: string };
}

const TRIES = 5;

const entriesById = (content: unknown): Map<unknown, string> =>
  new Map(
    objectsIn(content).flatMap((entry) =>
      idOf(entry) === undefined ? [] : [[entry.id ?? entry.slug, JSON.stringify(entry)]],
    ),
  );

/** Makes the webhook for a changed file. The webhook names the entry if only one entry of the file has changed. */
export function changeOf(name: string, before: unknown, after: unknown): Change {
  const [lang, file] = /^(?:en|hi)\//.test(name) ? name.split('/') : [];
  if (lang === undefined || file === undefined) return { type: 'content.changed', data: {} };
  const data = { path: `${file.replaceAll('__', '/')}/`, lang };
  const [old, now] = [entriesById(before), entriesById(after)];
  const different = [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id));
  const [id] = different;
  if (id === undefined || different.length > 1) return { type: 'content.changed', data };
  const type = !old.has(id) ? 'content.published' : !now.has(id) ? 'content.unpublished' : 'content.changed';
  return { type, data: { ...data, id } };
}

/** Returns the key of a secret. The key is empty if the secret is not valid. */
export const signingKey = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);

/** Posts a signed webhook. Tries five times, each time after a longer pause, then throws. */
export async function sendWebhook({ url, secret }: WebhookTarget, change: Change): Promise<void> {
  const signer = new Webhook(signingKey(secret), { format: 'raw' });
  const id = `msg_${randomUUID()}`;
  const body = JSON.stringify({ type: change.type, timestamp: new Date().toISOString(), data: change.data });
  for (let attempt = 1; ; attempt += 1) {
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signer.sign(id, now, body),
    };
    const problem = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).then(
      ({ ok, status }) => (ok ? undefined : `status ${status}`),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (problem === undefined) return;
    if (attempt === TRIES)
      throw new Error(`${url} did not accept the webhook: ${problem}. It was sent ${TRIES} times.`);
    await pause(250 * 2 ** attempt);
  }
}
