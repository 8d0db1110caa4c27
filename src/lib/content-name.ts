import { createHash } from 'node:crypto';

/** Returns six letters of the content's hash. An address that contains them may be cached forever. */
export const contentName = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 6);
