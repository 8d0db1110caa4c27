// Checks the signature of a webhook, in the form of Standard Webhooks or GitHub.
import { verify } from '@octokit/webhooks-methods';
import { Webhook } from 'standardwebhooks';

const LEAST_BYTES = 24;
const LEAST_KINDS_OF_BYTES = 10;

/** Throws if a secret is easy to guess. */
export function requireStrong(
  secrets: readonly string[],
  name = 'WEBHOOK_SECRET',
  without = 'anybody could start a publish',
): void {
  if (secrets.length === 0)
    throw new Error(
      `${name} is missing: without it ${without}. Make one with: echo "whsec_$(openssl rand -base64 32)"`,
    );
  for (const [index, secret] of secrets.entries()) {
    const bytes = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
    if (bytes.length < LEAST_BYTES || new Set(bytes).size < LEAST_KINDS_OF_BYTES)
      throw new Error(
        `${name} (number ${index + 1}): expected at least ${LEAST_BYTES} random bytes, found ${bytes.length}, ` +
          `${new Set(bytes).size} of them different. Make one with: echo "whsec_$(openssl rand -base64 32)"`,
      );
  }
}

const BASE64 = /^whsec_|^[A-Za-z0-9+/]{32,}={0,2}$/;

/**
 * Returns the possible keys of a secret. For a secret without `whsec_`, some senders use the text as the key, and others decode
 * it as base64.
 */
const keysOf = (secret: string): (() => Webhook)[] => [
  ...(secret.startsWith('whsec_') ? [] : [() => new Webhook(secret, { format: 'raw' })]),
  ...(BASE64.test(secret) ? [() => new Webhook(secret)] : []),
];

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * Returns a webhook's ID if its signature is valid, otherwise the reason to refuse the webhook. GitHub does not sign the ID, so
 * the signature is used as the ID. `mayRepeat` is true for GitHub, because two valid webhooks with equal texts have equal
 * signatures.
 */
export async function signedId(
  body: string,
  headers: Headers,
  secrets: readonly string[],
): Promise<{ id: string; mayRepeat: boolean } | { fault: string }> {
  const id = headers['webhook-id'] ?? headers['x-github-delivery'];
  if (!id || id.length > 200) return { fault: 'it has no ID' };
  const github = headers['x-hub-signature-256'];
  if (headers['webhook-signature'] === undefined) {
    if (github === undefined) return { fault: 'it is not signed' };
    for (const secret of secrets)
      if (await verify(secret, body, github).catch(() => false)) return { id: github, mayRepeat: true };
    return { fault: 'its signature is wrong' };
  }
  const needed = {
    'webhook-id': id,
    'webhook-timestamp': headers['webhook-timestamp'] ?? '',
    'webhook-signature': headers['webhook-signature'],
  };
  let fault = 'its signature is wrong';
  for (const key of secrets.flatMap(keysOf))
    try {
      key().verify(body, needed, { jsonParse: false });
      return { id, mayRepeat: false };
    } catch (error) {
      if (error instanceof Error && /timestamp/i.test(error.message))
        fault = 'its time differs from the time of this machine by more than five minutes';
    }
  return { fault };
}
