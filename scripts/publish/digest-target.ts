// Returns the receiver of the weekly digest. Refuses settings that are not safe.
import type { Settings } from '../command/settings.ts';
import { requireStrong } from './signed.ts';

export interface DigestTarget {
  readonly url: string;
  readonly secret: string;
}

/** Returns undefined if no digest is wanted. Throws if DIGEST_SECRET is missing, weak, or the same as a WEBHOOK_SECRET. */
export function digestTarget(settings: Settings): DigestTarget | undefined {
  const { DIGEST_URL: url, DIGEST_SECRET: secret, WEBHOOK_SECRET } = settings;
  if (url === undefined) return undefined;
  requireStrong(
    secret === undefined ? [] : [secret],
    'DIGEST_SECRET',
    'a receiver could not check that a digest is from you',
  );
  if (secret === undefined || WEBHOOK_SECRET.includes(secret))
    throw new Error(
      'DIGEST_SECRET: expected another secret than WEBHOOK_SECRET. With the same secret, the receiver could start publishes.',
    );
  return { url, secret };
}
