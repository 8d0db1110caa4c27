import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';
import { type Bucket, openBucket } from '../../scripts/deploy/bucket.ts';
import { throwAwayFolder } from './fixture-site.ts';

export interface Storage {
  readonly url: string;
  readonly bucket: Bucket;
  /** Returns the method and the key of each request since the last call. */
  readonly takeAsked: () => string[];
  /** After this many more requests, the server breaks every connection. */
  readonly breakAfter: (requests: number) => void;
}

const KEY = 'S3RVER';

/** Runs an S3-compatible server with an empty bucket until the test ends. */
export async function openStorage(secretAccessKey = KEY): Promise<Storage> {
  const folder = await throwAwayFolder();
  const s3 = new S3rver({ directory: folder.dir, silent: true, configureBuckets: [{ name: 'site' }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  let asked: string[] = [];
  let left = Infinity;
  const server = createServer((request, response) => {
    left -= 1;
    if (left < 0) {
      request.socket.destroy();
      return;
    }
    asked.push(`${request.method ?? ''} ${path.posix.relative('/site', decodeURIComponent(request.url ?? ''))}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await folder.remove();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/site`;
  return {
    url,
    bucket: openBucket({ url, region: 'us-east-1', accessKeyId: KEY, secretAccessKey }),
    takeAsked() {
      const taken = asked;
      asked = [];
      return taken;
    },
    breakAfter(requests) {
      left = requests;
    },
  };
}
