import { createHash } from 'node:crypto';

/** Returns six letters of the content's hash, for use in an address. Browsers can cache such an address forever. */
export const contentName = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 6);
