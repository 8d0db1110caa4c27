import { Webhook } from 'standardwebhooks';

/**
 * Returns the headers that sign a webhook, as in Standard Webhooks. The secret is `whsec_` and a key in base64. `body` must be
 * sent unchanged.
 */
export const webhookHeaders = (secret: string, id: string, at: Date, body: string) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, at, body),
});
