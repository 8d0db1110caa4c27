import { Webhook } from 'standardwebhooks';

/**
 * Returns the headers that sign a webhook, as in Standard Webhooks. The secret is `whsec_` and a key in base64, or the key as
 * bytes. `body` must be sent unchanged.
 */
export const webhookHeaders = (secret: string | Uint8Array, id: string, at: Date, body: string) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': (typeof secret === 'string' ? new Webhook(secret) : new Webhook(secret, { format: 'raw' })).sign(
    id,
    at,
    body,
  ),
});
