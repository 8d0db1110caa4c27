import { createHash } from 'node:crypto';

/** Six letters that change with a content: what an address with them in it gives may be kept for good. */
export const contentName = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 6);
