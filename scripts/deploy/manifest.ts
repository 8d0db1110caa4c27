// Keeps in the storage itself what was sent there, so that any machine can go on where another broke off.
import * as z from 'zod';
import type { Bucket } from './bucket.ts';

const KEY = 'deployed.json';

const manifest = z.object({
  /** Each object that was sent, by a hash of its content and its headers. */
  objects: z.record(z.string(), z.string()).transform((objects) => new Map(Object.entries(objects))),
  /** Hashed files that the site has no more, and since when, in milliseconds. */
  gone: z.record(z.string(), z.number()),
  /** Addresses that a CDN may still answer as they were. */
  toPurge: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

export async function readManifest(bucket: Bucket): Promise<Manifest> {
  const text = await bucket.get(KEY);
  return manifest.parse(JSON.parse(text ?? '{"objects":{},"gone":{},"toPurge":[]}'));
}

export const writeManifest = (bucket: Bucket, content: Manifest): Promise<void> =>
  bucket.put(KEY, Buffer.from(JSON.stringify({ ...content, objects: Object.fromEntries(content.objects) })), {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
