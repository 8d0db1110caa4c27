// The manifest in the storage lists the sent files, so that any machine can continue the work of another.
import * as z from 'zod';
import type { Bucket } from './bucket.ts';

const KEY = 'deployed.json';

const manifest = z.object({
  /** Each object that was sent, by a hash of its content and its headers. */
  objects: z.record(z.string(), z.string()).transform((objects) => new Map(Object.entries(objects))),
  /** Old hashed files, and since when the site does not have them, in milliseconds. */
  gone: z.record(z.string(), z.number()),
  /** Addresses of which a CDN may still have an old copy. */
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
