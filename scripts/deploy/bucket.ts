// Puts objects into S3-compatible storage, and removes them.
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

const TIME_LIMIT_MS = 60_000;
const RETRIES = 3;

export interface BucketOptions {
  /** The address of the bucket. The name of the bucket is in the host or in the path. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

export type Bucket = ReturnType<typeof openBucket>;

/** If a method fails, its error is one sentence. The sentence names the object, the expected answer and the answer that came. */
export function openBucket({ url, region, accessKeyId, secretAccessKey }: BucketOptions) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  async function ask(method: string, key: string, expected: readonly number[], init: RequestInit = {}) {
    const address = `${url.replace(/\/+$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`;
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await client.fetch(address, { method, signal, ...init }).catch((error: unknown) => {
      throw new Error(`${method} ${address}: expected an answer, found: ${reasonOf(error)}.`, { cause: error });
    });
    const text = await response.text();
    if (expected.includes(response.status)) return { status: response.status, text };
    const [, code = 'no reason'] = /<Code>(\w+)<\/Code>/.exec(text) ?? [];
    throw new Error(
      `${method} ${address}: expected status ${expected.join(' or ')}, found ${response.status} (${code}).`,
    );
  }

  return {
    /** Returns the text of an object. Returns undefined if the object does not exist. */
    async get(key: string) {
      const { status, text } = await ask('GET', key, [200, 404]);
      return status === 404 ? undefined : text;
    },
    async put(key: string, bytes: Buffer, headers: Readonly<Record<string, string>>) {
      // With this hash, the storage refuses an object whose bytes were changed during the transfer.
      const sha = createHash('sha256').update(bytes).digest('hex');
      await ask('PUT', key, [200], {
        body: new Uint8Array(bytes),
        headers: { ...headers, 'X-Amz-Content-Sha256': sha },
      });
    },
    async remove(key: string) {
      await ask('DELETE', key, [200, 204, 404]);
    },
  };
}
