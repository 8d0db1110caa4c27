// Runs in a thread of the publisher. It makes the compressed contents of live files, and sends them back.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliNow, gzipNow, isCompressed, qualityOf } from '../build/compress.ts';
import { framedNow } from '../serve/dictionary.ts';
import type { FormAnswer, FormJob, FormOptions } from './form-threads.ts';
import type { Forms } from './served-file.ts';

const { liveDir, brotliQuality } = workerData as FormOptions;

/** A copy of exactly these bytes, because a message copies all the memory that a Buffer is a part of. */
const exact = (bytes: Buffer): Uint8Array => new Uint8Array(bytes);

function formsOf({ file, frame }: FormJob): Forms {
  const bytes = readFileSync(path.join(liveDir, file));
  const isSmaller = isCompressed(file, bytes.length);
  return {
    brotli: isSmaller ? exact(brotliNow(bytes, qualityOf(file, brotliQuality))) : undefined,
    gzip: isSmaller ? exact(gzipNow(bytes)) : undefined,
    framed:
      frame && exact(framedNow(bytes, { ...frame, bytes: Buffer.from(frame.bytes), hash: Buffer.from(frame.hash) })),
  };
}

function answer(job: FormJob): FormAnswer {
  try {
    return { forms: formsOf(job) };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? {} : { error: String(error) };
  }
}

parentPort?.on('message', (job: FormJob) => parentPort?.postMessage(answer(job)));
